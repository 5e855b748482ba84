import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entry, post, problemsIn } from '../../tests/harness/content.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]
const problemsOf = (body: string) => problemsIn(post({}, body, { body: 'A text.' }))
const writeFact = 'Write a fact such as {starter.monthly}, or \\{ for the character itself.'

describe('facts', () => {
  test('an unknown fact is answered with the nearest', async () => {
    expect(await problemsOf('Een pakket kost {starter.montly} per maand.')).toEqual(
      at('12:17', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
    )
  })

  test('a fact that is like none is answered with the file that lists them', async () => {
    expect(await problemsOf('Tekst.\n\n{korting}')).toEqual(
      at('14:1', `{korting} is not a fact of content/business.yaml. ${writeFact}`),
    )
  })

  test('facts are checked in links, alternative texts and properties too', async () => {
    const body = [
      '[mail](mailto:{contact.mail})',
      '![Prijs: {starter.montly}](/images/blog/five-reasons.svg)',
      '<Callout title="Vanaf {starter.montly}">\n\nTekst.\n\n</Callout>',
    ].join('\n\n')
    expect(await problemsOf(body)).toEqual([
      ...at('12:1', '{contact.mail} is not a fact of content/business.yaml. Did you mean {contact.email}?'),
      ...at('14:1', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
      ...at('16:10', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
    ])
  })

  test('code and escaped braces may hold anything', async () => {
    expect(await problemsOf('`{korting}` en \\{korting}\n\n```js\nimport { korting } from "x"\n```')).toEqual([])
  })
})

describe('code', () => {
  test.each(['import', 'export'])('a line that begins with %s is code, with or without sense', async (word) => {
    const message = `"${word}" at the start of a line is code, which content cannot hold. Begin the line with another word.`
    expect(await problemsOf(`${word} * from 'node:fs'`)).toEqual(at('12:1', message))
    expect(await problemsOf(`Tekst.\n\n${word} de gegevens eerst.`)).toEqual(at('14:1', message))
  })

  test.each([
    '{1 + 1}',
    '{}',
    '{/* later */}',
    '{{starter.monthly}}',
    '{#costs}',
    '{starter[monthly]}',
    '{`tekst`}',
    '{dit is geen code}',
  ])('an expression is no content: %s', async (written) => {
    expect(await problemsOf(`Som: ${written} samen.`)).toEqual(
      at('12:6', `${written} is an expression, which content cannot hold. ${writeFact}`),
    )
  })

  test('no code of a file is run', async () => {
    const body =
      'export const a = (globalThis.bodyRan = 1)\n\n{(globalThis.bodyRan = 2)}\n\n<Callout title={(globalThis.bodyRan = 3)}>\n\nTekst.\n\n</Callout>'
    expect(await problemsOf(body)).toHaveLength(3)
    expect(globalThis).not.toHaveProperty('bodyRan')
  })

  test('braces that the parser takes for text are refused, so that no visitor sees them', async () => {
    expect(await problemsOf('Tekst.\n\nDe [a `]` b] {starter.monthly} `c` geldt.')).toEqual(
      at('14:14', 'A { after a ] within code is not read. Write it in another sentence.'),
    )
  })

  test('a brace that is not closed is found where it was opened', async () => {
    expect(await problemsOf('Een { en verder niets.\n\nMeer tekst.')).toEqual(
      at('12:5', 'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.'),
    )
  })
})

describe('signs that MDX reads as a component', () => {
  const noTag =
    'cannot be read as a component. Write each property as name="…", an address without < and >, and \\< for the character itself.'

  test.each([
    ['Minder <5 dagen', '12:8', '<5 dagen'],
    ['<https://werkstroom.example>', '12:1', '<https://werkstroom.example>'],
    ['<team@werkstroom.example>', '12:1', '<team@werkstroom.example>'],
    ['<!-- later -->', '12:1', '<!-- later -->'],
    ['<<<<<<< HEAD', '12:1', '<<<<<<< HEAD'],
  ])('%s', async (body, place, written) => {
    expect(await problemsOf(body)).toEqual(at(place, `"${written}" ${noTag}`))
  })
})

describe('a mistake of syntax', () => {
  test('is the one problem of a text, also where others follow', async () => {
    const body = '{starter.montly}\n\n<Callout>\n\n<Video />\n\nEen <5 en {wat is dit}.\n\nimport de gegevens.'
    expect(await problemsOf(body)).toEqual(
      at(
        '14:1',
        '<Callout> is opened and not closed. Write <Callout> and </Callout> on lines of their own, with an empty line between them and the text.',
      ),
    )
  })

  test('hides nothing in the fields, nor in other files', async () => {
    const changes = {
      ...post({ category: 'zorgg', date: '3 mei 2026' }, 'Minder <5 dagen', { body: 'See [x](/en/nowhere).' }),
      'nl/blog/later.mdx': entry({ id: '95', slug: 'later', noTwin: 'Alleen voor ons' }, '[x](/nergens)'),
    }
    expect(await problemsIn(changes)).toEqual([
      expect.stringMatching(/^content\/en\/blog\/kosten\.mdx:12:5 {2}link \/en\/nowhere/),
      expect.stringMatching(/^content\/nl\/blog\/kosten\.mdx:6:7 {2}date "3 mei 2026" is not a date/),
      expect.stringMatching(/^content\/nl\/blog\/kosten\.mdx:7:11 {2}category "zorgg"/),
      expect.stringMatching(/^content\/nl\/blog\/kosten\.mdx:12:8 {2}"<5 dagen" cannot be read/),
      expect.stringMatching(/^content\/nl\/blog\/later\.mdx:14:1 {2}link \/nergens/),
    ])
  })

  test('is no reason for problems elsewhere', async () => {
    const page = String(readFileSync(join(smallRoot, 'content/nl/legal/privacy.mdx')))
    expect(page).toContain('\nnumbers:')
    const changes = {
      ...post({ slug: 'kosten' }, 'Een {\n\n## Kop [#kop]', { body: '## Heading [#heading]\n\nA text.' }),
      'nl/blog/later.mdx': entry({ id: '95', slug: 'later', noTwin: 'Alleen voor ons' }, '[x](/blog/kosten#kop)'),
      'nl/legal/privacy.mdx': `${page}\n\nEen {\n`,
    }
    expect(await problemsIn(changes)).toEqual([
      expect.stringMatching(/^content\/nl\/blog\/kosten\.mdx:13:5 {2}A \{ is opened/),
      expect.stringMatching(/^content\/nl\/legal\/privacy\.mdx:\d+:5 {2}A \{ is opened/),
    ])
  })
})

test('quotes, lists and components can be nested, but not a hundred deep', async () => {
  const deep = 'This line is nested too deeply. Write it with fewer quotes, lists or components in each other.'
  const callouts = (count: number) => `${'<Callout>'.repeat(count)}tekst${'</Callout>'.repeat(count)}`
  expect(await problemsOf(`${'> '.repeat(20)}tekst\n\n${'- '.repeat(20)}tekst\n\n${callouts(20)}`)).toEqual([])
  for (const line of [
    `{${'('.repeat(20_000)}${')'.repeat(20_000)}}`,
    '{'.repeat(20_000),
    `${'> '.repeat(5000)}tekst`,
    `${'- '.repeat(5000)}tekst`,
    callouts(500),
    '*a '.repeat(500) + 'b*'.repeat(500),
  ])
    expect(await problemsOf(`Tekst.\n\n${line}`)).toEqual(at('14:1', deep))
})
