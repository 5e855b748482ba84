import type { Localized } from '../locales.ts'
import type { Work } from './sum.ts'

/** The fields of the sum: how each is called in the address of its page, and the least and the most it takes. */
export const sumFields: Record<keyof Work, { param: Localized<string>; min: number; max: number }> = {
  requests: { param: { nl: 'aanvragen', en: 'requests' }, min: 0, max: 5000 },
  minutes: { param: { nl: 'minuten', en: 'minutes' }, min: 1, max: 480 },
  hourly: { param: { nl: 'uurkosten', en: 'hourly' }, min: 10, max: 500 },
  kinds: { param: { nl: 'soorten', en: 'kinds' }, min: 1, max: 50 },
  share: { param: { nl: 'aandeel', en: 'share' }, min: 1, max: 100 },
}

export const fieldNames = Object.keys(sumFields) as (keyof Work)[]
