import { expect, test } from 'vitest'
import { found } from '../../tests/harness/rules.ts'
import { typedName } from './typed-name.ts'

const typed = (name: string, fact: string) =>
  `"${name}" is the name of the company typed by hand. Write {${fact}}, so that it follows content/business.yaml.  [${name} → {${fact}}]`

test('our name is a fact, in the text and in the fields', async () => {
  expect(await found(typedName, 'Werkstroom helpt, en Werkstroom B.V. levert.', 'title: Bij Werkstroom')).toEqual([
    `4:1  ${typed('Werkstroom', 'brand.name')}`,
    `4:22  ${typed('Werkstroom B.V.', 'brand.legalName')}`,
    `2:12  ${typed('Werkstroom', 'brand.name')}`,
  ])
})

test('it is our name in capitals too', async () => {
  expect(await found(typedName, 'Bij WERKSTROOM.')).toEqual([`4:5  ${typed('WERKSTROOM', 'brand.name')}`])
})

test('a word that holds it, an address and code pass', async () => {
  const body = 'Een werkstroom, Werkstromen, https://www.Werkstroom.example/a, hallo@Werkstroom.example, `Werkstroom`.'
  expect(await found(typedName, body)).toEqual([])
})
