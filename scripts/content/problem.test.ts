import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLocale } from '../../site/locales.ts'
import { type Node, visitNodes } from '../../tests/harness/nodes.ts'
import { listFiles } from '../lib/files.ts'
import { didYouMean, guessIn, languageName, type Message, translate } from './problem.ts'
import { schemaOf } from './schema/entries.ts'

const project = join(import.meta.dirname, '../..')

/** Messages in the sources, in English and Dutch. Excludes regular expressions and links to document sections. */
const sentences = ['scripts', 'site', 'components/mdx']
  .flatMap((folder) => listFiles(join(project, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && /^scripts|fields|words|vocabulary/.test(file))
  .flatMap(sentencesIn)
  .filter(({ en }) => !/\.md#\S+$/.test(en))

test.each(sentences)('$en', ({ en, nl }) => {
  expect(nl).not.toBe('')
  expect(valuesIn(nl)).toEqual(valuesIn(en))
  expect(signsIn(nl)).toEqual(signsIn(inExamples(en)))
})

const atDesk = sentences.filter(({ en, file }) => /npm run/.test(en) && /^scripts\/(check|content)\//.test(file))
test.each(atDesk)('the desk names no command: $en', ({ desk }) => {
  expect(Object.values(desk ?? {}).join()).toMatch(/^(?!.*\bnpm\b).+,.+$/)
})

test('the value that a message asks about is found at any depth', () => {
  const cure = {
    en: '{cure} {list}',
    nl: '{cure} {list}',
    values: { cure: didYouMean('title', 'titel'), list: 'Known fields' },
  }
  expect(guessIn({ en: '{field} {cure}', nl: '{field} {cure}', values: { field: 'titel', cure } })).toEqual({
    actual: 'titel',
    expected: 'title',
  })
  expect(guessIn({ en: 'Write {field}.', nl: 'Schrijf {field}.', values: { field: 'title' } })).toBeUndefined()
})

test('a value can be a message, and placeholders in other values are not filled in', () => {
  const message = {
    en: 'link {link} {cure}',
    nl: 'link {link} {cure}',
    values: { link: '{cure}', cure: didYouMean('/a') },
  }
  expect(translate(message)).toBe('link {cure} Did you mean /a?')
  expect(translate(message, 'nl')).toBe('link {cure} Bedoel je /a?')
})

test('a language without a sentence reads the English one', () => {
  const { nl: _, ...message } = didYouMean('/a')
  expect(translate(message as Message, 'nl')).toBe('Did you mean /a?')
})

test('a language has the name that its own readers use', () => {
  expect(languageName('nl')).toMatchObject({ en: 'Dutch', nl: 'Nederlands' })
})

type Sentence = Message & { file: string }

function sentencesIn(file: string): Sentence[] {
  const found: Sentence[] = []
  visitNodes(join(project, file), (node) => {
    if (node.type !== 'ObjectExpression') return
    const { en, nl } = valuesOf(node as Table)
    const own = (node as Table).properties?.find(({ key }) => key?.name === 'desk')?.value as Table | undefined
    const desk = own && (valuesOf(own) as Message['desk'])
    if (typeof en === 'string' && typeof nl === 'string' && !/\?:|\w\|\w/.test(en)) found.push({ file, en, nl, desk })
  })
  return found
}

function valuesOf({ properties = [] }: Table): { en?: unknown; nl?: unknown } {
  return Object.fromEntries(properties.map(({ key, value }) => [key?.name, (value as { value?: unknown })?.value]))
}

interface Table extends Node {
  properties?: { key?: { name?: string }; value?: unknown }[]
}

function valuesIn(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).sort()
}

/** Words in the examples of messages, with their Dutch equivalents. */
const examples = {
  '[words]': '[woorden]',
  '[description]': '[beschrijving]',
  '*words*': '*woorden*',
  '(/address)': '(/adres)',
  'name="': 'naam="',
  '404 page': '404-pagina',
  'VAT number': 'btw-nummer',
}

function inExamples(sentence: string): string {
  return Object.entries(examples).reduce((text, [from, to]) => text.replaceAll(from, to), sentence)
}

const fields = Object.keys(schemaOf('blog', '', defaultLocale).shape)
  .concat('numbers')
  .join('|')

/**
 * Returns the parts of a message that are the same in every language: commands, names of files and fields, symbols,
 * numbers.
 */
function signsIn(sentence: string): string[] {
  const commands = sentence.match(/npm run [a-z]+(?: -- [a-z]+)?/g) ?? []
  const names = sentence.match(new RegExp(`^(?:${fields})\\b|\\b(?:${fields})(?=:)`, 'g')) ?? []
  const words = sentence
    .replace(/\{\w+\}/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/^\(|(?<=.)[.,:;?!)]+$/g, ''))
  const sign = /[#[\]{}<>|\\*_=&%+/@…]|\d|^(?:-+|"|’|\.{3}|:{3})$|\.\p{L}|\p{L}\p{Lu}/u
  return [...new Set(names), ...commands, ...words.filter((word) => sign.test(word))].sort()
}
