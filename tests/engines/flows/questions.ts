import { addressOf, arrive, arrived, become, countOf, type Flow } from '../../harness/engines/flow.ts'

const field = 'main input[type=search]'

/** How many questions are listed. */
const listed = () => [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length

export const questionFlows: Flow[] = [
  {
    name: 'a question opens with the first click, before React is there, and closes; another with a key',
    short: true,
    async walk({ tab }) {
      for (const url of ['/faq', '/pakketten']) {
        await arrive(tab, url)
        await tab.click('main h3 button')
        await become(tab, 1, countOf, '.answer')
        await tab.click('main h3 button')
        await become(tab, 0, countOf, '.answer')
        await tab.press('ArrowDown', 'Enter')
        await become(tab, 1, countOf, '.answer')
      }
    },
  },
  {
    name: 'the search of the FAQ lists what holds the words, keeps them on Back, and says when there is nothing',
    async walk({ tab }) {
      await arrive(tab, '/faq')
      const all = await tab.run(listed)
      await tab.click(field)
      await tab.type('starter')
      await become(tab, '/faq?q=starter', addressOf)
      const some = await tab.run(listed)
      if (some < 1 || some >= all) throw new Error(`${some} of ${all} questions are listed.`)
      await tab.click('.header .wordmark')
      await arrived(tab, '/')
      await tab.back()
      await arrived(tab, '/faq?q=starter')
      await become(tab, ['/faq?q=starter', 'starter', some], readList, field)
      await tab.click(field)
      await tab.type('qqqq')
      await become(tab, 1, countOf, '.nothing')
      await tab.click('.nothing > button')
      await become(tab, ['/faq', '', all], readList, field)
    },
  },
]

function readList(selector: string) {
  const shown = [...document.querySelectorAll('.questions h3')].filter((each) => each.checkVisibility()).length
  return [location.pathname + location.search, document.querySelector<HTMLInputElement>(selector)?.value, shown]
}
