// Writes texts in a loop, as the desk does, until killed: node saver.mjs ROOT FILE …
import { readUtf8, writeTexts } from '../../../editor/server/files.ts'

const [root = '', ...files] = process.argv.slice(2)
const begun = files.map((file) => (readUtf8(root, file) ?? '').replace(/\nSave \d+\n(x*\n)?$/, ''))
console.log('saving')
for (let time = 0; ; time++) {
  const typed = begun.map((text) => `${text}\nSave ${time}\n${'x'.repeat(20_000 * (time % 2))}\n`)
  const sent = files.map((file, at) => [file, { text: typed[at] ?? '', base: readUtf8(root, file) }])
  writeTexts(root, Object.fromEntries(sent))
}
