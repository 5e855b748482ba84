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
    expect(await problemsOf(`Tekst.\n\n${word} de gegevens eerst.`)).toEqual(at('14:1', message))
  })

  test.each(['{1 + 1}', '{}', '{starter[monthly]}', '{dit is geen code}'])(
    'an expression is no content: %s',
    async (written) => {
      expect(await problemsOf(`Som: ${written} samen.`)).toEqual(
        at('12:6', `${written} is an expression, which content cannot hold. ${writeFact}`),
      )
    },
  )

  test.each(['{`tekst`}', "{'tekst'}", '{" "}'])('words in braces are words: %s', async (written) => {
    expect(await problemsOf(`Som: ${written} samen.`)).toEqual(
      at(
        '12:6',
        `${written} is an expression, which content cannot hold. Leave it out, or write the words without braces and quotes.`,
      ),
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
  const likeTag = 'is read as the beginning of a tag. Write \\< for the sign itself.'
  const inBrackets = 'is read as a tag. Write the address without < and >, or as'

  test.each([
    ['Minder <5 dagen', '12:8', `"<5" ${likeTag}`],
    ['Een Map<string, number>', '12:8', `"<string," ${likeTag}`],
    ['<https://example.org/a>', '12:1', `<https://example.org/a> ${inBrackets} [words](https://example.org/a).`],
    ['<team@example.org>', '12:1', `<team@example.org> ${inBrackets} [words](mailto:team@example.org).`],
    [
      '<<<<<<< HEAD',
      '12:1',
      '"<<<<<<< HEAD" is of a merge that is not finished. Keep one of the two texts, and take the lines of <, = and > out.',
    ],
  ])('%s', async (body, place, message) => {
    expect(await problemsOf(body)).toEqual(at(place, message))
  })
})

describe('notations of other systems', () => {
  test.each([
    ['A [small]{.caps} word', '12:10', '{.caps}'],
    ['A {width="6in"} word', '12:3', '{width="6in"}'],
    ['A {#id} word', '12:3', '{#id}'],
    ['{: .note}', '12:1', '{: .note}'],
    ['<!DOCTYPE html>', '12:1', '<!DOCTYPE html>'],
  ])('%s is left out', async (body, place, written) => {
    expect(await problemsOf(body)).toEqual(at(place, `${written} is a notation of other systems. Leave it out.`))
  })

  test.each(['{{ site.title }}', '{% include x.html %}', '{{< youtube abc >}}', '{{% notice %}}'])(
    '%s is written out',
    async (written) => {
      expect(await problemsOf(written)).toEqual(
        at('12:1', `${written} is a notation of other systems. Leave it out, or write what it would show.`),
      )
    },
  )

  test.each(['<!--more-->', '<!-- a { and\n\na <b> -->', '{/* later */}'])('%j is a comment', async (written) => {
    const shown = written.replace(/\s+/g, ' ')
    expect(await problemsOf(`Een tekst.\n\n${written}`)).toEqual(
      at('14:1', `${shown} is a comment, which content cannot hold. Leave it out.`),
    )
  })

  test('every id of a heading is named with that of this site', async () => {
    const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'Eight_8']
    const body = ids.map((id) => `## Kop {#${id}}\n\nTekst.`).join('\n\n')
    expect(await problemsOf(body)).toEqual(
      ids.flatMap((id, index) => {
        const right = `[#${id === 'Eight_8' ? 'eight-8' : id}]`
        return at(`${12 + index * 4}:8`, `{#${id}} is a notation of other systems. Write ${right}.`)
      }),
    )
  })

  test('what holds other than Markdown is one mistake, and code is none', async () => {
    const jekyll = '{% highlight ruby %}\nputs "#{name}"\n{% endhighlight %}'
    const body = `<style>\na { b: c }\n</style>\n\n<table>\n<tr><td colspan=2>a</td></tr>\n</table>\n\n${jekyll}\n\n\`{#a}\`\n`
    expect((await problemsOf(body)).map((line) => line.replace(/^.*mdx:(\d+).*\. (.*)$/, '$1 $2'))).toEqual([
      '12 Leave it out, with all that stands in it.',
      '16 Write the table as | a | b |, with | --- | --- | below its first row.',
      '20 Write ``` on a line before the code and after it.',
    ])
  })

  test('each line of a program is named', async () => {
    const body = `import A from './a'\nimport { b } from "b"\n\nexport const year = 2026\n\nexport * from 'c'`
    const isThere = 'A component is there without import: leave the line out.'
    expect(await problemsOf(body)).toEqual([
      ...at('12:1', `"import A from './a'" is code, which content cannot hold. ${isThere}`),
      ...at('13:1', `"import { b } from "b"" is code, which content cannot hold. ${isThere}`),
      ...at('15:1', '"export const year = 2026" is code, which content cannot hold. Leave it out, with all its lines.'),
      ...at('17:1', `"export * from 'c'" is code, which content cannot hold. Leave it out, with all its lines.`),
    ])
  })
})

describe('a mistake of syntax', () => {
  test('hides nothing in the text', async () => {
    const body =
      '{starter.montly}\n\n<Callout>\n\n<Video />\n\nEen <5 en {wat is dit}.\n\n#### Kop\n\n[x](/nergens) <b>'
    expect((await problemsOf(body)).map((line) => line.replace(/^.*mdx:(\S+) {2}(\S+).*$/, '$1 $2'))).toEqual([
      '12:1 {starter.montly}',
      '14:1 <Callout>',
      '16:1 <Video>',
      '18:5 "<5"',
      '18:11 {wat',
      '20:1 The',
      '22:1 link',
      '22:15 <b>',
    ])
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
      expect.stringMatching(/^content\/nl\/blog\/kosten\.mdx:12:8 {2}"<5" is read as/),
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
