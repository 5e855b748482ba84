import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { securityExpires } from '../../site/files.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'
import { readBusiness } from '../content/facts.ts'
import { draftOnlyPictures, publishBlockers, unfilledIn } from './checked-content.ts'

const moment = (text: string) => Date.parse(text)

test('values that are tagged, unset or examples must be filled in; each has its position or variable', () => {
  const shipped = readFileSync(join(smallRoot, 'content/business.yaml'), 'utf8')
  const listed = (text: string, env = {}) => {
    const { business, placeholders, standIns } = readBusiness(text, env)
    if (!business) throw new Error('The facts are invalid.')
    return unfilledIn(business.forms, placeholders, standIns)
  }
  expect(listed(shipped)).toMatch(
    /^content\/business\.yaml:\n {2}brand\.name \(or SITE_BRAND_NAME in the environment\)\n/,
  )
  const untagged = listed(shipped.replaceAll('!placeholder ', ''), { SITE_FORMS_CONTACT: 'https://list.draadwerk.nl' })
  expect(untagged).toMatch(
    /^content\/business\.yaml:\n {2}forms\.newsletter \(or [^)]*\)\ncontent\/business\.yaml:\d+:\d+ {2}brand\.origin /,
  )
  expect(unfilledIn({ contact: 'https://list.draadwerk.nl', newsletter: 'https://list.draadwerk.nl' }, [], [])).toBe(
    undefined,
  )
})

test('a translation of an older source keeps the site from being published', () => {
  const advice = ['stale-twin', 'note-left'].map((ruleId) => {
    const message = { en: `Advice of ${ruleId}.`, nl: '' }
    return { ruleId, file: 'content/en/blog/kosten.mdx', line: 6, column: 13, message, isAdvice: true }
  })
  expect(publishBlockers(advice, moment('2026-11-21'))).toEqual([
    'content/en/blog/kosten.mdx:6:13  Advice of stale-twin.',
  ])
})

test('in the last month before security.txt expires, the site is not published until its date is moved', () => {
  const expires = moment(securityExpires)
  expect(publishBlockers([], expires - 31 * 86_400_000)).toEqual([])
  expect(publishBlockers([], expires - 29 * 86_400_000)).toEqual([
    `site/files.ts  security.txt expires on ${securityExpires}. Check its contact address, and move the date forward by a year.`,
  ])
})

test('pictures of hidden entries stay if they are shown elsewhere', () => {
  const size = { width: 1, height: 1 }
  const hidden = [{ pictures: { '/images/secret.svg': size, '/images/shared.svg': size } }]
  const shown = [{ pictures: { '/images/shared.svg': size, '/images/logo.svg': size } }]
  expect(draftOnlyPictures(hidden, shown)).toEqual(['/images/secret.svg'])
})
