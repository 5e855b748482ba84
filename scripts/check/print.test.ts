import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultLocale, type Localized, languages, locales } from '../../site/locales.ts'
import { sentencesIn } from '../../tests/harness/sentences.ts'
import { schemaOf } from '../content/schema/schema.ts'
import { listFiles } from '../lib/files.ts'
import { named, say } from './message.ts'
import { inWords, sentences } from './print.ts'

const project = join(import.meta.dirname, '../..')
const programs = ['editor/server', 'scripts', 'site', 'components/mdx']

/** The sentences of all programs; what has no word, such as "%1 %2", is no sentence. */
const spoken = new Set(
  programs
    .flatMap((room) => listFiles(join(project, room)).map((file) => join(project, room, file)))
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .flatMap(sentencesIn)
    .concat(Object.values(languages).map(({ english }) => english))
    .filter((sentence) => /\p{L}/u.test(sentence)),
)

/** The languages that have a table: the others are said in English. */
const translated = locales.filter((locale) => Object.keys(sentences[locale]).length > 0)

describe.each(translated)('in %s', (locale) => {
  const pairs = Object.entries(sentences[locale])

  test('stands every sentence of the programs, and no other', () => {
    expect(pairs.map(([english]) => english).sort()).toEqual([...spoken].sort())
  })

  test.each(pairs)('%s', (english, translation) => {
    expect(translation).not.toBe('')
    expect(valuesIn(translation)).toEqual(valuesIn(english))
    expect(signsIn(translation)).toEqual(signsIn(inExamples(english, locale)))
  })
})

test('a value can have words of its own, and is no sentence itself', () => {
  const message = say`link ${'%2'} ${say`leads to no page. ${say`Did you mean ${'/a'}?`}`}`
  expect(message).toMatchObject({ name: 'link %1 %2' })
  expect(inWords(message)).toBe('link %2 leads to no page. Did you mean /a?')
  expect(JSON.parse(JSON.stringify(message))).toEqual(message)
})

test('what no table holds is said in English', () => {
  for (const locale of locales) expect(inWords(named('Nobody says this.'), locale)).toBe('Nobody says this.')
})

function valuesIn(sentence: string): string[] {
  return (sentence.match(/%\d/g) ?? []).sort()
}

/** Words of an example that a translation has others for. */
const examples: Localized<Record<string, string>> = {
  nl: { '[words]': '[woorden]', '*words*': '*woorden*', '(/address)': '(/adres)', 'name="': 'naam="' },
  en: {},
}

function inExamples(sentence: string, locale: keyof typeof examples): string {
  return Object.entries(examples[locale]).reduce((text, [from, to]) => text.replaceAll(from, to), sentence)
}

const fields = Object.keys(schemaOf('blog', '', defaultLocale).shape)
  .concat('numbers')
  .join('|')

/** What stands in a sentence as it is to be written: commands, names of files and fields, signs, numbers, abbreviations. */
function signsIn(sentence: string): string[] {
  const commands = sentence.match(/npm run [a-z]+(?: -- [a-z]+)?/g) ?? []
  const names = sentence.match(new RegExp(`^(?:${fields})\\b|\\b(?:${fields})(?=:)`, 'g')) ?? []
  const words = sentence
    .replace(/%\d/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/^\(|(?<=.)[.,:;?!)]+$/g, ''))
  const sign = /[#[\]{}<>|\\*_=&%+/@…]|\d|^(?:-+|"|’|\.{3}|:{3})$|\.\p{L}|\p{L}\p{Lu}/u
  return [...new Set(names), ...commands, ...words.filter((word) => sign.test(word))].sort()
}
