import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pc from 'picocolors'
import { compressIn } from './build/compress.ts'
import { givenTo } from './command.ts'

const { args } = givenTo('compress')
const folder = args[0] ?? 'dist'

if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built site. Run npm run build first.`)
console.log(pc.green(await compressIn(process.cwd(), realpathSync(folder))))
