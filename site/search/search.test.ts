import Fuse from 'fuse.js'
import { describe, expect, test } from 'vitest'
import { fieldKeys, fieldNormWeight, fieldOf } from './data.ts'
import { openQuery } from './query.ts'
import { stem as english } from './stem-en.ts'
import { stem as dutch } from './stem-nl.ts'
import { excerpt, fold, markMatches, tokenize } from './words.ts'

const textsOf = (text: string) => tokenize(text).map((word) => word.text)

function searchIn(titles: readonly string[], stem = dutch, same = '', field: 'heading' | 'intro' | 'body' = 'heading') {
  const empty = { heading: '', keywords: '', intro: '', page: '', twin: '', body: '' }
  const documents = titles.map((title) => {
    const words = fieldOf(textsOf(title).map(stem))
    return { ...empty, [field]: words, ...(field === 'heading' ? { keywords: words } : {}) }
  })
  const data = {
    index: Fuse.createIndex(fieldKeys, documents, { fieldNormWeight }).toJSON(),
    titles: titles.map((title) => ({ url: '/', kind: 'page' as const, title })),
    stop: 'de het een wat is met hoe',
    compounds: stem === dutch,
    same,
  }
  const find = openQuery(data, stem)
  const ask = (query: string) =>
    find(query).ranked.map(({ document, without }) => ({ title: titles[document] ?? '', without }))
  return Object.assign((query: string) => ask(query).map(({ title }) => title), { ask })
}

describe('words', () => {
  test('are folded: accents and capitals do not count', () => {
    expect(fold('Cliënt ÉÉN')).toBe('client een')
  })

  test('keep the number of a price whole, and a word with a hyphen also in its parts', () => {
    expect(textsOf('€ 1.500 per e-mail, KPI’s')).toEqual(['euro', '1500', 'per', 'email', 'mail', 'kpi'])
  })

  test('keep the name of a language or department whole, such as C# or R&D', () => {
    expect(textsOf('C#, C++ en R&D')).toEqual(['c#', 'c++', 'en', 'rd'])
    const find = searchIn(['Retour', 'Dashboard', 'Afdeling R&D'])
    expect(find('r&d')).toEqual(['Afdeling R&D'])
    expect([find('c#'), find('r')]).toEqual([[], []])
  })

  test.each([
    ['prijs', 'prijzen'],
    ['bedrijf', 'bedrijven'],
    ['uur', 'uren'],
    ['werkbon', 'werkbonnen'],
    ['automatiseren', 'automatisering', 'automatiseert'],
    ['betaal', 'betaalt', 'betalen', 'betaling'],
    ['opzeg', 'opzeggen'],
    ['duurt', 'duren'],
  ])('have one key in Dutch in all their forms: %s, %s', (...forms) => {
    expect(new Set(forms.map(dutch)).size).toBe(1)
  })

  test.each([
    ['invoice', 'invoices'],
    ['automate', 'automated', 'automation'],
    ['organisation', 'organization'],
  ])('have one key in English in all their forms: %s, %s', (...forms) => {
    expect(new Set(forms.map(english)).size).toBe(1)
  })
})

