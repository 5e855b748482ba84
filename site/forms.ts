import { business } from './content.ts'

export type FormName = 'contact' | 'newsletter'

/** Where a form posts to: the endpoint of business.yaml or, while that is unset, the local recorder. */
export function formAction(name: FormName): string {
  return business.forms[name] ?? `/__forms/${name}`
}
