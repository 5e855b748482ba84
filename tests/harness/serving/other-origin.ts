import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FormName, formProps } from '../../../site/forms.ts'
import { metaPolicy, type Outside } from '../../../site/headers.ts'
import { defaultLocale } from '../../../site/locales.ts'
import { dist, outside } from '../site.ts'

interface Deployed {
  form: FormName
  urls: readonly string[]
  /** The form's endpoint, and whether business.yaml declares its response readable. */
  endpoint: string
  readable?: boolean
  allowed: Outside
}

/** Copies dist/ with another form endpoint and its CSP, as both are build values. */
export function copyDeployed(copy: string, { form, urls, endpoint, readable = false, allowed }: Deployed): string {
  const isTouched = (path: string) => urls.some((url) => path.includes(`${url}.html.`))
  cpSync(dist, copy, { recursive: true, dereference: true, filter: (path) => !isTouched(path) })
  const { action } = formProps(form, defaultLocale)
  for (const url of urls) {
    const html = readFileSync(join(dist, `${url}.html`), 'utf8')
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const edited = html
      .replaceAll(action, endpoint)
      .replaceAll('&quot;readable&quot;:false', `&quot;readable&quot;:${readable}`)
      .replaceAll(metaPolicy(outside, [sheet]), metaPolicy(allowed, [sheet]))
    writeFileSync(join(copy, `${url}.html`), edited)
  }
  return copy
}
