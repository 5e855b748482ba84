import { listen, siteHandler } from '../../../scripts/hosting/server.ts'

// Serves the folder that it is given, on a free port, and says where.
const { port } = await listen(siteHandler(process.argv[2] ?? 'dist'), 0)
console.log(`http://127.0.0.1:${port}`)
