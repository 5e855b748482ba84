import pc from 'picocolors'
import { compressIn } from './build/compress.ts'
import { builtSite } from './build/publish/place.ts'
import { givenTo } from './command.ts'

console.log(pc.green(await compressIn(process.cwd(), builtSite(givenTo('compress').args[0]))))
