import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Changes, Key, ListedEntry, Overview } from '../../protocol.ts'
import { rememberOverview } from '../names.ts'
import { nameOfLanguage, t } from '../words.ts'
import { ProposeDialog, titleOfRemoved } from './ProposeDialog.tsx'

test('before a proposal is sent, each outdated translation is listed, without blocking the proposal', () => {
  const side = { title: 'Vraag', state: 'published', stale: false } as const
  const sides: ListedEntry['sides'] = { nl: side, en: { ...side, stale: true } }
  rememberOverview({ entries: [{ key: 'faq/a', sides, problems: 0 }] } as Partial<Overview> as Overview)
  const author = { name: 'Anna', mail: 'anna@example.org' }
  const html = shown({ author, texts: [{ key: 'faq/a', files: [] }], problems: [] })
  expect(html).toMatch(
    /Geen fouten.*aria-describedby="faq\/a-en">[^/]*Toon<.*De vertaling in het Engels loopt achter\./s,
  )
  expect(html).not.toMatch(/in het Nederlands loopt|type="submit"[^>]* disabled/)
})

test('a removed text has its title in the language of the desk, or else in its own', () => {
  const removed = (locale: string) => {
    return { file: `content/${locale}/faq/a.mdx`, before: `---\ntitle: In ${locale}\n---\n`, after: null }
  }
  expect(titleOfRemoved([removed('en'), removed('nl')])).toBe('In nl')
  expect(titleOfRemoved([removed('en')])).toBe('In en')
})

const done = async () => {}

function shown(changes: Changes, incomplete?: { key: Key; name: string }): string {
  const acts = { fixOpen: () => undefined, onClose: done, onFixed: done, onOpen: done, onDone: done }
  const given = { changes, hasGit: true, incomplete, ...acts }
  return renderToStaticMarkup(createElement(ProposeDialog, given))
}

test('before a proposal is sent, its texts with mistakes are listed, each with its position and correction', () => {
  const help: Overview['help'] = { facts: { nl: {}, en: {} }, uses: {}, components: [], pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const file = 'content/nl/faq/a.mdx'
  const after = '---\ntitle: Vraag\n---\n\n### Wat?\n'
  const message = { en: 'Write ##.', nl: 'Schrijf ##.' }
  const fix = { actual: '###', expected: '##' }
  const other = { file: 'content/nl/faq/b.mdx', message: { en: 'Elsewhere.', nl: 'Elders.' } }
  const mistake: Problem = { ruleId: 'heading-order', file, line: 5, column: 1, message, fix }
  const changes = {
    author: { name: 'Anna', mail: 'anna@example.org' },
    texts: [{ key: 'faq/a', files: [{ file, before: null, after }] }],
    problems: [mistake, { ...mistake, ...other }],
  } as const satisfies Changes
  expect(shown(changes)).toMatch(
    /staan nog 2 fouten.*Toon<.*Schrijf ##\..*Verbeter<.*over andere teksten.*href="#faq\/b".*Elders\./s,
  )
  expect(shown({ ...changes, problems: [] })).toMatch(/Geen fouten/)
  const untick = 'Of vink de teksten met fouten uit.'
  expect(shown(changes)).not.toContain(untick)
  expect(shown({ ...changes, texts: [...changes.texts, { key: 'faq/c', files: [] }] })).toContain(untick)
})

test('a text with mistakes that belongs to a new address is not to be unticked', () => {
  const message = { en: 'Write ##.', nl: 'Schrijf ##.' }
  const problem: Problem = { ruleId: 'heading-order', file: 'content/nl/faq/b.mdx', line: 4, column: 1, message }
  const shownFor = (slug: string) => {
    const post = (own: string) => `---\ntitle: Bericht\nslug: ${own}\n---\n`
    const text = (own: string) => `---\ntitle: Vraag\n---\n[Lees](/blog/${own}).\n`
    const texts: Changes['texts'] = [
      { key: 'blog/a', files: [{ file: 'content/nl/blog/a.mdx', before: post('old'), after: post(slug) }] },
      { key: 'faq/b', files: [{ file: problem.file, before: text('old'), after: text('new') }] },
    ]
    return shown({ author: { name: 'Anna', mail: 'anna@example.org' }, texts, problems: [problem] })
  }
  expect(shownFor('new')).not.toContain('Of vink de teksten met fouten uit.')
  expect(shownFor('old')).toContain('Of vink de teksten met fouten uit.')
})

test('a text with a half-typed value is not sent, and the message names the field', () => {
  const author = { name: 'Anna', mail: 'anna@example.org' }
  const changes: Changes = { author, texts: [{ key: 'blog/a', files: [] }], problems: [] }
  const held = shown(changes, { key: 'blog/a', name: 'Verschijnt op' })
  expect(held).toMatch(/role="alert"[^>]*>‘Verschijnt op’ in .*type="submit"[^>]* disabled=""/s)
  expect(held).not.toMatch(/Geen fouten/)
  expect(shown(changes, { key: 'blog/b', name: 'Verschijnt op' })).toBe(shown(changes))
})

test('with four or more texts, one box above them ticks all or none', () => {
  const given = (count: number): Changes => {
    const texts = ['a', 'b', 'c', 'd'].slice(0, count).map((name) => ({ key: `faq/${name}` as const, files: [] }))
    return { author: { name: 'Anna', mail: 'anna@example.org' }, texts, problems: [] }
  }
  expect(shown(given(4)).match(/type="checkbox" checked=""/g)).toHaveLength(5)
  expect(shown(given(4))).toMatch(/checked=""\/><span>Alle teksten</)
  expect(shown(given(3))).not.toMatch(/Alle teksten/)
})

test('a proposal shows when each of its posts appears', () => {
  const published = { title: 'Bericht', state: 'published', stale: false } as const
  const scheduled = { ...published, state: 'scheduled', until: '2026-12-03 09:00' } as const
  const draft = { ...published, state: 'draft' } as const
  const saidOf = (key: Key, sides: ListedEntry['sides']) => {
    rememberOverview({ entries: [{ key, sides, problems: 0 }] } as Partial<Overview> as Overview)
    const author = { name: 'Anna', mail: 'anna@example.org' }
    return shown({ author, texts: [{ key, files: [] }], problems: [] })
  }
  expect(saidOf('blog/a', { nl: published, en: published })).toMatch(/>Verschijnt zodra je voorstel is overgenomen\.</)
  expect(saidOf('blog/a', { nl: scheduled, en: scheduled })).toMatch(/>Verschijnt op 3 december 2026 om 09:00, als/)
  expect(saidOf('blog/a', { nl: scheduled, en: draft })).toMatch(
    />Nederlands: Verschijnt op.*>Engels: Blijft verborgen/,
  )
  expect(saidOf('pages/home', { nl: published })).not.toMatch(/Verschijnt/)
  expect(saidOf('blog/a', {})).not.toMatch(/Verschijnt/)
})

test('a proposal says which texts, or which languages of a text, leave the site', () => {
  const help: Overview['help'] = { facts: { nl: {}, en: {} }, uses: {}, components: [], pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const files = (['nl', 'en'] as const).map((locale) => ({
    file: `content/${locale}/faq/a.mdx`,
    before: 'A',
    after: null as string | null,
  }))
  const changes = { author: { name: '', mail: '' }, texts: [{ key: 'faq/a' as const, files }], problems: [] }
  expect(shown(changes)).toContain(t('leavesSite'))
  const [, english] = files
  if (english) english.after = 'B'
  expect(shown(changes)).toContain(t('sideLeavesSite', { languages: nameOfLanguage('nl') }))
})
