import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coreFont, coreFontFile } from './font/core-font.ts'

writeFileSync(join(process.cwd(), coreFontFile), await coreFont(process.cwd()))
console.log(`Wrote ${coreFontFile}.`)
