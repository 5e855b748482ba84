import { expect, test } from 'vitest'
import { adviceOnLooseFile, refusalOfFile } from './dropped.ts'
import { formatMessage } from './words.ts'

test.each([
  ['Prijzen.CSV', 'text/csv', 'is een spreadsheet'],
  ['pagina.html', 'text/html', 'is een webpagina'],
  ['folder.pdf', 'application/pdf', 'is een PDF'],
  ['IMG_0021.HEIC', '', 'Instellingen → Camera → Structuren → Meest compatibel'],
  ['IMG_0021.heif', 'image/heif', 'is een HEIC-foto'],
  ['brief.docx', '', 'is een document'],
  ['film.mov', 'video/quicktime', 'is een opname'],
  ['map', '', 'kan niet in een tekst'],
])('%s that is dropped gets a sentence that names it and its kind', (name, type, says) => {
  const word = refusalOfFile({ name, type })
  expect(word && formatMessage(word, 'nl', { name })).toMatch(
    new RegExp(`^${name} .*${says}`.replace(`${name} .*is`, `${name} is`)),
  )
})

test.each([
  ['foto.jpg', 'image/jpeg'],
  ['image.png', 'image/png'],
  ['tekening.svg', 'image/svg+xml'],
])('%s is a picture', (name, type) => {
  expect(refusalOfFile({ name, type })).toBeUndefined()
})

test.each([
  ['foto.jpg', 'image/jpeg', 'dropHere'],
  ['folder.pdf', 'application/pdf', 'dropPdf'],
  ['lijst.csv', 'text/csv', 'dropSheet'],
  ['IMG_0021.HEIC', '', 'dropHeic'],
])('%s that is dropped outside a text gets the advice for its kind', (name, type, word) => {
  expect(adviceOnLooseFile({ name, type })).toBe(word)
})
