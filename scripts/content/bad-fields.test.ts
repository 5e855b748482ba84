import { describe, expect, test } from 'vitest'
import { categories, categoryNames } from '../../site/categories.ts'
import { adviceIn, post, problemsIn } from '../../tests/harness/content.ts'

const subjects = categoryNames.map((name) => categories[name].slug.nl).join(', ')
const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]
const known =
  'Known fields: id, title, excerpt, author, date, category, image, imageAlt, readTime, slug, aliases, keywords, draft, publishAt, noTwin.'

describe('fields', () => {
  test('an unknown field is listed with those that exist, the nearest first', async () => {
    const named = async (name: string) => (await problemsIn(post({ title: undefined, [name]: 'Wat kost het' }))).at(-1)
    expect(await named('titel')).toBe(at('10:1', `titel is not a known field. Did you mean title? ${known}`)[0])
    expect(await named('tags')).toBe(at('10:1', `tags is not a known field. Did you mean keywords? ${known}`)[0])
    // What is given already is not meant.
    expect(await named('autor')).toBe(at('10:1', `autor is not a known field. Leave it out. ${known}`)[0])
    expect(await problemsIn(post({ hidden: 'true' }))).toEqual(
      at('11:1', `hidden is not a known field. Leave it out. ${known}`),
    )
  })

  test('a missing field is named with what it holds', async () => {
    expect(await problemsIn(post({ title: undefined }))).toEqual(
      at('1:1', 'title is missing. Write 5 to 45 characters.'),
    )
    expect(await problemsIn(post({ title: '' }))).toEqual(at('3:8', 'title is missing. Write 5 to 45 characters.'))
  })

  test('a field without a value is missing', async () => {
    expect(await problemsIn(post({ slug: '' }))).toEqual(
      at('11:7', 'slug is missing. Write small letters, digits and single hyphens, like wat-kost-automatisering.'),
    )
  })

  test.each([
    ['3 mei 2026', 'is not a date. Write 2026-05-03.'],
    ['3/5/2026', 'is not a date. Write year-month-day, like 2026-05-03.'],
    ['2026-02-30', 'is not a date. Write year-month-day, like 2026-05-03.'],
    ['2026', 'is not a date. Write year-month-day, like 2026-05-03.'],
  ])('a wrong date is shown with the right form: %s', async (date, fault) => {
    expect(await problemsIn(post({ date }))).toEqual(at('6:7', `date "${date}" ${fault}`))
  })

  test('an unknown category is answered with those of its language', async () => {
    expect(await problemsIn(post({ category: 'technical' }))).toEqual(
      at('7:11', `category "technical" cannot be used here. Write one of ${subjects}.`),
    )
  })

  test('a text that is too short or too long is counted', async () => {
    expect(await problemsIn(post({ title: 'Kort', excerpt: 'x'.repeat(200) }))).toEqual([
      ...at('3:8', 'title "Kort" has 4 characters. Write 5 to 45 characters.'),
      ...at('4:10', `excerpt "${'x'.repeat(57)}…" has 200 characters. Write 70 to 160 characters.`),
    ])
  })

  test('a limit counts what the writer wrote, and not what keeps it together', async () => {
    const title = 'Een website in 2-4 weken, of anders nog later'
    expect(title).toHaveLength(45)
    expect(await problemsIn(post({ title }))).toEqual([])
    expect(await problemsIn(post({ title: `${title}!` }))).toEqual(
      at('3:8', `title "${title}!" has 46 characters. Write 5 to 45 characters.`),
    )
  })

  test('a limit that only the print of a fact exceeds is advice', async () => {
    const title = (words: string) => ({ title: `"${words} {contact.email}"` })
    const long = post(title('Schrijf ons eens een keer'))
    expect(await problemsIn(long)).toEqual([])
    expect(await adviceIn(long)).toContainEqual(
      expect.stringMatching(
        /kosten\.mdx:3:8 {2}title "Schrijf .*@.*" has \d+ characters\. Write 5 to 45 characters\.$/,
      ),
    )
    expect(await problemsIn(post(title('Schrijf ons eens een keer, of tien keer, of nooit')))).toHaveLength(1)
  })

  test('a number, true or nothing is a text in quotes, where that is one', async () => {
    expect(await problemsIn(post({ keywords: '[btw, 2026, true, null]', title: '12345', author: '7' }))).toEqual([
      ...at('3:8', 'title 12345 needs quotes. Write "12345".'),
      ...at('5:9', 'author "7" has 1 character. Write 2 to 80 characters.'),
      ...at('11:17', 'keywords.2 2026 needs quotes. Write "2026".'),
      ...at('11:23', 'keywords.3 true needs quotes. Write "true".'),
      ...at('11:29', 'keywords.4 null says nothing. Write "null" for the word itself, or a text.'),
    ])
  })

  test('a number is a number and a text is a text', async () => {
    const number = 'Write a whole number that no other post in this language has.'
    expect(await problemsIn(post({ id: 'een' }))).toEqual(at('2:5', `id "een" cannot be used here. ${number}`))
    expect(await problemsIn(post({ id: '1.5' }))).toEqual(at('2:5', `id "1.5" cannot be used here. ${number}`))
    expect(await problemsIn(post({ id: '0' }))).toEqual(at('2:5', `id "0" cannot be used here. ${number}`))
    expect(await problemsIn(post({ id: '"91"' }))).toEqual(at('2:5', 'id "91" is a text by its quotes. Write 91.'))
    expect(await problemsIn(post({ slug: '2026' }))).toEqual(at('11:7', 'slug 2026 needs quotes. Write "2026".'))
  })

  test('a list item with a colon is a text only in quotes', async () => {
    expect(await problemsIn(post({ keywords: '\n  - website\n  - prijs: hoog' }))).toEqual(
      at('13:5', 'keywords.2 prijs: hoog needs quotes. Write "prijs: hoog".'),
    )
  })

  test('a list is a list', async () => {
    expect(await problemsIn(post({ keywords: 'website, kosten' }))).toEqual(
      at('11:11', 'keywords "website, kosten" cannot be used here. Write a list of words, like [werkbon, planning].'),
    )
  })
})

describe('facts in fields', () => {
  test('an unknown fact is answered with the nearest', async () => {
    expect(await problemsIn(post({ title: 'Al vanaf {starter.montly}' }))).toEqual(
      at('3:8', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
    )
    expect(await problemsIn(post({ title: 'Al vanaf {price}' }))).toEqual(
      at(
        '3:8',
        '{price} is not a fact of content/business.yaml. Write one that is listed there, such as {starter.monthly}.',
      ),
    )
  })

  test('a value that begins with a fact is shown in quotes', async () => {
    expect(await problemsIn(post({ title: '{starter.monthly} per maand' }))).toEqual(
      at('3:8', 'This value needs quotes. Write title: "{starter.monthly} per maand"'),
    )
    expect(await problemsIn(post({ title: '{starter.monthly}' }))).toEqual(
      at('3:8', 'This value needs quotes. Write title: "{starter.monthly}"'),
    )
    expect(await problemsIn(post({ keywords: '[website, {starter.monthly}]' }))).toEqual(
      at('11:21', 'This value needs quotes. Write "{starter.monthly}"'),
    )
  })

  test('a line of a longer text may begin with a fact', async () => {
    const excerpt = '>\n  Wat een website kost, met drie voorbeelden uit de praktijk en\n  {starter.monthly} per maand'
    expect(await problemsIn(post({ excerpt }))).toEqual([])
  })
})