describe('a query finds', () => {
  type Asked = [name: string, titles: string[], query: string, found: string[]]
  const slips = ['dashbord', 'dahsboard', 'dashboarrd', 'dashbaord']
  const bekijken = 'Dashboard bekijken'

  test.each<Asked>([
    ['a compound by its part, and the part first', ['Ouderenzorg', 'Zorg', 'Dag'], 'zorg', ['Zorg', 'Ouderenzorg']],
    [
      'the parts of a compound that the site does not use',
      ['Kosten van automatisering', 'Contact'],
      'automatiseringskosten',
      ['Kosten van automatisering'],
    ],
    ['no compound of which one part stands there', ['Bewijs', 'Rij', 'Contact'], 'rijbewijs', []],
    ['nothing by two corrected words alone', [bekijken, 'Contact'], 'dashbord bekyken', []],
    ['words that no page has together', ['Prijs', 'Contact', 'Over'], 'prijs contact', ['Prijs', 'Contact']],
    ['no word with its letters in the middle, where no compound is', ['Standaard'], 'tandar', []],
    ['a word of four letters that misses the end', ['Kosten', 'Contact'], 'kost', ['Kosten']],
    ['a word of four letters that misses one', ['Vloer'], 'vler', ['Vloer']],
    ['no word of four letters with another one', ['Vlot'], 'vlat', []],
    ['two words that the site writes as one', ['Werkbon', 'Contact'], 'werk bon', ['Werkbon']],
    ['a word while it is typed', ['Automatisering', 'Contact'], 'autom', ['Automatisering']],
    ...slips.map((slip): Asked => [`a slip of the pen: ${slip}`, [bekijken, 'Contact'], slip, [bekijken]]),
    ['a short word only as it is', ['AVG', 'Avond', 'Dag'], 'avg', ['AVG']],
    ['no short word with a slip of the pen', ['Dag'], 'dak', []],
    ['a heading of small words by those words', ['Wat is het', 'Contact'], 'wat is het', ['Wat is het']],
    ['nothing for words that are not here', ['Hotel', 'Contact'], 'xqzv', []],
    ['nothing for signs', ['Contact'], '  ?! ', []],
  ])('%s', (_, titles, query, found) => {
    expect(searchIn(titles)(query)).toEqual(found)
  })

  test.each<Asked>([
    ['no compound, as a part of a word is another word', ['Support', 'Port'], 'port', ['Port']],
    ['no word of four letters that misses its first', ['Flows', 'Rooster'], 'lows', []],
    ['one word that the site writes as two', ['Web shop', 'Contact'], 'webshop', ['Web shop']],
    ['of a word that is typed no more than it begins, though its stem is short', ['Directors'], 'dies', []],
  ])('in English %s', (_, titles, query, found) => {
    expect(searchIn(titles, english)(query)).toEqual(found)
  })

  test.each([
    ['what is said in passing, where the heading lacks a word', ['Prijs', 'Contact'], 'intro', 'prijs zonnepaneel', []],
    ['words that all pages have in passing', ['Prijs', 'Contact', 'Over'], 'body', 'prijs contact', []],
    ['a slip beside a word that is said with it', [bekijken, 'Contact'], 'intro', 'dashbord bekijken', [bekijken]],
    ['a slip beside a word that is not', [bekijken, 'Contact'], 'intro', 'dashbord contact', []],
  ] as const)('or not, in passing: %s', (_, titles, field, query, found) => {
    expect(searchIn(titles, dutch, '', field)(query)).toEqual(found)
  })

  test('in any order, and more of its words first', () => {
    expect(searchIn(['Korting', 'Flow met korting', 'Contact'])('korting flow')[0]).toBe('Flow met korting')
  })

  test('documents with a part of it, and says which word they lack', () => {
    const { ask } = searchIn(['Contact', 'Prijs'])
    expect(ask('contact met olifanten')[0]).toEqual({ title: 'Contact', without: ['olifanten'] })
    expect(ask('prijs zonnepaneel')).toEqual([{ title: 'Prijs', without: ['zonnepaneel'] }])
  })

  test('words of the same group, below the word itself', () => {
    const titles = searchIn(['Storing melden', 'Een defect', 'Contact'], dutch, 'storing defect stuk')
    expect(titles('defect')).toEqual(['Een defect', 'Storing melden'])
    expect(titles('stuk').sort()).toEqual(['Een defect', 'Storing melden'])
  })

  test('the same documents while the word is still being typed', () => {
    const find = searchIn(['Opzegtermijn', 'Rooster', 'Dashboard bekijken', 'Contact opnemen'])
    for (const query of ['dashboardje', 'contact opnemen']) {
      const counts = Array.from(query, (_, at) => find(query.slice(0, at + 1)).length)
      const first = counts.findIndex((count) => count > 0)
      const gone = counts.flatMap((count, at) => (at > first && count === 0 ? [query.slice(0, at + 1)] : []))
      expect(gone).toEqual([])
    }
  })

  test('a hyphenated word by its parts, documents with all of them first; or by its group', () => {
    const find = searchIn(
      ['Even', 'Break-even', 'Login', 'Confidential'],
      english,
      `confidenti ${english('nondisclosure')}`,
    )
    expect(find('break-even')).toEqual(['Break-even', 'Even'])
    expect(find('non-disclosure')).toEqual(['Confidential'])
    expect(find('even-login')).toContain('Login')
  })

  test('its first sixteen words, and looks no further', () => {
    const words = Array.from('abcdefghijklmnop', (letter) => letter.repeat(5))
    const { ask } = searchIn([words.join(' '), 'Contact'])
    expect(ask(`${words.join(' ')} contact`)).toEqual([{ title: words.join(' '), without: [] }])
  })

  test('quickly, whatever the length of the query', () => {
    const find = searchIn(Array.from({ length: 300 }, (_, at) => `Woord${at} automatisering kosten`))
    for (const query of ['a'.repeat(10_000), 'automatiseringskosten'.repeat(100), 'de kosten '.repeat(2000)]) {
      const start = process.cpuUsage()
      find(query)
      // The longest query once took minutes. A busy machine takes longer, but uses no more CPU time.
      expect(process.cpuUsage(start).user).toBeLessThan(500_000)
    }
  })
})

describe('an excerpt', () => {
  const keys = ['dashboard', 'prijs']
  const keyOf = (word: string) => keys.find((key) => key === dutch(word))

  test('marks a word in every form', () => {
    expect(markMatches('De prijzen van het dashboard.', keyOf).filter((piece) => piece.marked)).toEqual([
      { text: 'prijzen', marked: true },
      { text: 'dashboard', marked: true },
    ])
  })

  test('gives the whole text back, whatever is marked', () => {
    const text = 'Prijs: € 500, e-mail of dashboard?'
    expect(
      markMatches(text, keyOf)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  test('is the part with the words, from the beginning of the sentence', () => {
    const text = `${'Iets anders over het werk. '.repeat(20)}Het dashboard heeft een prijs. Daarna niets meer.`
    expect(excerpt(text, keyOf, 60)).toMatch(/^Het dashboard heeft een prijs\./)
  })
})
