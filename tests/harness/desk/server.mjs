// The desk in a process of its own, without the third column, to be killed: node server.mjs ROOT PORT
// As scripts/run.mjs does: which React is loaded follows from it.
process.env.NODE_ENV = 'production'
const { startDesk } = await import('../../../editor/server/server.ts')

const [root = '', port = '0'] = process.argv.slice(2)
const desk = await startDesk({ root, port: Number(port), env: {}, preview: false })
console.log(`at ${desk.address}`)
