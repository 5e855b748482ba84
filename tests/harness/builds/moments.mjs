// Loaded before a build: at the moment that its site is live, it writes down to MOMENTS how many pages have no brotli
// version beside them, of how many.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { renameSync } = fs
fs.renameSync = (from, to) => {
  renameSync(from, to)
  if (!/\.build\/current$/.test(to)) return
  const files = fs.readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html'))
  const without = pages.filter((file) => !files.includes(`${file}.br`))
  fs.writeFileSync(process.env.MOMENTS, `${without.length} of ${pages.length}`)
}
syncBuiltinESMExports()
