import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../harness/engines/chromium.ts'
import type { Engine, Setting, Tab, Visitor } from '../harness/engines/engine.ts'
import { arrived, become, countOf, textOf, typedIn } from '../harness/engines/flow.ts'
import { allEngines, enginesHere } from '../harness/engines/found.ts'
import {
  controlsOfPage,
  errorsOfForm,
  faintTexts,
  frameOfPage,
  notedStops,
  noteStops,
  paperOfPage,
  putOnPaper,
} from './page-checks.ts'
import { person, type Running } from './person.ts'

// The owner of an installation company looks for somebody who takes over the work orders: in Dutch and in English, on a
// phone, with and without scripts, on a network that fails. In Chromium, and in every engine of `npm run test:browsers`.
const operator = person()
const phone = { width: 390, height: 664 }
const typed = {
  FNAME: 'Karin Smit',
  EMAIL: 'karin@example.org',
  COMPANY: 'Smit Installaties',
  PHONE: '06 12 34 56 78',
  MMERGE2: 'Wij typen 24/7 bonnen over.',
}
/** Made up: she is asked about cookies, and the contact form may read what its endpoint answers. */
const settings = {
  SITE_ANALYTICS_ANALYTICAL: 'G-TEST',
  SITE_ANALYTICS_MARKETING: 'AW-TEST',
  SITE_FORMS_CONTACT_READABLE: 'true',
}
const submit = 'main form button[type=submit]'
/** What a browser holds of a visitor. */
const nothing = { cookie: '', local: [] as string[], session: [] as string[], scripts: [] as string[] }
const ofChoice = ['cookie-consent', 'cookie-consent-version', 'language']

let server: Running
let origin = ''

beforeAll(async () => {
  ;({ server, origin } = await serve('0'))
})

async function serve(port: string) {
  const running = operator.starts('npm start', { PORT: port, ...settings })
  return { server: running, origin: await running.hears(/The site is on \S*?(http:\/\/\S+:\d+)/) }
}

