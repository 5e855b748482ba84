import type { Locale, Localized } from './locales.ts'
import { message } from './messages.ts'

interface Category {
  /** Last segment of the address, and value of `category` in posts. */
  slug: Localized<string>
  name: Localized<string>
  description: Localized<string>
}

/** Blog categories. Each has a page in every language, even without posts. */
export const categories = listCategories({
  healthcare: {
    slug: { nl: 'zorg', en: 'healthcare' },
    name: { nl: 'Zorg', en: 'Healthcare' },
    description: {
      nl: 'Artikelen over automatisering in de zorg: aanmeldingen en roosters met minder typewerk en meer tijd voor cliënten.',
      en: 'Articles on automation in healthcare: referrals and rotas with less typing and more time for the people in your care.',
    },
  },
  technical: {
    slug: { nl: 'techniek', en: 'technical' },
    name: { nl: 'Techniek', en: 'Field service' },
    description: {
      nl: 'Artikelen voor technische bedrijven: van storingsmelding tot werkorder en factuur, met zo min mogelijk overtypen.',
      en: 'Articles for field service firms: from fault report to work order and invoice, with as little retyping as possible.',
    },
  },
  ecommerce: {
    slug: { nl: 'ecommerce', en: 'ecommerce' },
    name: { nl: 'E-commerce', en: 'E-commerce' },
    description: {
      nl: 'Artikelen over automatisering voor webwinkels: retouren afhandelen bijna zonder zoekwerk, terwijl een medewerker beslist.',
      en: 'Articles on automation for online shops: handling returns with hardly any searching for orders, and a person approving each return.',
    },
  },
  useCases: {
    slug: { nl: 'use-cases', en: 'use-cases' },
    name: { nl: 'Toepassingen', en: 'Use cases' },
    description: {
      nl: 'Toepassingen van workflows: wat er binnenkomt, wat de automatisering doet en wat er aan het eind klaarstaat.',
      en: 'Use cases for workflows: what comes in, what the automation does with it and what you get as a result.',
    },
  },
  howTo: {
    slug: { nl: 'how-to', en: 'how-to' },
    name: { nl: 'Zo doe je dat', en: 'How to' },
    description: {
      nl: 'Stap voor stap zelf aan de slag met automatisering: korte uitleg die je dezelfde middag nog kunt toepassen op je eigen werk.',
      en: 'Get started with automation step by step: short explanations you can apply to your own work the same afternoon.',
    },
  },
})

/** Keeps the names as a type. A mistake in a row is a type error there, not where the row is used. */
function listCategories<N extends string>(rows: Record<N, Category>): Record<N, Category> {
  return rows
}

export type CategoryName = keyof typeof categories

export const categoryNames = Object.keys(categories) as CategoryName[]

/** Category title for use outside the blog: `Blog: Zorg`. */
export function categoryTitle(name: CategoryName, locale: Locale): string {
  return `${message('nav.blog', locale)}: ${categories[name].name[locale]}`
}
