import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf } from '../../scripts/lib/files.ts'
import { business } from '../../site/content.ts'
import { href } from '../../site/routes.ts'
import { startBuild } from '../harness/builds/build.ts'
import { copyProject } from '../harness/project.ts'

// What the publishing workflows run: npm run build -- --strict.
let project: ReturnType<typeof copyProject>
beforeAll(() => {
  project = copyProject()
})
afterAll(() => project?.remove())

/** What a deployment fills in. */
const filled = {
  // As it was, or every picture with words would be drawn anew.
  SITE_BRAND_NAME: business.brand.name,
  SITE_BRAND_ORIGIN: 'https://www.bedrijf.nl',
  SITE_BRAND_LEGAL_NAME: 'Bedrijf B.V.',
  SITE_BRAND_REGISTRATION: '12345678',
  SITE_BRAND_VAT: 'NL001234567B01',
  SITE_CONTACT_PHONE: '+31 20 123 45 67',
  SITE_CONTACT_EMAIL: 'post@bedrijf.nl',
  SITE_CONTACT_STREET: 'Domplein 1',
  SITE_CONTACT_POSTAL_CODE: '3512 JC',
  SITE_CONTACT_LOCATION: 'Utrecht',
  SITE_CONTACT_PERSON: 'A. Jansen',
  SITE_CONTACT_PRIVACY_PERSON: 'B. de Vries',
  SITE_SOCIAL_LINKED_IN: 'https://www.linkedin.com/company/bedrijf',
  SITE_SOCIAL_YOU_TUBE: 'https://www.youtube.com/@bedrijf',
  SITE_SUBPROCESSORS_HOSTING: 'Opslag B.V., Nederland',
  SITE_SUBPROCESSORS_WORKFLOWS: 'Stroom B.V., Nederland',
  SITE_SUBPROCESSORS_AI: 'Taal GmbH, Duitsland',
  SITE_SUBPROCESSORS_MESSAGES: 'Post B.V., Nederland',
  SITE_SUBPROCESSORS_MONITORING: 'Wacht B.V., Nederland',
  SITE_TERMS_ACCEPTANCE: '14 days',
  SITE_TERMS_FORCE_MAJEURE: '60 days',
  SITE_TERMS_RETRIEVAL: '30 days',
  SITE_TERMS_SWITCHING: '30 days',
  SITE_TRUST_FOUNDER: 'A. Bakker',
  SITE_TRUST_FOUNDER_TRADE: 'Planner',
  SITE_TRUST_REFERENCE: 'Het werkt.',
  SITE_TRUST_REFERENCE_FROM: 'C. de Wit, Bedrijf',
  SITE_TRUST_CERTIFICATE: 'ISO 27001',
  SITE_PLANS_BADGE: 'our recommendation',
  SITE_SUPPORT_CHANGE_HOURS: '3 hours',
  SITE_STORAGE_COUNTRY: 'Nederland',
  SITE_CARE_NORM: 'NEN 7510',
  SITE_CARE_MAIL: 'NTA 7516',
  SITE_FORMS_CONTACT: 'https://mail.bedrijf.nl/post',
  SITE_FORMS_NEWSLETTER: 'https://list.bedrijf.nl/post',
}

const textOf = (file: string) => readFileSync(join(project.folder, 'dist', file), 'utf8')

/** How a strict build ends, what it says, whether anything was published, and what it left behind. */
async function strict(env: Readonly<Record<string, string>>) {
  const command = startBuild(project.folder, { BUILD_NOW: '2026-11-21 12:00', ...env }, ['--strict'])
  const code = await command.ended
  const left = readdirSync(join(project.folder, '.build/sites'))
  return { code, said: command.said(), published: existsSync(join(project.folder, 'dist/index.html')), left }
}

test('what is still a placeholder, or a form without an endpoint, is not published', async () => {
  const { code, said, published, left } = await strict({})
  expect({ code, published, left }).toEqual({ code: 1, published: false, left: [] })
  expect(said).toContain('Still to be filled in, in content/business.yaml:')
  const named = [...said.matchAll(/\(or (SITE_\w+) in the environment\)/g)].map(([, name]) => name)
  expect(named.sort()).toEqual(Object.keys(filled).sort())

  const { SITE_FORMS_CONTACT: _, ...others } = filled
  expect(await strict(others)).toMatchObject({
    code: 1,
    published: false,
    said: expect.stringMatching(/in content\/business\.yaml:\n {2}forms\.contact \(or SITE_FORMS_CONTACT in/),
  })
})

test('with all of it filled in the site is published, and its policy admits the endpoints', async () => {
  const { code, said, published } = await strict(filled)
  expect({ code, said: code === 0 ? '' : said, published }).toEqual({ code: 0, said: '', published: true })
  const html = textOf(fileOf(href('contact', 'nl')))
  expect(html).toContain("connect-src 'self' https://mail.bedrijf.nl https://list.bedrijf.nl")
  for (const placeholder of [business.brand.origin, business.contact.phone, business.contact.email])
    expect(html).not.toContain(placeholder)
})

test('then a Dutch text changes and its translation does not: nothing new is published', async () => {
  appendFileSync(join(project.folder, 'content/nl/legal/terms.mdx'), '\nNog een zin.\n')
  const { code, said } = await strict(filled)
  expect(code).toBe(1)
  expect(said).toMatch(
    /content\/en\/legal\/terms\.mdx:\d+:13 {2}content\/nl\/legal\/terms\.mdx has changed since this was translated\. Translate the change, then run npm run twin -- accept legal\/terms/,
  )
  expect(textOf(fileOf(href('terms', 'nl')))).not.toContain('Nog een zin.')
})
