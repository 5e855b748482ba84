import { files } from '../../../site/files.ts'
import { nameOf } from '../../../site/head/breadcrumbs.ts'
import { absolute, metadataOf } from '../../../site/head/metadata.ts'
import { type Locale, locales } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { planIds } from '../../../site/plans.ts'
import { listedIn, type RouteName } from '../../../site/routes.ts'
import type { Content, SitePage } from '../../content/collections.ts'

/** Returns llms.txt: https://llmstxt.org */
export function llmsText(pages: readonly SitePage[], locale: Locale, content: Content): string {
  const { brand } = content.business
  const own = pages.filter(
    (page) => page.locale === locale && page.url === page.canonical && (page.number ?? 1) === 1 && !page.legalVersion,
  )
  const { description, intro } = content.pages[locale].home
  const section = (heading: string, routes: readonly RouteName[]) =>
    [`## ${heading}`, '', ...routes.flatMap((route) => own.filter((page) => page.route === route).map(line)), ''].join(
      '\n',
    )
  const line = (page: SitePage) => {
    const plan = planIds.find((id) => id === page.route)
    const price = plan ? ` ${content.plans[locale][plan].pricing}` : ''
    return `- [${nameOf(page, content)}](${absolute(page.url, brand)}): ${metadataOf(page, content).description}${price}`
  }
  const others = locales
    .filter((other) => other !== locale)
    .map((other) => `- [${content.pages[other].home.title}](${absolute(files.llms[other], brand)})`)
  return [
    `# ${brand.name}`,
    '',
    `> ${description}`,
    '',
    intro,
    '',
    section(message('footer.services', locale), [
      ...new Set<RouteName>(['plans', ...planIds, ...listedIn('services')]),
    ]),
    section(message('nav.blog', locale), ['blog', 'post']),
    section(message('footer.resources', locale), [
      ...listedIn('resources').filter((name) => name !== 'blog'),
      'contact',
    ]),
    // The format reserves this name for links that may be skipped.
    section('Optional', [...listedIn('legal'), ...listedIn('end')]) + others.join('\n'),
    '',
  ].join('\n')
}
