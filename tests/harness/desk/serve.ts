import { startDesk } from '../../../editor/server/server.ts'

// Starts the desk without its preview, until killed: node --import tsx serve.ts ROOT PORT

const [root = '', port] = process.argv.slice(2)
const { address } = await startDesk({ root, port: Number(port), env: {}, preview: false })
console.log(`The desk is running at ${address}`)