const engines = allEngines ? enginesHere().engines : [{ name: 'Chromium', start: startChromium }]
describe.each(engines)('in $name', ({ start }) => {
  let engine: Engine
  let visitor: Visitor
  let tab: Tab
  /** Of the visitor with scripts. */
  let complaints: readonly string[] | undefined

  beforeAll(async () => {
    engine = await start()
    await visit()
  })
  afterAll(() => engine?.close())

  /** Another visitor, whom the browser has never seen. */
  async function visit(setting?: Setting) {
    await visitor?.close()
    visitor = await engine.visitor(origin, phone, setting)
    tab = visitor.tab
    complaints ??= visitor.complaints
  }

  test('the question about cookies is asked once, refused, and nothing of it is stored or sent', async () => {
    await tab.goto(`${origin}/`)
    await become(tab, 1, countOf, '#consent')
    // Where her browser prefers English, it is offered.
    const isOffered = () => document.querySelector('.offer[lang="en"]')?.matches(':popover-open')
    await become(tab, await tab.run(() => navigator.language.startsWith('en')), isOffered)
    expect(await tab.run(() => document.querySelector<HTMLAnchorElement>('.offer[lang="en"] a')?.pathname)).toBe('/en')
    if (await tab.run(isOffered)) await tab.click('.offer[lang="en"] button')
    await become(tab, 0, countOf, '.offer')
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(await tab.run(traces)).toEqual({ ...nothing, local: ['language'] })
    expect(await tab.run(toldGoogle)).toEqual(Array(4).fill('denied'))
    // It is readable, and does not lie over the end of the page.
    expect([await tab.run(faintTexts, 'light'), await tab.run(faintTexts, 'dark')]).toEqual([[], []])
    const isEndSeen = () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const [last, question] = ['footer li:last-child > :is(a, button)', '#consent'].map((each) =>
        [...document.querySelectorAll(each)].at(-1)?.getBoundingClientRect(),
      )
      return (last?.bottom ?? 0) <= (question?.top ?? 0)
    }
    expect(await tab.run(isEndSeen)).toBe(true)
    // It takes a third of her view at most, and the bar of the chat waits until it is answered.
    const third = () => (document.getElementById('consent')?.offsetHeight ?? innerHeight) <= innerHeight / 3 + 1
    expect([await tab.run(third), await tab.run(countOf, '.chat')]).toEqual([true, 0])
    await tab.click('[data-consent=functional]')
    await become(tab, 0, countOf, '#consent')
    expect(await tab.run(countOf, '.chat')).toBe(1)
    expect(await tab.run(traces)).toEqual({ ...nothing, local: ofChoice })
    expect(await tab.run(choice)).toBe('true,false,false')
    await tab.goto(`${origin}/over-ons`)
    await become(tab, true, () => document.readyState === 'complete')
    expect(await tab.run(countOf, '#consent')).toBe(0)
    expect(await tab.run(traces)).toEqual({ ...nothing, local: ofChoice })
    // Whatever her browser holds by then, or may hold later, is in the list of the privacy statement.
    const listed = await tab.run(async () =>
      [...(await (await fetch('/privacy')).text()).matchAll(/<td><code>([^<]*)<\/code>/g)].map(([, name]) => name),
    )
    const isListed = (key: string) =>
      listed.some((name) => (name?.endsWith('…') ? key.startsWith(name.slice(0, -1)) : name === key))
    const keys = [...ofChoice, 'search-key', 'draft-contact', '_ga', '_ga_TEST']
    expect(keys.filter((key) => !isListed(key))).toEqual([])
  })

  test('she may think again: in the foot she agrees to be counted, and takes it back', async () => {
    for (const counted of ['true', 'false']) {
      // Its program comes a moment after the page: she clicks again where nothing happens.
      await become(tab, true, () => {
        document.querySelector<HTMLElement>('footer [data-consent=settings]')?.click()
        return document.querySelector<HTMLDialogElement>('#consent-settings')?.open
      })
      await tab.click('#consent-settings [name=analytical]')
      await tab.click('#consent-settings button[value=save]')
      await become(tab, `true,${counted},false`, choice)
      await become(tab, 0, countOf, '#consent-settings[open]')
      // Google is asked after she agreed, and on no page after that.
      const asked = counted === 'true' ? ['https://www.googletagmanager.com'] : []
      await become(tab, { ...nothing, local: ofChoice, scripts: asked }, traces)
      await become(tab, [counted === 'true' ? 'granted' : 'denied', 'denied', 'denied', 'denied'], toldGoogle)
      expect(await tab.run(accounts)).toEqual(counted === 'true' ? [settings.SITE_ANALYTICS_ANALYTICAL] : [])
      // Cookies of its own, which go as she takes it back.
      if (counted === 'true')
        await tab.run(() => {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
          for (const name of ['_ga', '_ga_TEST', '_gcl_au', '_gac_1']) document.cookie = `${name}=1; Path=/`
        })
    }
    // Who closes the question has answered nothing.
    await tab.click('footer [data-consent=settings]')
    await tab.click('#consent-settings [name=marketing]')
    await tab.click('#consent-settings button[value=cancel]')
    await tab.click('footer [data-consent=settings]')
    expect(await tab.run(switches)).toEqual([true, false, false])
    // What the site cannot do without cannot be switched off.
    expect(await tab.run(countOf, '#consent-settings [type=checkbox]:disabled')).toBe(1)
    expect([await tab.run(faintTexts, 'light'), await tab.run(faintTexts, 'dark')]).toEqual([[], []])
    await tab.press('Escape')
    expect(await tab.run(choice)).toBe('true,false,false')
    // As long as the text about cookies is another one than she answered to, she is asked again.
    for (const version of ['0', await tab.run(() => localStorage.getItem('cookie-consent-version') ?? '')]) {
      await tab.run((of: string) => localStorage.setItem('cookie-consent-version', of), version)
      await tab.goto(`${origin}/over-ons`)
      await become(tab, version === '0' ? 1 : 0, countOf, '#consent')
    }
  })

  test('every kind of page fits her phone, is readable by day and at night, and says where she is', async () => {
    for (const path of [
      '/',
      '/pakketten',
      '/professional-pakket',
      '/faq',
      '/blog',
      '/contact',
      '/cases',
      '/voorwaarden',
      '/en/blog',
    ]) {
      await tab.goto(origin + path)
      const { inMenu, twins, lang, ...shown } = await tab.run(frameOfPage)
      const switched = twins.map((twin) => [...twin, twin[0] === lang ? 'true' : null])
      expect({ path, ...shown }).toEqual({
        path,
        fits: true,
        marked: inMenu.filter((each) => each === path),
        above: path === '/professional-pakket' ? ['/pakketten'] : [],
        languages: [switched, switched],
        isHidingHeadings: false,
        stays: true,
        unnamed: [],
        unreached: [],
        untold: [],
        small: [],
        pictures: [],
      })
      const faint = [await tab.run(faintTexts, 'light'), await tab.run(faintTexts, 'dark')]
      expect({ path, faint }).toEqual({ path, faint: [[], []] })
    }
  })

  test('Tab leads past the menu to the page, and through the form to the foot', async () => {
    await tab.goto(`${origin}/contact`)
    await tab.press('Tab', 'Enter')
    await become(tab, true, () => document.activeElement?.matches('main'))
    await tab.goto(`${origin}/contact`)
    const stops: string[] = []
    for (let presses = 0; presses < 120; presses++) {
      await tab.press('Tab')
      const at = await tab.run(() => {
        const { activeElement: to } = document
        return !to || to === document.body
          ? ''
          : `${to.closest('footer') ? 'foot' : 'page'} ${to.getAttribute('name') ?? to.textContent}`
      })
      stops.push(at)
      if (!at || at.startsWith('foot')) break
    }
    for (const name of [...Object.keys(typed)].map((field) => `page ${field}`)) expect(stops).toContain(name)
    expect(stops.at(-1)).toMatch(/^foot/)
  })

  test('Tab stops at all that she can see and use, in the order of the page, and at nothing else', async ({ skip }) => {
    // Other engines leave links out, or add what scrolls.
    skip(engine.name !== 'Chromium')
    for (const path of ['/', '/contact', '/en/plans', '/faq', '/zoeken', '/privacy']) {
      await tab.goto(origin + path)
      const { wanted, unreachable } = await tab.run(controlsOfPage)
      await tab.run(noteStops)
      await tab.press(...wanted.map(() => 'Tab'))
      const { stops, unmarked } = await tab.run(notedStops)
      expect({ path, stops, unmarked, unreachable }).toEqual({ path, stops: wanted, unmarked: [], unreachable: [] })
    }
  })

  test('a request goes its way on the home page, step by step, as far as a person is asked', async () => {
    await tab.goto(`${origin}/en`)
    await tab.run(() => document.querySelector('.demo')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await become(tab, 1, countOf, '.demo[data-live]')
    const step = (number: number) => `.demo-flow[data-sector="0"] > :nth-child(${number})`
    await tab.click(`${step(2)} .demo-title button`)
    /** The step that is shown, of which sector, how many wait, and which ways are closed. */
    const shown = () => {
      const flow = [...document.querySelectorAll('.demo-flow')].find((each) =>
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      const [back, play, next] = document.querySelectorAll<HTMLButtonElement>('.demo-controls button')
      return [
        [...(flow?.children ?? [])].findIndex((each) => each.matches('[data-now]')) + 1,
        flow?.getAttribute('data-sector'),
        flow?.querySelectorAll(':scope > [data-waits]').length,
        [back?.disabled, next?.disabled],
        play?.textContent === play?.dataset.pause ? 'plays' : 'rests',
      ]
    }
    expect(await tab.run(shown)).toEqual([2, '0', 3, [false, false], 'rests'])
    expect(await tab.run(textOf, '.demo [role=status]')).toBe(await tab.run(textOf, `${step(2)} .demo-title`))
    for (const [way, number] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await tab.press(way)
      expect((await tab.run(shown))[0]).toBe(number)
    }
    expect(await tab.run(shown)).toEqual([1, '0', 4, [true, false], 'rests'])
    for (const number of [2, 3, 4]) {
      await tab.click('.demo-controls button:last-child')
      expect((await tab.run(shown))[0]).toBe(number)
    }
    await tab.click('.demo-controls button:first-child')
    await tab.click(`${step(4)} .demo-title button`)
    await tab.click(`${step(4)} .demo-proposal button`)
    expect(await tab.run(shown)).toEqual([5, '0', 0, [false, true], 'rests'])
    // It begins again where it has ended, and with each sector.
    await tab.click('.demo-controls [data-play]')
    expect(await tab.run(shown)).toEqual([1, '0', 4, [true, false], 'plays'])
    await tab.click('.demo-controls [data-play]')
    expect((await tab.run(shown)).at(-1)).toBe('rests')
    // A key presses the button that it is on, and Tab leads on until it is left.
    await tab.run(() => document.querySelector<HTMLElement>('.demo-controls button:last-child')?.focus())
    await tab.press('Enter')
    expect((await tab.run(shown))[0]).toBe(2)
    const isInside = () => document.activeElement?.closest('.demo') !== null
    for (let presses = 0; presses < 30 && (await tab.run(isInside)); presses++) await tab.press('Tab')
    expect(await tab.run(isInside)).toBe(false)
    await tab.click('.demo-sectors label:has([value="2"])')
    await become(tab, [1, '2', 4, [true, false], 'plays'], shown)
    await become(tab, 2, () => {
      const steps = [...document.querySelectorAll('[data-sector="2"] > li')]
      return steps.findIndex((each) => each.matches('[data-now]')) + 1
    })
    // So does an arrow, from the one that is chosen.
    await tab.press('ArrowLeft')
    await become(tab, [1, '1', 4, [true, false], 'plays'], shown)
    // By itself it goes as far as the step at which a person is asked.
    await tab.run(() => {
      const later = window.setTimeout
      Object.assign(window, { setTimeout: (act: TimerHandler) => later(act, 0) })
    })
    await tab.click('.demo-sectors label:has([value="0"])')
    await become(tab, [4, '0', 1, [false, false], 'rests'], shown)
    expect((await tab.run(shown))[0]).toBe(4)
  })

  test('on the screen of her office all is in sight at once: the menu, and the plans beside each other', async () => {
    const { tab: wide, close } = await engine.visitor(origin, { width: 1440, height: 900 })
    for (const path of ['/pakketten', '/en/plans']) {
      await wide.goto(origin + path)
      const seen = await wide.run(() => {
        const shown = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
        const rows = new Set(shown('#menu ul a').map((link) => link.getBoundingClientRect().top))
        const columns = shown('.comparison thead th').map((each) => each.getAttribute('data-plan'))
        const [first] = shown('.comparison tbody tr:has(td)')
        return {
          fits: document.documentElement.scrollWidth <= innerWidth,
          menu: [shown('#menu ul a').length === document.querySelectorAll('#menu ul a').length, rows.size],
          languages: shown('.header .language a').length,
          buttons: shown('.menu-button, .comparison fieldset').length,
          columns,
          cells: [...(first?.querySelectorAll('td') ?? [])].map((each) => each.getAttribute('data-plan')),
          cards: new Set(shown('.plan').map((card) => card.getBoundingClientRect().top)).size,
        }
      })
      const plans = ['starter', 'professional', 'enterprise']
      expect({ path, ...seen }).toEqual({
        path,
        fits: true,
        menu: [true, 1],
        languages: 2,
        buttons: 0,
        columns: plans,
        cells: plans,
        cards: 1,
      })
    }
    await close()
  })

  test('on paper stands all of a page that can be read, and nothing that is pressed', async () => {
    const { tab: wide, close } = await engine.visitor(origin, { width: 1000, height: 900 })
    for (const path of ['/faq', '/voorwaarden', '/en/plans', '/en/contact']) {
      await wide.goto(origin + path)
      await become(wide, 1, countOf, '#consent')
      await wide.run(putOnPaper)
      expect({ path, ...(await wide.run(paperOfPage)) }).toEqual({
        path,
        beside: [],
        pressed: [],
        unsaid: [],
        ink: 'rgb(0, 0, 0)',
        missing: [],
      })
    }
    // Of the page with the sum, the sum alone where that is asked for.
    await wide.goto(`${origin}/en/plans`)
    await wide.run(putOnPaper)
    const parts = () =>
      [...document.querySelectorAll('main > *')].map((part) => [part.checkVisibility(), part.matches(':has(.sum)')])
    await wide.run(() => document.documentElement.setAttribute('data-print', 'sum'))
    expect((await wide.run(parts)).filter(([isShown, isSum]) => isShown !== isSum)).toEqual([])
    await close()
  })

  test('where nothing is to move nothing does, and in a low window nothing lies over the page', async ({ skip }) => {
    skip(engine.lacks.includes('reducedMotion'))
    const { tab: calm, close } = await engine.visitor(origin, { width: 640, height: 400 }, 'reducedMotion')
    await calm.goto(`${origin}/`)
    await become(calm, 1, countOf, '#consent')
    const found = () => {
      const styles = [...document.querySelectorAll('body *')].flatMap((each) =>
        each.checkVisibility() ? [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
      )
      return {
        over: styles.filter(({ position }) => /fixed|sticky/.test(position)).length,
        moving: styles.filter((style) => style.animationName !== 'none' || /[1-9]/.test(style.transitionDuration))
          .length,
      }
    }
    expect(await calm.run(found)).toEqual({ over: 0, moving: 0 })
    // What would go on by itself after a while goes on at once.
    await calm.run(() => {
      const later = window.setTimeout
      Object.assign(window, {
        setTimeout: (act: TimerHandler, _: number, ...given: unknown[]) => later(act, 0, ...given),
      })
      document.querySelector('.demo')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await become(calm, 1, countOf, '.demo[data-live]')
    await calm.click('.demo-sectors label:has([value="1"])')
    const isAtEnd = () =>
      [...document.querySelectorAll('.demo-flow')].every((each) => each.lastElementChild?.matches('[data-now]'))
    expect(await calm.run(isAtEnd)).toBe(true)
    await close()
  })

  test('she finds the plans by the menu, and compares them on her phone', async () => {
    await tab.goto(`${origin}/`)
    // Another language was offered once.
    expect(await tab.run(countOf, '.offer')).toBe(0)
    const isOpen = () => document.querySelector('#menu')?.checkVisibility() ?? false
    await tab.click('.menu-button')
    await become(tab, true, isOpen)
    await tab.press('Escape')
    await become(tab, [false, true], () => [
      document.querySelector('#menu')?.checkVisibility() ?? false,
      document.activeElement?.matches('.menu-button'),
    ])
    // It closes as one of its links is used, so that Back brings a page without it.
    await tab.click('.menu-button')
    await tab.run(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await tab.click('#menu nav a[href="/pakketten"]')
    await become(tab, false, isOpen)
    await tab.click('.menu-button')
    await tab.click('#menu nav a[href="/pakketten"]')
    await arrived(tab, '/pakketten')
    for (const plan of ['/starter-pakket', '/professional-pakket', '/enterprise-pakket'])
      expect({ plan, isLinked: (await tab.run(countOf, `main a[href="${plan}"]`)) > 0 }).toEqual({
        plan,
        isLinked: true,
      })
    expect(await tab.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // On a phone the comparison shows one plan at a time: the one that she chooses, in each of its rows. One is chosen.
    for (const plan of ['', 'starter', 'professional', 'enterprise']) {
      if (plan) await tab.click(`.comparison label:has([value=${plan}])`)
      const columns = await tab.run(() =>
        [...document.querySelectorAll<HTMLElement>('.comparison td[data-plan]')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.dataset.plan),
      )
      expect([...new Set(columns)]).toEqual([plan || expect.any(String)])
      expect(columns).toHaveLength(await tab.run(() => document.querySelectorAll('.comparison [scope=row]').length))
    }
    // The page that she comes back to has its menu closed.
    await tab.back()
    await arrived(tab, '/')
    expect(await tab.run(isOpen)).toBe(false)
  })

  test('she works out what it brings, and the sum follows what she types', async () => {
    await tab.goto(`${origin}/pakketten`)
    const before = await tab.run(textOf, '[data-out=hours]')
    await tab.click('[data-field=requests]')
    await tab.press('Control+a')
    await tab.type('300')
    await become(tab, true, (old: string) => document.querySelector('[data-out=hours]')?.textContent !== old, before)
    expect(await tab.run(textOf, '[data-out=verdict]')).not.toBe('')
    // On a phone each number of the table says what it is; the button leads to what it comes to, on this page.
    const said = () =>
      [...document.querySelectorAll('.sum-result td')].map((cell) =>
        getComputedStyle(cell, '::before').content.slice(1, -1),
      )
    const heads = await tab.run(() =>
      [...document.querySelectorAll('.sum-result thead th')].map((each) => each.textContent),
    )
    if (await tab.run(() => innerWidth < 500)) expect((await tab.run(said)).slice(0, 4)).toEqual(heads.slice(1))
    await tab.run(() => {
      document.body.dataset.same = ''
    })
    await tab.click('.sum button[type=submit]')
    await become(tab, [true, true, '300'], () => {
      const top = document.querySelector('.sum [role=status]')?.getBoundingClientRect().top ?? -1
      const asked = new URLSearchParams(location.search).get('aanvragen')
      return ['same' in document.body.dataset, top >= 0 && top < innerHeight, asked]
    })
    // What she works out on the back of an envelope, for a small office and for a large one.
    const fields = ['requests', 'minutes', 'share']
    const shown = async (name: string) =>
      Number((await tab.run(textOf, `[data-out="${name}"]`)).replace(/[^\d,]/g, '').replace(',', '.'))
    for (const values of [
      [40, 10, 50],
      [600, 4, 80],
    ]) {
      for (const [index, name] of fields.entries()) {
        await tab.click(`[data-field=${name}]`)
        await tab.press('Control+a')
        await tab.type(String(values[index]))
      }
      const [requests = 0, minutes = 0, share = 0] = values
      await expect.poll(() => shown('hours')).toBeCloseTo((((requests * minutes) / 60) * (share / 100) * 52) / 12, 0)
    }
    await tab.click('[data-field=requests]')
    await tab.press('Control+a')
    await tab.type('300')
    const [requests = 0, minutes = 0, share = 0] = await tab.run(() =>
      ['requests', 'minutes', 'share'].map((name) =>
        Number(document.querySelector<HTMLInputElement>(`[data-field=${name}]`)?.value),
      ),
    )
    const hours = (((requests * minutes) / 60) * (share / 100) * 52) / 12
    await expect.poll(() => shown('hours')).toBeCloseTo(hours, 0)
    // What the plan costs once comes back from what is left each month, and so does what is saved before it is live.
    const { setup, implementation } = operator.fields('content/business.yaml').starter
    const weeks = Number(/(\d+) weeks/.exec(implementation)?.[1])
    const [saved, net] = [await shown('starter.saved'), await shown('starter.net')]
    const turn = ((Number.parseInt(setup, 10) * 52) / 12 + saved * weeks) / net
    expect(Math.abs((await shown('starter.week')) - turn)).toBeLessThanOrEqual(1)
    // What an hour costs her turns hours into money, for each plan, and the best of them is named.
    const hourly = await tab.run(() => document.querySelector<HTMLInputElement>('[data-field=hourly]')?.valueAsNumber)
    await expect.poll(() => shown('euros')).toBeCloseTo(hours * Number(hourly), -1)
    const after = await Promise.all(
      ['starter', 'professional', 'enterprise'].map(async (plan) => {
        const of = operator.fields('content/business.yaml')[plan]
        const [monthly, once] = [Number.parseInt(of.monthly, 10), Number.parseInt(of.setup, 10)]
        const wait = Number(/(\d+) weeks/.exec(of.implementation)?.[1])
        const brought = await shown(`${plan}.saved`)
        const isNegative = (await tab.run(textOf, `[data-out="${plan}.net"]`)).includes('−')
        expect((await shown(`${plan}.net`)) * (isNegative ? -1 : 1)).toBeCloseTo(brought - monthly, -1)
        return { plan, left: ((brought * (104 - wait) - monthly * 104) * 12) / 52 - once }
      }),
    )
    const best = after.toSorted((one, other) => other.left - one.left)[0]?.plan
    expect(
      await tab.run(() => [...document.querySelectorAll('[data-best]')].map((row) => row.getAttribute('data-plan'))),
    ).toEqual([best])
    expect(await tab.run(textOf, '[data-out=verdict]')).toContain(await tab.run(textOf, '[data-best] th'))
    // On paper stands the sum alone.
    const printed = () => {
      let marked: string | undefined
      window.print = () => {
        marked = document.documentElement.dataset.print
      }
      document.querySelector<HTMLElement>('[data-print]:not(html)')?.click()
      return [marked, document.documentElement.dataset.print]
    }
    expect(await tab.run(printed)).toEqual(['sum', null])
    // A link to it is copied, and the button says so until she goes on.
    await tab.run(toClipboard)
    const label = await tab.run(textOf, '[data-copy]')
    await tab.click('[data-copy]')
    await become(tab, true, (before: string) => document.querySelector('[data-copy]')?.textContent !== before, label)
    expect(await tab.run(copied)).toBe(await tab.run(() => location.href))
    await tab.run(() => document.querySelector<HTMLElement>('[data-copy]')?.blur())
    expect(await tab.run(textOf, '[data-copy]')).toBe(label)
    // Whoever gets the address sees her sum.
    const numbers = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('[data-field]')].map(({ value }) => value)
      const out = [...document.querySelectorAll('[data-out]:not([data-out=verdict], [data-out=turn])')]
      return [fields, out.map(({ textContent }) => textContent?.replace(/\D/g, ''))]
    }
    const sum = await tab.run(numbers)
    await tab.goto(await tab.run(() => location.href))
    await become(tab, sum, numbers)
    // In the other language her numbers are there, and so is what they come to.
    await tab.click('a[data-language=en]')
    await become(tab, '/en/plans', () => location.pathname)
    await become(tab, sum, numbers)
    // She sends it along: the form holds the plan and her numbers.
    await tab.click('[data-send]')
    await become(tab, '/en/contact', () => location.pathname)
    await become(tab, best, typedIn, '[name=MMERGE7]')
    const message = await tab.run(typedIn, '[name=MMERGE2]')
    for (const value of [...(sum[0] ?? []), '/en/plans?requests=300&']) expect(message).toContain(value)
    await tab.run(() => sessionStorage.clear())
  })

  test('each worked example can be filled in, and comes to what its line says', async () => {
    await tab.goto(`${origin}/en/plans`)
    const examples = await tab.run(() =>
      [...document.querySelectorAll('.sum-examples tbody tr')].map((row) => ({
        to: row.querySelector('a')?.href ?? '',
        says: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
    )
    expect(examples).toHaveLength(4)
    const sum = () => [
      ...['requests', 'minutes', 'kinds'].map(
        (name) => document.querySelector<HTMLInputElement>(`[data-field=${name}]`)?.value,
      ),
      ...['hours', 'verdict'].map((name) => document.querySelector(`[data-out=${name}]`)?.textContent),
    ]
    const singles: boolean[] = []
    for (const { to, says } of examples) {
      await tab.goto(to)
      await become(tab, says, sum)
      const { isBest, isSingle, ...drawn } = await tab.run(() => ({
        isBest: document.querySelector('[data-best]') !== null,
        isSingle: document.querySelector('.sum-single')?.checkVisibility() ?? false,
        week: document.querySelector('[data-best] [data-out$=".week"]')?.textContent ?? '',
        turn: document.querySelector('[data-out=turn]')?.textContent,
        hasNode: document.querySelector('[data-node]')?.getAttribute('visibility') !== 'hidden',
      }))
      expect(isSingle).toBe(!isBest)
      // In the drawing it turns in the week that the table says.
      expect([drawn.turn, drawn.hasNode]).toEqual([drawn.week, isBest])
      singles.push(isSingle)
    }
    // Where no plan pays, a single flow is what is left.
    expect(new Set(singles).size).toBe(2)
    // Of what cannot be, the most that can be counts.
    await tab.click('[data-field=share]')
    await tab.press('Control+a')
    await tab.type('900')
    const asked = (name: string) => new URLSearchParams(location.search).get(name)
    await become(tab, '100', asked, 'share')
    // A plan that has half as many workflows as there are kinds of work takes over half; of nothing, the least counts.
    const { workflows } = operator.fields('content/business.yaml').starter
    const part = () => {
      const [own = 0, all = 0] = ['starter', 'enterprise'].map((plan) =>
        Number(document.querySelector(`[data-out="${plan}.hours"]`)?.textContent?.replaceAll(',', '')),
      )
      return Math.round((own / all) * 100)
    }
    for (const [kinds, counted, percent] of [
      [String(workflows * 2), String(workflows * 2), 50],
      ['', '1', 100],
    ] as const) {
      await tab.click('[data-field=kinds]')
      await tab.press('Control+a', 'Backspace')
      await tab.type(kinds)
      await become(tab, counted, asked, 'kinds')
      await become(tab, percent, part)
    }
  })

  test('she finds an answer by searching, and what she opens says it', async () => {
    await tab.goto(`${origin}/`)
    await tab.press('Control+k')
    await become(tab, 1, countOf, '.search-dialog[open]')
    await tab.press('Escape')
    await become(tab, 0, countOf, '.search-dialog[open]')
    await tab.click('.search-open button')
    await become(tab, 1, countOf, '.search-dialog[open]')
    await tab.press('Escape')
    await become(tab, true, () => document.activeElement?.matches('.search-open button'))
    await tab.press('Enter')
    await become(tab, 1, countOf, '.search-dialog[open]')
    await tab.type('opzegtermijn')
    await become(tab, true, () => document.querySelectorAll('.search-dialog a[href^="/"]').length > 0)
    // The keys lead out of the field, and back.
    const isInField = () => document.activeElement instanceof HTMLInputElement
    await tab.press('Tab')
    expect(await tab.run(isInField)).toBe(false)
    expect([await tab.run(faintTexts, 'light'), await tab.run(faintTexts, 'dark')]).toEqual([[], []])
    // The arrows go along what was found, and Enter opens the one that is marked.
    await tab.click('.search-dialog input')
    const marked = () => {
      const options = [...document.querySelectorAll<HTMLAnchorElement>('.search-dialog [role=option]')]
      const field = document.querySelector('.search-dialog input')
      const at = options.findIndex((each) => each.ariaSelected === 'true')
      return [at, options[at]?.id === field?.getAttribute('aria-activedescendant'), options[at]?.getAttribute('href')]
    }
    expect(await tab.run(marked)).toEqual([0, true, expect.stringMatching(/^\//)])
    // They go round.
    const options = await tab.run(() => document.querySelectorAll('.search-dialog [role=option]').length)
    await tab.press('ArrowUp')
    expect(await tab.run(marked)).toEqual([options - 1, true, expect.any(String)])
    const isInSight = () => {
      const { top, bottom } =
        document.querySelector('[aria-selected=true]')?.getBoundingClientRect() ?? new DOMRect(0, -1)
      return top >= 0 && bottom <= innerHeight
    }
    await become(tab, true, isInSight)
    await tab.press('ArrowDown')
    await tab.press('ArrowDown', 'ArrowDown', 'ArrowUp')
    const [at, isNamed, opened] = await tab.run(marked)
    expect([at, isNamed]).toEqual([1, true])
    await tab.press('Enter')
    await become(tab, opened, () => location.pathname + location.hash)
    await become(tab, 'complete', () => document.readyState)
    expect((await tab.run(textOf, 'main')).toLowerCase()).toMatch(/opzeg/)
    // She comes back, and what she asked stands there still.
    await tab.back()
    await arrived(tab, '/')
    await tab.press('Control+k')
    await become(tab, ['opzegtermijn', true], () => [
      document.querySelector<HTMLInputElement>('.search-dialog[open] input')?.value,
      document.querySelectorAll('.search-dialog .hits a').length > 0,
    ])
    // In a field / is a letter.
    await tab.goto(`${origin}/cases`)
    await tab.press('/')
    await become(tab, 1, countOf, '.search-dialog[open]')
    await tab.type('a/b')
    await become(tab, 'a/b', typedIn, '.search-dialog input')
    await tab.press('Control+a', 'Backspace')
    // The single key can be switched off; beside the dialog a click closes it.
    if (engine.name === 'Chromium') {
      await tab.click('.search-hint input')
      await tab.run(() => document.querySelector<HTMLElement>('.search-dialog')?.click())
      await become(tab, 0, countOf, '.search-dialog[open]')
      await tab.press('/')
      expect(await tab.run(countOf, '.search-dialog[open]')).toBe(0)
      await tab.press('Control+k')
      expect(await tab.run(() => document.querySelector<HTMLInputElement>('.search-hint input')?.checked)).toBe(false)
      await tab.click('.search-hint input')
    }
    await tab.click('.search-close')
    await become(tab, 0, countOf, '.search-dialog[open]')
  })

  test('where the index cannot be had search says so, and finds again as soon as it can', async () => {
    const index = join(operator.folder, '.local/start/site/search.json')
    renameSync(index, `${index}-of-now`)
    try {
      await tab.goto(`${origin}/zoeken`)
      // What waits a while here waits less.
      await tab.run(() => {
        const later = window.setTimeout
        const sooner = (act: TimerHandler, wait = 0, ...given: unknown[]) => later(act, Math.min(wait, 400), ...given)
        Object.assign(window, { setTimeout: sooner })
      })
      // There the keys of search lead to its field.
      await tab.press('/')
      await become(tab, true, () => document.activeElement?.matches('main input[name=q]'))
      await tab.type('opzeg')
      await become(tab, '/zoeken', () => document.querySelector('#search .below p a')?.getAttribute('href'))
    } finally {
      renameSync(`${index}-of-now`, index)
    }
    // She need not type another letter for it.
    await become(tab, true, () => document.querySelectorAll('.hits a').length > 0)
    await tab.type('termijn')
    await become(tab, true, () => document.querySelectorAll('.hits a').length > 0)
    // What she asked stands in the address, and goes along to the other language, which asks it of its own pages.
    const asked = () => [
      location.search,
      ...[...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')].map((link) => link.search),
    ]
    await become(tab, Array(5).fill('?q=opzegtermijn'), asked)
    expect(await tab.run(countOf, '.site-index a')).toBe(0)
    expect((await tab.run(found)).filter((path) => /^\/en(\/|$)/.test(path))).toEqual([])
    // It is read aloud once typing rests.
    const told = async () => (await tab.run(textOf, '#search [role=status]')).match(/\d+/)?.[0]
    await expect.poll(told).toBe(String((await tab.run(found)).length))
    await tab.press('Escape')
    await become(tab, Array(5).fill(''), asked)
    expect([await tab.run(typedIn, 'main input[name=q]'), await tab.run(countOf, '.hits a')]).toEqual(['', 0])
    expect(await tab.run(countOf, '.site-index a')).toBeGreaterThan(40)
  })

  test('nonsense finds nothing and says so; the question stays in the address', async () => {
    await tab.goto(`${origin}/zoeken?q=xqzwvbk`)
    await become(tab, true, () => document.querySelector('main [role=status]')?.textContent?.includes('“xqzwvbk”'))
    await become(tab, 'xqzwvbk', typedIn, 'main input[name=q]')
    // Somebody can be asked: by the form, or in a chat, which has a window of its own.
    await become(tab, [true, '_blank'], () => [
      document.querySelector('#search .ways a[href^="/contact"]') !== null,
      document.querySelector<HTMLAnchorElement>('#search .ways a[href^="https://wa.me/"]')?.target,
    ])
    // A word that may have been meant is asked for where she is.
    await tab.goto(`${origin}/zoeken?q=contukt`)
    await tab.run(() => {
      document.body.dataset.same = ''
    })
    const meant = '#search .ways a[href*="?q="]'
    await become(tab, true, (link: string) => document.querySelector(link) !== null, meant)
    const word = await tab.run(textOf, meant)
    await tab.click(meant)
    await become(tab, [true, word, true, true], () => [
      'same' in document.body.dataset,
      document.querySelector<HTMLInputElement>('main input[name=q]')?.value,
      document.activeElement?.matches('main input[name=q]'),
      document.querySelectorAll('.hits a').length > 0,
    ])
  })

  test('in English she finds what is English', async () => {
    await tab.goto(`${origin}/en/search?q=notice`)
    await become(tab, true, () => document.querySelectorAll('.hits a').length > 0)
    expect((await tab.run(found)).filter((path) => !path.startsWith('/en/'))).toEqual([])
    // They stand by kind, each with its title and the words around what she asked, which is marked.
    await become(tab, { unnamed: 0, empty: 0, untold: 0, isMarked: true }, () => {
      const groups = [...document.querySelectorAll('.hits [role=group]')]
      const nameOf = (group: Element) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.innerText
      const hits = [...document.querySelectorAll('.hits [role=option]')]
      const marks = [...document.querySelectorAll('.hits mark')].map((mark) => mark.textContent?.toLowerCase())
      return {
        unnamed: groups.filter((group) => !nameOf(group)).length,
        empty: groups.filter((group) => !group.querySelector('[role=option]')).length,
        untold: hits.filter(
          (hit) =>
            !hit.querySelector('.hit-title')?.textContent ||
            (hit.querySelector('.hit-text')?.textContent ?? '').length < 20,
        ).length,
        isMarked: marks.includes('notice'),
      }
    })
  })

  test('a slip of the pen finds it all the same', async () => {
    await tab.goto(`${origin}/zoeken?q=opzegtremijn`)
    await become(tab, true, () => document.querySelectorAll('.hits a').length > 0)
    const slip = await tab.run(found)
    await tab.goto(`${origin}/zoeken?q=opzegtermijn`)
    await become(tab, true, () => document.querySelectorAll('.hits a').length > 0)
    expect(await tab.run(found)).toContain(slip[0])
  })

  test('a word that stands in one text alone leads there, and as many are shown as are counted', async () => {
    const wordsOf = (file: string) =>
      new Set(
        operator
          .reads(file)
          .replace(/^---\n[\s\S]*?^---$/m, '')
          .toLowerCase()
          .match(/\p{L}{9,}/gu),
      )
    const others = operator.lists('content/nl').map((file) => `content/nl/${file}`)
    const own = 'content/nl/legal/dpa.mdx'
    const elsewhere = new Set(
      others.filter((file) => file !== own && file.endsWith('.mdx')).flatMap((file) => [...wordsOf(file)]),
    )
    const words = [...wordsOf(own)].filter((word) => !elsewhere.has(word)).slice(0, 8)
    expect(words).toHaveLength(8)
    await tab.goto(`${origin}/zoeken`)
    await tab.click('main input[name=q]')
    for (const word of words) {
      await tab.press('Control+a')
      await tab.type(word)
      await become(tab, [`?q=${encodeURIComponent(word)}`, true, true], () => {
        const shown = [...document.querySelectorAll<HTMLAnchorElement>('.hits a')].map(({ pathname }) => pathname)
        const counted = /\d+/.exec(document.querySelector('#search [role=status]')?.textContent ?? '')?.[0]
        return [location.search, shown.includes('/dpa'), String(shown.length) === counted]
      })
    }
  })

  test('the questions that hold her word are left, also when she comes back to their address', async () => {
    const listed = () => [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length
    await tab.goto(`${origin}/faq`)
    const all = await tab.run(listed)
    await tab.click('main input[type=search]')
    await tab.type('starter')
    await become(tab, '?q=starter', () => location.search)
    await become(
      tab,
      true,
      (of: number) => {
        const left = [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length
        return left > 0 && left < of
      },
      all,
    )
    const some = await tab.run(listed)
    // No subject stands there without a question, and Enter leads nowhere.
    await tab.run(() => {
      document.body.dataset.same = ''
    })
    await tab.press('Enter')
    const bare = () =>
      [...document.querySelectorAll('.questions > section')].filter(
        (each) => each.checkVisibility() && ![...each.querySelectorAll('h3')].some((title) => title.checkVisibility()),
      ).length
    expect((await tab.run(textOf, '.faq-search .meta')).match(/\d+/)?.[0]).toBe(String(some))
    await become(tab, await tab.run(textOf, '.faq-search .meta'), textOf, '.faq-search [role=status]')
    // Where it stands is marked, in questions and in answers.
    const marked = () =>
      'highlights' in CSS
        ? [...new Set([...(CSS.highlights.get('match') ?? [])].map((range) => String(range).toLowerCase()))]
        : ['starter']
    expect(await tab.run(marked)).toEqual(['starter'])
    expect(await tab.run(() => 'same' in document.body.dataset)).toBe(true)
    // The list of subjects would lead to what is hidden now.
    expect(await tab.run(countOf, '.faq .contents')).toBe(0)
    await tab.goto(`${origin}/faq?q=starter`)
    await become(tab, some, listed)
    // Where nothing holds her word, a button brings all back, and those that come near open.
    await tab.click('main input[type=search]')
    await tab.type('s pakket')
    await become(tab, [0, true, 'starters pakket'], () => [
      [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length,
      document.querySelectorAll('.nothing li button').length > 0,
      new URLSearchParams(location.search).get('q'),
    ])
    expect(await tab.run(bare)).toBe(0)
    const near = await tab.run(textOf, '.nothing li button')
    await tab.click('.nothing li button')
    await become(tab, [all, '', near], () => [
      [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length,
      location.search,
      document.querySelector('[aria-expanded=true]')?.textContent,
    ])
    expect(await tab.run(() => document.activeElement?.textContent)).toBe(near)
    // A second answer closes the first, and a second click closes it again.
    await tab.click('.questions section:last-child h3 button')
    await become(
      tab,
      false,
      (title: string) => document.querySelector('[aria-expanded=true]')?.textContent === title,
      near,
    )
    expect(await tab.run(countOf, '.answer')).toBe(1)
    await tab.click('.questions section:last-child h3 button')
    await become(tab, 0, countOf, '.answer')
  })

  test('in English nothing found is undone with a button, a subject leads to its questions, and keys go through them', async () => {
    const asked = () => [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length
    await tab.goto(`${origin}/en/faq`)
    const all = await tab.run(asked)
    await tab.goto(`${origin}/en/faq?q=xqzwvbk`)
    await become(tab, 0, asked)
    await tab.click('.nothing > button')
    await become(tab, [all, '', '', true], () => [
      [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length,
      document.querySelector<HTMLInputElement>('main input[type=search]')?.value,
      location.search,
      document.activeElement?.matches('main input[type=search]'),
    ])
    const subjects = await tab.run(() =>
      [...document.querySelectorAll('.faq .contents a')].map((link) => [link.getAttribute('href'), link.textContent]),
    )
    expect(subjects).toEqual(
      await tab.run(() =>
        [...document.querySelectorAll('.questions > section')].map((section) => [
          `#${section.id}`,
          section.querySelector('h2')?.textContent,
        ]),
      ),
    )
    await tab.click('.faq .contents li:last-child a')
    await become(tab, [subjects.at(-1)?.[0], true], () => {
      const top = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? -1
      return [location.hash, top >= 0 && top < innerHeight]
    })
    // Arrows lead from one question to the next, and Enter opens it.
    const at = () => {
      const questions = [...document.querySelectorAll('.questions h3 button')]
      const open = questions.findIndex((each) => each.ariaExpanded === 'true')
      return [questions.findIndex((each) => each.matches(':focus')), open]
    }
    await tab.click('.questions h3 button')
    await become(tab, [0, 0], at)
    await tab.press('ArrowDown', 'ArrowDown')
    await become(tab, [2, 0], at)
    await tab.press('Enter')
    await become(tab, [2, 2], at)
    await tab.press('ArrowUp', 'Space')
    await become(tab, [1, 1], at)
  })

  test('a link that somebody sent her opens the answer it leads to, and so does a link on the page', async () => {
    const ids = await tab.run(() => [...document.querySelectorAll('.questions [id]:has(> h3)')].map(({ id }) => id))
    const isOpen = (id: string) =>
      document.getElementById(id)?.querySelector('[aria-expanded]')?.getAttribute('aria-expanded') === 'true'
    await tab.goto(`${origin}/`)
    await tab.goto(`${origin}/faq#${ids.at(-1)}`)
    await become(tab, true, isOpen, ids.at(-1) ?? '')
    await tab.run((id: string) => {
      location.hash = id
    }, ids[0] ?? '')
    await become(tab, true, isOpen, ids[0] ?? '')
    // So does one to a clause; the link beside its heading gives its address.
    await tab.goto(`${origin}/`)
    const clauses = await tab.run(async () =>
      [...(await (await fetch('/voorwaarden')).text()).matchAll(/<summary><h2 id="([^"]*)"/g)].map(
        ([, id]) => id ?? '',
      ),
    )
    const clause = clauses.at(-1) ?? ''
    await tab.goto(`${origin}/voorwaarden#${clause}`)
    await become(tab, [clause], () => [...document.querySelectorAll('details[open] summary [id]')].map(({ id }) => id))
    await tab.run(toClipboard)
    await tab.run(() => document.querySelector<HTMLElement>('details[open] .anchor')?.click())
    await become(tab, true, () => {
      const done = document.querySelector<HTMLElement>('.anchor[data-done]')
      return done !== null && done.ariaLabel === done.dataset.copied
    })
    expect(await tab.run(copied)).toBe(`${origin}/voorwaarden#${clause}`)
    // Where there is no clipboard it stands there to be copied by hand, until she goes on.
    await tab.run(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
      document.querySelector<HTMLElement>('details[open] .anchor')?.click()
    })
    await become(
      tab,
      `${origin}/voorwaarden#${clause}`,
      () => document.querySelector<HTMLInputElement>('.address')?.value,
    )
    const isSelected = () => {
      const field = document.activeElement as HTMLInputElement
      return (
        field.matches('.address') &&
        field.readOnly &&
        field.selectionEnd === field.value.length &&
        !field.selectionStart
      )
    }
    expect(await tab.run(isSelected)).toBe(true)
    await tab.run(() => (document.activeElement as HTMLElement).blur())
    expect(await tab.run(countOf, 'input.address')).toBe(0)
    // That it was copied is said for a moment.
    await become(tab, [true, true], () => {
      const anchor = document.querySelector<HTMLElement>('details[open] .anchor')
      return [!anchor?.matches('[data-done]'), anchor?.ariaLabel !== anchor?.dataset.copied]
    })
  })

  test('the plan she chose stands in the form that its button leads to', async () => {
    await tab.goto(`${origin}/professional-pakket`)
    await tab.click('main a[href^="/contact?"]')
    await become(tab, '/contact', () => location.pathname)
    await become(tab, true, () =>
      [...document.querySelectorAll<HTMLSelectElement>('main form select')].some(({ selectedOptions }) =>
        /Professional/.test(selectedOptions[0]?.textContent ?? ''),
      ),
    )
    // She thinks again: loading the page once more does not bring back what the button said.
    await tab.run(() => {
      const service = document.querySelector<HTMLSelectElement>('main form select')
      if (service) service.value = 'starter'
      service?.dispatchEvent(new Event('input', { bubbles: true }))
      document.body.dataset.old = ''
      setTimeout(() => location.reload())
    })
    await become(tab, [false, 'starter'], () => [
      'old' in document.body.dataset,
      document.querySelector<HTMLSelectElement>('main form select')?.value,
    ])
    await tab.run(() => sessionStorage.clear())
    // What a link brings is added to what she typed, once, and a service that there is none of chooses none.
    await tab.goto(`${origin}/contact`)
    await fill({ MMERGE2: 'Eerst dit.' })
    await become(tab, true, () => sessionStorage.getItem('draft-contact')?.includes('Eerst dit.'))
    for (const _ of '12') {
      await tab.goto(`${origin}/contact?service=none&message=Dan%20dat.`)
      await become(tab, ['Eerst dit.\n\nDan dat.', 'anders'], () =>
        ['textarea', 'select'].map((name) => document.querySelector<HTMLInputElement>(`main form ${name}`)?.value),
      )
    }
    await tab.run(() => sessionStorage.clear())
  })

  test('she changes the language on the page where she is, and Back leads back', async () => {
    await tab.goto(`${origin}/professional-pakket`)
    await tab.click('.menu-button')
    await tab.click('#menu .language a[lang="en"]')
    await arrived(tab, '/en/professional-plan')
    expect(await tab.run(() => document.documentElement.lang)).toBe('en')
    await tab.back()
    await arrived(tab, '/professional-pakket')
    // An article has another name in each language.
    await tab.goto(`${origin}/blog`)
    const article = await tab.run(
      () => document.querySelector<HTMLAnchorElement>('main h2 a, main h3 a')?.pathname ?? '',
    )
    await tab.goto(origin + article)
    await tab.click('.menu-button')
    await tab.click('#menu .language a[lang="en"]')
    await become(tab, true, () => /^\/en\/blog\/.+/.test(location.pathname))
  })

  test('each subject of the blog lists its own articles, the newest first, and each leads to those beside it', async () => {
    const read = async (path: string) => (await fetch(origin + path)).text()
    const all = (page: string, pattern: RegExp) =>
      [...page.matchAll(pattern)].map(([, ...parts]) => parts.map(unescaped))
    for (const [lang, blog] of [
      ['nl', '/blog'],
      ['en', '/en/blog'],
    ] as const) {
      const posts = operator
        .lists(`content/${lang}/blog`)
        .map((file) => operator.fields(`content/${lang}/blog/${file}`))
        .toSorted((one, other) => String(other.date).localeCompare(String(one.date)) || other.id - one.id)
      const subjects = all(await read(blog), /<a href="([^"]*)"[^>]*>[^<]* <span>(\d+)<\/span><\/a>/g)
      expect(subjects).toHaveLength(new Set(posts.map(({ category }) => category)).size + 1)
      for (const [index, [path = '', count]] of subjects.entries()) {
        const page = await read(path)
        const listed = all(
          page,
          /<h2><a href="[^"]*">([^<]*)<\/a><\/h2><p>([^<]*)<\/p><p class="meta"><time dateTime="([^"]*)"/g,
        )
        const category = posts.find(({ title }) => title === listed[0]?.[0])?.category
        const wanted = posts.filter((post) => index === 0 || post.category === category)
        expect({ path, count, listed }).toEqual({
          path,
          count: String(wanted.length),
          listed: wanted.map(({ title, excerpt, date }) => [title, excerpt, date]),
        })
        expect(all(page, /<a href="([^"]*)" aria-current="page">[^<]* <span>/g)).toEqual([[path]])
      }
      // Below an article stand the one that is older and the one that is newer.
      const paths = all(await read(blog), /<h2><a href="([^"]*)">/g).flat()
      for (const [at, path] of paths.entries())
        expect(all(await read(path), /<a href="([^"]*)" rel="(prev|next)"/g)).toEqual([
          ...(paths[at + 1] ? [[paths[at + 1], 'prev']] : []),
          ...(paths[at - 1] ? [[paths[at - 1], 'next']] : []),
        ])
    }
  })

  test('the network fails as she sends: what she typed stays, and a second try arrives once', async () => {
    await tab.goto(`${origin}/contact`)
    // Her browser knows what each field is for, and fills it in.
    const fields = await tab.run(() =>
      [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea):not([tabindex])')].map(
        ({ name, type, autocomplete }) => [name, type, autocomplete].join(' ').trim(),
      ),
    )
    const known = ['FNAME text name', 'EMAIL email email', 'COMPANY text organization', 'PHONE tel tel']
    expect(fields).toEqual([...known, 'MMERGE7 select-one', 'MMERGE2 textarea'])
    // Each field that she must fill in says so below itself, and she stands in the first of them. A space fills nothing.
    await tab.click('main form [name=FNAME]')
    // Who types needs her room, and no chat.
    expect(await tab.run(countOf, '.chat')).toBe(0)
    await tab.type(' ')
    await tab.click(submit)
    await become(tab, ['FNAME', 'EMAIL', 'MMERGE2'], () =>
      [...document.querySelectorAll('main form [aria-invalid=true]')].map((each) => each.getAttribute('name')),
    )
    await become(tab, await tab.run(sentenceOf, 'missing'), told)
    const wrong = await tab.run(errorsOfForm)
    expect(new Set(Object.values(wrong)).size).toBe(3)
    expect(Object.values(wrong)).not.toContain('elsewhere')
    expect(await tab.run(() => document.activeElement?.getAttribute('name'))).toBe('FNAME')
    await tab.press('Control+a', 'Backspace')
    expect(await tab.run(faintTexts, 'light')).toEqual([])
    expect(await tab.run(faintTexts, 'dark')).toEqual([])
    await fill({ ...typed, EMAIL: 'karin@' })
    await tab.click(submit)
    await become(tab, ['EMAIL'], () =>
      [...document.querySelectorAll('main form [aria-invalid=true]')].map((each) => each.getAttribute('name')),
    )
    expect((await tab.run(errorsOfForm)).EMAIL).not.toBe(wrong.EMAIL)
    expect(await tab.run(() => document.activeElement?.getAttribute('name'))).toBe('EMAIL')
    await tab.type('example.org')
    expect(await tab.run(form)).toMatchObject(typed)
    await tab.run(() => {
      const service = document.querySelector<HTMLSelectElement>('main form select')
      if (service) service.value = 'professional'
      service?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const { port } = new URL(origin)
    // As long as no answer comes the button says that it is being sent; then it can be pressed again, where she is.
    await answerWith('hang')
    const button = () => {
      const found = document.querySelector<HTMLButtonElement>('main form button[type=submit]')
      return [found?.textContent, found?.disabled, found?.matches(':focus')]
    }
    await tab.run((selector: string) => document.querySelector<HTMLElement>(selector)?.focus(), submit)
    const [label] = await tab.run(button)
    await tab.press('Enter')
    await become(tab, true, (name: string) => document.querySelector<HTMLButtonElement>(name)?.disabled, submit)
    expect((await tab.run(button))[0]).not.toBe(label)
    await server.kill()
    await become(tab, ['error'], toasts)
    await become(tab, await tab.run(sentenceOf, 'failed'), told)
    expect(await tab.run(button)).toEqual([label, false, true])
    // It is read aloud at once, and lies neither over the bar of the chat nor beside the window.
    await become(tab, ['assertive', true], toastStands)
    // It goes when she closes it.
    await tab.run(() => document.querySelector<HTMLElement>('[data-sonner-toast] [data-close-button]')?.click())
    await become(tab, [], toasts)
    // By chat and by mail she can send the same, line by line.
    const { email } = operator.fields('content/business.yaml').contact
    const lines = await tab.run(
      (names: string[]) => {
        const labels = [...document.querySelectorAll<HTMLLabelElement>('main form > label')]
        return labels.flatMap((label) => {
          const field = label.control as HTMLInputElement | HTMLSelectElement
          const value = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value
          return names.includes(field.name) ? [`${label.textContent?.replace(/ \(.*/, '')}: ${value}`] : []
        })
      },
      [...Object.keys(typed), 'MMERGE7'],
    )
    const others = await tab.run(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.elsewhere a')].map(({ href }) => {
        const { protocol, host, pathname, searchParams } = new URL(href)
        const text = searchParams.get('text') ?? searchParams.get('body') ?? ''
        const isNamed = protocol !== 'mailto:' || (searchParams.get('subject') ?? '').length > 4
        return [protocol + host + pathname, text.split(/\r?\n/).sort(), isNamed]
      }),
    )
    const chat = await tab.run(() => document.querySelector<HTMLAnchorElement>('.chat')?.href.replace(/\/\/|\?.*/g, ''))
    expect(others).toEqual([
      [`mailto:${email}`, lines.toSorted(), true],
      [chat, lines.toSorted(), true],
    ])
    expect(await tab.run(form)).toMatchObject(typed)
    ;({ server } = await serve(port))
    // She loads the page again first, as many do.
    await tab.goto(`${origin}/contact`)
    await become(tab, typed.MMERGE2, typedIn, '[name=MMERGE2]')
    const kept = await tab.run(form)
    expect(kept).toMatchObject({ ...typed, MMERGE7: 'professional' })
    // A server that is there and refuses it has not taken it.
    await answerWith('refuse')
    await tab.click(submit)
    await become(tab, ['error'], toasts)
    expect(await tab.run(form)).toEqual(kept)
    await answerWith('ok')
    // She presses twice, and once more as it is gone.
    await tab.run((button: string) => {
      for (const _ of '12') document.querySelector<HTMLElement>(button)?.click()
    }, submit)
    await become(tab, true, () =>
      [...document.querySelectorAll('[data-sonner-toast]')].some(
        (each) => each.getAttribute('data-type') === 'success',
      ),
    )
    await become(tab, '', typedIn, '[name=MMERGE2]')
    await become(tab, await tab.run(sentenceOf, 'sent'), told)
    await become(tab, ['polite', true], toastStands)
    expect(await tab.run(countOf, '.elsewhere')).toBe(0)
    await tab.click(submit)
    expect(await tab.run(errorsOfForm)).toEqual({})
    await server.hears(/Form received: contact[\s\S]*Wij typen 24\/7 bonnen over\./)
    expect(received('contact')).toEqual([{ ...kept, ...typed }])
    // Of what she sent nothing is left; what she searched is.
    const { local, ...rest } = await tab.run(traces)
    expect({ local: local.filter((key) => !key.startsWith('search-')), ...rest }).toEqual({
      ...nothing,
      local: ofChoice,
    })
  })

  test('she leaves in the middle of a message, and finds it when she comes back', async () => {
    await tab.goto(`${origin}/en/contact`)
    await fill({ FNAME: typed.FNAME, MMERGE2: 'We retype work orders.' })
    await tab.run(() => dispatchEvent(new Event('pagehide')))
    await tab.goto(`${origin}/en`)
    await tab.goto(`${origin}/en/contact`)
    await become(tab, 'We retype work orders.', typedIn, '[name=MMERGE2]')
    // In English she sends the same, field by field. Without a connection that is said at once.
    await tab.run(isConnected, false)
    await fill({ EMAIL: typed.EMAIL, COMPANY: typed.COMPANY, PHONE: typed.PHONE })
    await tab.click(submit)
    await become(tab, ['error'], toasts)
    await become(tab, await tab.run(sentenceOf, 'offline'), told)
    expect(await tab.run(countOf, '.elsewhere[role=status] a')).toBe(2)
    // What she changes after that goes along by mail and by chat as well.
    await tab.click('[name=COMPANY]')
    await tab.type(' BV')
    const along = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('.elsewhere a')].map((link) => {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.click()
        return decodeURIComponent(link.href).includes(' BV')
      })
    expect(await tab.run(along)).toEqual([true, true])
    await tab.press('Backspace', 'Backspace', 'Backspace')
    await tab.run(isConnected, true)
    await tab.click(submit)
    await become(tab, '', typedIn, '[name=MMERGE2]')
    expect(received('contact').at(-1)).toMatchObject({ ...typed, MMERGE2: 'We retype work orders.' })
  })

  test('she subscribes to the newsletter with the keyboard alone, and is thanked', async () => {
    // A program that fills in what nobody sees is thanked as well, and nothing of it arrives.
    await tab.goto(`${origin}/blog`)
    await fill({ EMAIL: 'robot@example.org' })
    await tab.run(() => {
      const field = document.querySelector<HTMLInputElement>('main .honeypot input')
      if (field) field.value = 'https://example.org'
    })
    await tab.press('Enter')
    await become(tab, 1, countOf, '.thanks')
    await tab.goto(`${origin}/en/blog`)
    expect(
      await tab.run(() =>
        [...document.querySelectorAll<HTMLInputElement>('main form input:not([tabindex])')].map(
          ({ type, autocomplete }) => `${type} ${autocomplete}`,
        ),
      ),
    ).toEqual(['email email', 'text given-name'])
    await tab.click('main form [name=EMAIL]')
    await tab.press('Enter')
    await become(tab, 1, countOf, '.field-error')
    await tab.type(typed.EMAIL)
    await fill({ FNAME: typed.FNAME })
    await tab.press('Enter')
    await become(tab, [1, 0, true], () => [
      document.querySelectorAll('.thanks').length,
      document.querySelectorAll('main form').length,
      document.activeElement?.matches('.thanks'),
    ])
    await server.hears(/Form received: newsletter/)
    const [sent, ...more] = received('newsletter')
    expect([sent, more]).toMatchObject([{ EMAIL: typed.EMAIL, FNAME: typed.FNAME }, []])
  })

  test('an address that is not there says so in her language, and leads home', async () => {
    for (const [lang, path, home] of [
      ['nl', '/prijslijst', '/'],
      ['en', '/en/price-list', '/en'],
    ] as const) {
      await tab.goto(origin + path)
      expect(await tab.run(() => document.documentElement.lang)).toBe(lang)
      // In the other language it asks for the same address.
      const other = lang === 'nl' ? '/en/prijslijst' : '/price-list'
      await become(tab, [path, other].sort(), () =>
        [...document.querySelectorAll<HTMLAnchorElement>('#menu .language a')].map((link) => link.pathname).sort(),
      )
      await tab.click(`main a[href="${home}"]`)
      await arrived(tab, home)
    }
  })

  test('without scripts she reads, finds, changes language and asks for a demo', async ({ skip }) => {
    skip(engine.lacks.includes('noScripts'))
    await visit('noScripts')
    await tab.goto(`${origin}/`)
    await tab.click('.menu-button')
    await tab.click('#menu nav a[href="/over-ons"]')
    await arrived(tab, '/over-ons')
    await tab.click('.menu-button')
    await tab.click('#menu .language a[lang="en"]')
    await arrived(tab, '/en/about')
    // Search is a page that lists everything, and nothing waits for a program that does not come.
    await tab.click('.search-open button')
    await arrived(tab, '/en/search')
    expect(await tab.run(countOf, '.site-index a')).toBeGreaterThan(40)
    await tab.goto(`${origin}/pakketten`)
    const left = ['[data-field]', '[data-copy]', '[data-consent]', '#consent', '.offer', '.sum-examples tbody tr']
    const counts = await Promise.all(left.map(async (selector) => [selector, await tab.run(countOf, selector)]))
    expect(counts).toEqual(left.map((selector) => [selector, /examples/.test(selector) ? 4 : 0]))
    await tab.click('.comparison label:has([value=enterprise])')
    expect(await tab.run(countOf, '.comparison td[data-plan=enterprise]')).toBeGreaterThan(5)
    expect(await tab.run(countOf, '.comparison td:not([data-plan=enterprise], :empty)')).toBe(0)
    await tab.goto(`${origin}/voorwaarden`)
    await tab.click('details summary')
    expect(await tab.run(countOf, 'details[open] > div')).toBe(1)
    // Nothing of a page is hidden, but what can be folded out or chosen.
    for (const path of ['/', '/faq', '/pakketten', '/realtime-dashboard']) {
      await tab.goto(origin + path)
      const hidden = await tab.run(() =>
        [...document.querySelectorAll('main :is(p, li, h2, h3, td)')]
          .filter(
            (each) =>
              each.textContent && !each.checkVisibility() && !each.closest('details:not([open]), .comparison, .sum'),
          )
          .map((each) => each.textContent),
      )
      expect({ path, hidden }).toEqual({ path, hidden: [] })
    }
    await tab.goto(`${origin}/contact`)
    // The browser itself keeps her from sending what is not filled in.
    const open = () => [...document.querySelectorAll<HTMLInputElement>('main form :invalid')].map(({ name }) => name)
    expect(await tab.run(open)).toEqual(['FNAME', 'EMAIL', 'COMPANY', 'MMERGE2'])
    await tab.click(submit)
    await fill({ ...typed, MMERGE2: 'Zonder scripts verstuurd.' })
    await tab.click(submit)
    await become(tab, '/__forms/contact', () => location.pathname)
    await server.hears(/Zonder scripts verstuurd\./)
    const [first, last] = [received('contact')[0], received('contact').at(-1)]
    expect(last).toEqual({ ...first, MMERGE7: 'anders', MMERGE2: 'Zonder scripts verstuurd.' })
    await tab.goto(`${origin}/en/blog`)
    await fill({ EMAIL: 'noscript@example.org' })
    await tab.press('Enter')
    await server.hears(/Form received: newsletter[^:]*noscript@example\.org/)
  })

  test('a choice about cookies holds in every window, and on the page after this', async () => {
    await visit()
    // To this visitor the question is new: its settings begin with nothing, and all is one press away.
    await tab.goto(`${origin}/en`)
    await tab.click('[data-consent=settings]')
    expect(await tab.run(switches)).toEqual([true, false, false])
    await tab.press('Escape')
    await become(tab, 1, countOf, '#consent')
    expect(await tab.run(traces)).toEqual({ ...nothing, local: ['language'] })
    const other = await tab.another()
    await other.goto(`${origin}/en/contact`)
    await become(other, 1, countOf, '#consent')
    await tab.click('[data-consent=all]')
    await become(tab, 0, countOf, '#consent')
    expect(await tab.run(choice)).toBe('true,true,true')
    // It holds in a window that was open already, and on the page after this.
    await become(other, 0, countOf, '#consent')
    await become(other, Array(4).fill('granted'), toldGoogle)
    await become(tab, ['granted', 'granted', 'granted', 'granted'], toldGoogle)
    expect(await tab.run(accounts)).toEqual([settings.SITE_ANALYTICS_ANALYTICAL, settings.SITE_ANALYTICS_MARKETING])
  })

  test('programs that a newer release took away are not missed: answers open, and the form goes by itself', async () => {
    await visit()
    await tab.goto(origin)
    await tab.click('[data-consent=all]')
    await become(tab, 0, countOf, '#consent')
    const assets = join(operator.folder, '.local/start/site/assets')
    /** Opens a page, whose programs are gone before she does anything. */
    const opensBefore = async (path: string, act: () => Promise<void>) => {
      await tab.goto(origin + path)
      renameSync(assets, `${assets}-of-now`)
      await act().finally(() => renameSync(`${assets}-of-now`, assets))
    }
    await opensBefore('/faq', async () => {
      await become(tab, ['https://www.googletagmanager.com'], () =>
        [...document.scripts].map(({ src }) => src.split('/gtag')[0]).filter((each) => /google/.test(each ?? '')),
      )
      await tab.click('main [data-island] h3 button')
      await become(tab, true, () => [...document.querySelectorAll('.answer')].every((each) => each.checkVisibility()))
    })
    await opensBefore('/contact', async () => {
      // Without a connection the form says so itself.
      await tab.run(isConnected, false)
      await tab.click(submit)
      await become(tab, 1, countOf, '.offline')
      await tab.run(isConnected, true)
      // What is not filled in does not go, as the browser sees to it.
      await tab.run(() => {
        const asked: string[] = []
        Object.assign(window, { asked })
        // It says so in a window of its own, which nobody here waits for.
        const note = (event: Event) => {
          event.preventDefault()
          asked.push((event.target as HTMLInputElement).name)
        }
        document.querySelector('main form')?.addEventListener('invalid', note, true)
      })
      await tab.click(submit)
      await become(tab, ['/contact', 'FNAME,EMAIL,COMPANY,MMERGE2'], () => [
        location.pathname,
        String((window as unknown as { asked?: string[] }).asked),
      ])
      await fill({ ...typed, MMERGE2: 'Met een oude pagina verstuurd.' })
      await tab.click(submit)
      await become(tab, '/__forms/contact', () => location.pathname)
      await server.hears(/Met een oude pagina verstuurd\./)
    })
  })

  test('without a connection nothing opens; as soon as there is one the same click works', async () => {
    await tab.goto(`${origin}/faq`)
    await server.kill()
    await tab.run(isConnected, false)
    await tab.click('main [data-island] h3 button')
    await become(tab, 1, countOf, '[data-failed=offline]')
    ;({ server } = await serve(new URL(origin).port))
    await tab.run(isConnected, true)
    await tab.click('main [data-island] h3 button')
    // Where a browser asks for a program once, the page goes on without it, and all answers are open.
    await become(tab, true, () => {
      const island = document.querySelector<HTMLElement>('main [data-island]')
      const isOpen = island?.querySelector('h3 button')?.getAttribute('aria-expanded') === 'true'
      return isOpen || island?.dataset.failed === ''
    })
  })

  test('on the console no page has said anything', () => {
    // The browser says itself what the network fails to bring, and that a page came too late to be faded in.
    const own = (complaints ?? []).filter(
      (text) => !/Failed to load resource|net::ERR_|Transition was aborted/.test(text),
    )
    expect(own).toEqual([])
  })

  /** Has the server of `npm start` take what forms send, or refuse it. */
  async function answerWith(mode: 'ok' | 'refuse' | 'hang') {
    const asked = await tab.run((wanted: string) => {
      const body = new FormData()
      body.append('mode', wanted)
      return fetch('/__forms/mode', { method: 'POST', body }).then(({ ok }) => ok)
    }, mode)
    expect(asked).toBe(true)
  }

  async function fill(values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values)) {
      await tab.click(`main form [name="${name}"]`)
      await tab.type(value)
    }
  }
})

/** Everything that the page holds of her, and whose programs are in it. */
const traces = () => ({
  cookie: document.cookie,
  local: Object.keys(localStorage).sort(),
  session: Object.keys(sessionStorage).filter((key) => !key.startsWith('vike')),
  scripts: [...document.scripts]
    .map(({ src }) => new URL(src || '/', location.href).origin)
    .filter((each) => each !== location.origin),
})

/** What she allowed: what works, what counts, what advertises. */
const choice = () => Object.values(JSON.parse(localStorage.getItem('cookie-consent') ?? '{}')).join()

/** The switches of the question about cookies, in their order. */
const switches = () =>
  [...document.querySelectorAll<HTMLInputElement>('#consent-settings [type=checkbox]')].map(({ checked }) => checked)

/** What Google was told last: of counting, and three times of advertising. */
const toldGoogle = () => {
  const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
  const last = dataLayer.findLast((one) => one[0] === 'consent')?.[2] ?? {}
  return ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'].map((name) =>
    Reflect.get(last, name),
  )
}

/** The accounts that Google was told to count for. */
const accounts = () => {
  const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
  return dataLayer.filter((one) => one[0] === 'config').map((one) => one[1])
}

/** Makes the browser believe that it has a connection, or none. */
const isConnected = (value: boolean) => void Object.defineProperty(navigator, 'onLine', { value, configurable: true })

/** Where each result leads. */
const found = () => [...document.querySelectorAll('.hits a')].map((link) => link.getAttribute('href') ?? '')

/** What stands in each field of the form. */
const form = () =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined)) as Record<
    string,
    string
  >

/** Every form of a kind that arrived, field by field. */
const received = (kind: string) =>
  [...server.says().matchAll(new RegExp(`Form received: ${kind}\\n((?: {4}.*\\n)*)`, 'g'))].map(([, lines = '']) =>
    Object.fromEntries([...lines.matchAll(/^ {4}(\S+) (.*)$/gm)].map(([, name, value]) => [name, value])),
  )

/** A text of a page without what only the page has: its escapes, and signs that keep a line from breaking. */
const unescaped = (text = '') =>
  text
    .replace(/&(amp|quot|#x27);/g, (_, name) => (name === 'amp' ? '&' : name === 'quot' ? '"' : "'"))
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replaceAll('\u2011', '-')

const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')].map((each) => each.getAttribute('data-type'))

/** How what is said is read aloud, and whether it lies within the window and beside what stays in it. */
const toastStands = () => {
  const toast = document.querySelector('[data-sonner-toast]:not([data-removed=true])')
  const { left = -1, right = 0, top = -1, bottom = 0 } = toast?.getBoundingClientRect() ?? {}
  const chat = document.querySelector('.chat')
  const below = chat?.checkVisibility() ? chat.getBoundingClientRect().top : innerHeight
  const isInSight = left >= 0 && right <= innerWidth && top >= 0 && bottom <= below
  return [toast?.closest('[aria-live]')?.getAttribute('aria-live'), isInSight]
}

/** What each toast says that is not on its way out. */
const told = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true])')].map((each) => [
    each.querySelector('[data-title]')?.textContent,
    each.querySelector('[data-description]')?.textContent,
  ])

/** What the form of the page has to say of a case, as one toast. */
const sentenceOf = (name: string) => {
  const { texts } = JSON.parse(document.querySelector<HTMLElement>('[data-island=Form]')?.dataset.props ?? '{}')
  return [[texts[`${name}Title`], texts[name]]]
}

/** Gives the page a clipboard, which not every browser has. */
const toClipboard = () => {
  const writeText = async (text: string) => void Object.assign(window, { copied: text })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}
const copied = () => (window as unknown as { copied?: string }).copied
