import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { categories, categoryNames } from '../../site/categories.ts'
import { adviceIn, type Changes, entry, file, post, problemsIn } from '../../tests/harness/content.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'

const subjects = categoryNames.map((name) => categories[name].slug.nl).join(', ')
const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]

test('a post in order has no problems', async () => {
  expect(await problemsIn(post({}))).toEqual([])
  expect(await problemsIn(post({}, 'Een tekst.', { body: 'A text.' }))).toEqual([])
})

describe('the lines around the fields', () => {
  const missing = expect.arrayContaining([expect.stringContaining('title is missing. Write 5 to 45 characters.')])
  const begin = 'The first line is not ---. Begin the file with a line of ---, the fields, and another line of ---.'

  test('an empty file is no content', async () => {
    expect(await problemsIn(file(''))).toEqual(at('1:1', begin))
    expect(await problemsIn(file('\n \n'))).toEqual(at('1:1', begin))
  })

  test('a file needs frontmatter, on its first line', async () => {
    const lines = await problemsIn(file('Een tekst.\n\n#### Kosten {#costs}\n'))
    expect(lines).toContain(at('1:1', begin)[0])
    expect(lines).toEqual(missing)
    expect(lines.slice(-2)).toEqual([
      ...at('3:1', 'The first heading has 4 #. Write ##.'),
      ...at('3:13', '{#costs} is a notation of other systems. Write [#costs].'),
    ])
    expect(await problemsIn(file(`\n${entry({ title: 'Kort' })}`))).toEqual([
      ...at('1:1', 'The file begins with an empty line. Begin it with the line of ---.'),
      ...at('4:8', 'title "Kort" has 4 characters. Write 5 to 45 characters.'),
    ])
  })

  test('TOML is named, and hides nothing in the text', async () => {
    expect(await problemsIn(file('+++\ntitle = "Kosten"\n+++\n\nEen <b>tekst</b>.\n'))).toEqual([
      ...at(
        '1:1',
        'The fields stand between lines of +++, as TOML. Write --- in their place, and each field as name: value.',
      ),
      ...at('5:5', '<b> is not a component of this site. Write ** directly before and after the words.'),
    ])
  })

  test('frontmatter is closed', async () => {
    const open = entry({ title: 'Kort' }, 'Een <b>tekst</b>.').replace('\n---\n', '\n')
    expect(await problemsIn(file(open))).toEqual([
      ...at('1:1', 'The frontmatter is not closed. Write a line of --- after the last field.'),
      ...at('3:8', 'title "Kort" has 4 characters. Write 5 to 45 characters.'),
      ...at('11:5', '<b> is not a component of this site. Write ** directly before and after the words.'),
    ])
    expect(await problemsIn(file(open.replace('\n\n', '\n...\n\n---\n')))).toContain(
      at('10:1', 'The line that closes the frontmatter is "...". Write --- alone.')[0],
    )
  })

  test('a closing line of four dashes would hide the text up to the next rule', async () => {
    const text = entry({}, 'Een tekst.\n\n---\n\nMeer tekst.').replace('\n---\n', '\n----\n')
    expect(await problemsIn(file(text))).toEqual(
      at('10:1', 'The line that closes the frontmatter is "----". Write --- alone.'),
    )
  })

  test('frontmatter has fields', async () => {
    expect(await problemsIn(file('---\n# nog te doen\n---\n'))).toEqual(
      at('1:1', 'There are no fields. Write each on a line of its own, like title: Privacy.'),
    )
    expect(await problemsIn(file('---\n- Wat kost een website\n---\n'))).toEqual(
      at('2:1', 'There are no fields. Write each on a line of its own, like title: Privacy.'),
    )
  })

  test.each(['---js', '---javascript', '--- js', '---json', '---coffee', '---yaml'])(
    'code frontmatter is refused and never run: %s',
    async (first) => {
      const code = `${first}\n{ title: (globalThis.frontmatterRan = true) }\n---\n`
      expect(await problemsIn(file(code))).toEqual(at('1:1', begin))
      expect(globalThis).not.toHaveProperty('frontmatterRan')
    },
  )
})

const escaped = 'Between double quotes a \\ makes another character of what stands behind it. Write'
const noField = (line: string) =>
  `"${line}" belongs to no field. Write name: value, straight below the fields that it belongs with.`

