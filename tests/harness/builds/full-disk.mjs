// Loaded before a program: from its nth write on, the disk is full. FULL_AT=0 only counts, and says how many there were.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const full = Number(process.env.FULL_AT)
let writes = 0

function count() {
  writes++
  if (full > 0 && writes >= full)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
}

for (const name of ['writeFileSync', 'mkdirSync', 'symlinkSync', 'copyFileSync', 'cpSync', 'linkSync', 'writeSync']) {
  const original = fs[name]
  fs[name] = (...args) => {
    count()
    return original(...args)
  }
}
for (const name of ['writeFile', 'mkdir', 'copyFile']) {
  const original = fs.promises[name]
  fs.promises[name] = async (...args) => {
    count()
    return original(...args)
  }
}
syncBuiltinESMExports()
process.on('exit', () => console.error(`Writes: ${writes}`))
