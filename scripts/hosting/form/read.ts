import { parse } from 'parse5'
import { attribute, type Element, elementsIn } from '../../lib/html.ts'

/** The role of a field of the contact form, by its element and its autocomplete. */
export type Role = 'name' | 'email' | 'organization' | 'tel' | 'choice' | 'message'

/** The contact form as a live page has it. */
export interface PublishedForm {
  /** The address that it posts to. */
  action: URL
  fields: { name: string; role: Role; value: string }[]
  /** The field that people leave empty. */
  honeypot: string
  /** The page reads what the provider answers. */
  readable: boolean
  /** The content policy that the page carries, if it carries one. */
  policy: string
}

/** Finds the contact form in the HTML of its page: what visitors really send, and where to. */
export function readForm(html: string, page: URL): PublishedForm | undefined {
  const all = [...elementsIn(parse(html))]
  const form = all.find((element) => element.tagName === 'form' && attribute(element, 'data-draft') === 'contact')
  if (!form) return undefined
  const controls = [...elementsIn(form)].filter(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))
  const shown = controls.filter((control) => attribute(control, 'tabindex') !== '-1')
  const hidden = controls.find((control) => attribute(control, 'tabindex') === '-1')
  const meta = all.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
  return {
    action: new URL(attribute(form, 'action') ?? '', page),
    fields: shown.map((control) => ({
      name: attribute(control, 'name') ?? '',
      role: roleOf(control),
      value: chosen(control),
    })),
    honeypot: (hidden && attribute(hidden, 'name')) ?? '',
    readable: attribute(form, 'data-readable') !== undefined,
    policy: (meta && attribute(meta, 'content')) ?? '',
  }
}

function roleOf(control: Element): Role {
  if (control.tagName === 'select') return 'choice'
  if (control.tagName === 'textarea') return 'message'
  const role = attribute(control, 'autocomplete')
  return role === 'email' || role === 'organization' || role === 'tel' ? role : 'name'
}

/** Returns the value that a choice has as long as nobody chooses. */
function chosen(control: Element): string {
  const options = [...elementsIn(control)].filter(({ tagName }) => tagName === 'option')
  const option = options.find((one) => attribute(one, 'selected') !== undefined) ?? options[0]
  return (option && attribute(option, 'value')) ?? ''
}