describe('broken YAML', () => {
  test('a quote that is not closed is named where it was opened', async () => {
    expect(await problemsIn(post({ title: '"Wat kost een website' }))).toEqual(
      at('3:8', 'What is opened here is not closed. Write " at the end of the value.'),
    )
    const steps = '\n  items:\n    - title: Een\n    - title: "Twee\n      text: Drie'
    expect(await problemsIn(post({ steps }))).toContain(
      at('14:14', 'What is opened here is not closed. Write " at the end of the value.')[0],
    )
  })

  test('so is an apostrophe that begins a Dutch word', async () => {
    expect(await problemsIn(post({ title: "'t Kost minder dan je denkt" }))).toEqual(
      at('3:8', `What is opened here is not closed. Write ' at the end of the value.`),
    )
  })

  test('quotes around the first words are quoted themselves', async () => {
    expect(await problemsIn(post({ title: '"Gratis" websites' }))).toEqual(
      at('3:8', 'This value needs quotes. Write title: "\\"Gratis\\" websites"'),
    )
  })

  test('a tab cannot indent', async () => {
    expect(await problemsIn(file(entry().replace('title:', '\ttitle:')))).toEqual(
      at('3:1', '"title: Wat kost een website" begins with a tab. Write spaces instead, two for each level.'),
    )
  })

  test('a title with a colon is shown in quotes', async () => {
    expect(await problemsIn(post({ title: 'Websites: wat kosten ze' }))).toEqual(
      at('3:8', 'This value needs quotes. Write title: "Websites: wat kosten ze"'),
    )
  })

  test('a colon wants a space after it', async () => {
    expect(await problemsIn(file(entry().replace('title: ', 'title:')))).toEqual(
      at('3:1', noField('title:Wat kost een website')),
    )
  })

  test.each(['@', '`', '%', '!', '&', '*', '[kort] ', '> ', '| ', '- ', '? '])(
    'a value that YAML would read as something else is shown in quotes: %s',
    async (sign) => {
      const title = `${sign}wat kost een website`
      expect(await problemsIn(post({ title }))).toEqual(at('3:8', `This value needs quotes. Write title: "${title}"`))
    },
  )

  test('a list, or a group, that is not closed is named where it was opened', async () => {
    expect(await problemsIn(post({ keywords: '[website, kosten', slug: 'kosten' }))).toEqual(
      at('11:11', 'What is opened here is not closed. Write ] at the end of the value.'),
    )
    expect(await problemsIn(post({ numbers: '{ "3 jaar": een voorbeeld' }))).toEqual(
      at('11:10', 'What is opened here is not closed. Write } at the end of the value.'),
    )
  })

  test('a field that is indented by mistake is named', async () => {
    expect(await problemsIn(file(entry().replace('\ndate', '\n  date')))).toEqual(at('5:9', noField('author: Team')))
  })

  test('lines that do not stand straight below each other are named', async () => {
    expect(await problemsIn(post({ steps: '\n    heading: Een\n  text: Twee' }))).toEqual(
      at('13:1', noField('text: Twee')),
    )
    expect(await problemsIn(post({ steps: '\n  - heading: Een\n   text: Twee' }))).toEqual(
      at('13:1', noField('text: Twee')),
    )
  })

  test.each([
    [{ title: '"Wat \\d kost"' }, '3:8', `${escaped} title: "Wat \\\\d kost"`],
    [{ title: '"Zet \\"x\\" in C:\\temp\\new"' }, '3:8', `${escaped} title: "Zet \\"x\\" in C:\\\\temp\\\\new"`],
    [{ keywords: '[a, {brand.name}]' }, '11:15', 'This value needs quotes. Write "{brand.name}"'],
    [{ keywords: '[a, , b]' }, '11:11', 'This value needs quotes. Write keywords: "[a, , b]"'],
    [{ title: 'Wat\n  kost: dat' }, '3:8', noField('title: Wat')],
    [
      { ['x'.repeat(1100)]: 'a' },
      '11:1',
      'The parser says: The : indicator must be at most 1024 chars after the start of an implicit block mapping key. Check the quotes, colons and indentation of this line.',
    ],
  ])('%o', async (fields, place, message) => {
    expect(await problemsIn(post(fields))).toEqual(at(place, message))
  })

  test('a line that ends the fields before their end is named', async () => {
    expect(await problemsIn(post({ imageAlt: 'Een rekening\n...' }))).toContainEqual(
      expect.stringMatching(/kosten\.mdx:10:1 {2}/),
    )
  })

  test('a line without a field is named', async () => {
    expect(await problemsIn(file(entry().replace('\nauthor', '\nen een lijst\nauthor')))).toEqual(
      at('5:1', noField('en een lijst')),
    )
  })

  test('a field that is given twice names the line of the first', async () => {
    expect(await problemsIn(post({ readTime: '3\ntitle: Nog een titel' }))).toEqual(
      at('11:1', 'title is given above already. Keep one of the two.'),
    )
  })

  test('each line has its own problem, all in one run', async () => {
    const fields = { title: 'Websites: wat kosten ze', imageAlt: '@ op een tafel' }
    expect(await problemsIn(post(fields))).toEqual([
      ...at('3:8', 'This value needs quotes. Write title: "Websites: wat kosten ze"'),
      ...at('9:11', 'This value needs quotes. Write imageAlt: "@ op een tafel"'),
    ])
  })

  test('a mistake hides nothing else: the other fields and the text are checked all the same', async () => {
    const fields = {
      title: 'Websites: wat kosten ze',
      author: '{brand.name} team',
      category: 'zorgg',
      date: '3 mei 2026',
    }
    const body = 'Zie [x](/nergens) en {starter.montly}.\n\n#### Kop\n\nEen **open eind.'
    expect(await problemsIn(post(fields, body, { body: 'A text.' }))).toEqual([
      ...at('3:8', 'This value needs quotes. Write title: "Websites: wat kosten ze"'),
      ...at('5:9', 'This value needs quotes. Write author: "{brand.name} team"'),
      ...at('6:7', 'date "3 mei 2026" is not a date. Write 2026-05-03.'),
      ...at('7:11', `category "zorgg" cannot be used here. Write one of ${subjects}.`),
      ...at(
        '12:5',
        'link /nergens leads to no page. Write an address of site/routes.ts, or one that begins with https://, mailto: or tel:, or take the link out.',
      ),
      ...at('12:22', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
      ...at('14:1', 'The first heading has 4 #. Write ##.'),
      ...at(
        '16:5',
        '** is shown as it stands. Write it directly before and directly after the words, or \\ before it for the sign itself.',
      ),
    ])
  })

  test('in fields of several lines, each line is named, and nothing is said of their values', async () => {
    const text = entry({ excerpt: '{ a: [b', category: 'zorgg' }).replace('author: Team', 'author: Team\n  en meer: ]')
    const problems = await problemsIn(file(text))
    expect(problems.map((line) => line.replace(/^.*mdx:(\d+).*$/, '$1'))).toEqual(['4', '5', '6', '8'])
  })

  test.each([
    ['nl/blog/kosten.mdx', 'id'],
    ['nl/blog/kosten.mdx', 'title'],
    ['nl/blog/kosten.mdx', 'slug'],
    ['nl/blog/quote-follow-up.mdx', 'readTime'],
    ['nl/blog/later.mdx', 'noTwin'],
    ['nl/faq/plans.mdx', 'on'],
    ['nl/legal/privacy.mdx', 'version'],
    ['nl/pages/about.mdx', 'mission'],
    ['nl/pages/cases.mdx', 'heading'],
    ['nl/pages/cases.mdx', 'numbers'],
  ])('where %s has a mistake in %s, nothing else is said', async (name, field) => {
    const texts: Changes = {
      ...post({ slug: 'prijs' }, 'Een tekst.', { fields: { slug: 'price' }, body: 'A text.' }),
      'nl/blog/later.mdx': entry(
        { id: '95', slug: 'later', noTwin: 'Alleen voor ons' },
        '[x](/blog/prijs), [y](/over-ons#mission), [z](/pakketten#plans)',
      ),
    }
    const written = (file: string) => String(texts[file] ?? readFileSync(join(smallRoot, 'content', file)))
    const broken = written(name).replace(new RegExp(`^${field}:`, 'm'), `${field}: "x" y`)
    expect(await problemsIn(texts)).toEqual([])
    const found = await problemsIn({ ...texts, [name]: broken })
    expect(found.filter((line) => !line.startsWith(`content/${name}:`))).toEqual([])
    expect(found.filter((line) => /needs quotes|belongs to no field/.test(line))).not.toEqual([])
    expect(found.filter((line) => /states|nowhere|is missing/.test(line))).toEqual([])
    const twin = name.replace('nl/', 'en/')
    const advice =
      name === 'nl/blog/later.mdx' ? [] : await adviceIn({ ...texts, [twin]: written(twin), [name]: broken })
    expect(advice.filter((line) => line.includes('Give both the same'))).toEqual([])
  })

  test('aliases are refused, so that no file can grow when it is read', async () => {
    const bomb = ['a: &a [x, x]', ...[...'bcdefghijklmnopqrstuvwxyz'].map((key, index) => level(key, index))]
    const all = await problemsIn(file(`---\n${bomb.join('\n')}\n---\n`))
    const problems = all.filter((line) => line.includes('needs quotes'))
    expect(problems).toHaveLength(26)
    expect(problems[1]).toBe(
      'content/nl/blog/kosten.mdx:3:4  This value needs quotes. Write b: "&b [*a, *a, *a, *a, *a, *a, *a, *a]"',
    )
  })

  test('fields nested some thousand levels deep are refused without exhausting the stack', async () => {
    const depth = 5000
    const [problem, ...others] = await problemsIn(post({ title: '['.repeat(depth) + ']'.repeat(depth) }))
    expect(problem).toMatch(
      /kosten\.mdx:3:\d+ {2}The fields are nested too deeply to read\. Write them in fewer levels\.$/,
    )
    expect(others).toEqual([])
  })
})

function level(key: string, index: number): string {
  const below = 'abcdefghijklmnopqrstuvwxyz'[index]
  return `${key}: &${key} [${Array(8).fill(`*${below}`).join(', ')}]`
}
