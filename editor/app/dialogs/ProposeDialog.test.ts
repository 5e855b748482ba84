import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Changes, Overview } from '../../protocol.ts'
import { rememberOverview } from '../names.ts'
import { ProposeDialog, titleOfRemoved } from './ProposeDialog.tsx'

test('a removed text has its title in the language of the desk, or else in its own', () => {
  const removed = (locale: string) => {
    return { file: `content/${locale}/faq/a.mdx`, before: `---\ntitle: In ${locale}\n---\n`, after: null }
  }
  expect(titleOfRemoved([removed('en'), removed('nl')])).toBe('In nl')
  expect(titleOfRemoved([removed('en')])).toBe('In en')
})

test('before a proposal is sent, its texts with mistakes are named, each with its place and its correction', () => {
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
  const done = async () => {}
  const shown = (own: Changes) => {
    const given = { changes: own, hasGit: true, onClose: done, onFixed: done, onOpen: done, onDone: done }
    return renderToStaticMarkup(createElement(ProposeDialog, given))
  }
  expect(shown(changes)).toMatch(
    /staan nog 2 fouten.*Toon<.*Schrijf ##\..*Verbeter<.*over andere teksten.*href="#faq\/b".*Elders\./s,
  )
  expect(shown({ ...changes, problems: [] })).toMatch(/Geen fouten/)
})
