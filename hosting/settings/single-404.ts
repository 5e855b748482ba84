import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5'
import { base } from '../../site/base.ts'
import { hashOf } from '../../site/headers.ts'
import { attribute, type Element, elementsIn } from '../../system/html.ts'
import { notFoundPages } from './deployment.ts'

type Parent = DefaultTreeAdapterTypes.ParentNode

/** Puts the page of the address's language in place before the page's own program starts. */
function choose(): string {
  return `(()=>{for(const other of document.querySelectorAll('template[lang]')){if(location.pathname.split('/')[${base().split('/').length - 1}]!==other.lang)continue;document.documentElement.lang=other.lang;document.title=other.title;document.body.replaceChildren(...other.content.childNodes);break}})()`
}

/**
 * For hosts that have one page for everything that is not there: their 404.html holds that page in every language. The
 * default one is what shows without scripts. The page's own policy admits the script that chooses.
 */
export function joinNotFound(site: string) {
  const read = (file: string) => parse(readFileSync(join(site, file), 'utf8'))
  const [main, ...others] = notFoundPages.toReversed()
  if (!main) return
  const document = read(main.file)
  const body = find(document, 'body')
  const program = takeProgram(body)
  for (const { locale, file } of others) {
    const other = read(file)
    const template = defaultTreeAdapter.createElement('template', body.namespaceURI, [
      { name: 'lang', value: locale },
      { name: 'title', value: text(find(other, 'title')) },
    ]) as DefaultTreeAdapterTypes.Template
    const content = defaultTreeAdapter.createDocumentFragment()
    takeProgram(find(other, 'body'))
    for (const node of [...find(other, 'body').childNodes]) defaultTreeAdapter.appendChild(content, node)
    defaultTreeAdapter.setTemplateContent(template, content)
    defaultTreeAdapter.appendChild(body, template)
  }
  const chooser = choose()
  const script = defaultTreeAdapter.createElement('script', body.namespaceURI, [])
  defaultTreeAdapter.insertText(script, chooser)
  defaultTreeAdapter.appendChild(body, script)
  // Without `async` it waits until the document is whole, so it starts on the page that was chosen.
  program.attrs = program.attrs.filter(({ name }) => name !== 'async')
  defaultTreeAdapter.appendChild(body, program)
  const policy = find(document, 'meta', (element) => attribute(element, 'http-equiv') !== undefined)
  for (const each of policy.attrs)
    if (each.name === 'content') each.value = each.value.replace('script-src ', `script-src ${hashOf(chooser)} `)
  writeFileSync(join(site, main.file), serialize(document))
}

/** Takes the page's own program out of its body. */
function takeProgram(body: Element): Element {
  const program = find(body, 'script', (element) => attribute(element, 'type') === 'module')
  defaultTreeAdapter.detachNode(program)
  return program
}

function find(parent: Parent, name: string, fits: (element: Element) => boolean = () => true): Element {
  for (const element of elementsIn(parent)) if (element.tagName === name && fits(element)) return element
  throw new Error(`The page for what is not there has no <${name}>.`)
}

function text(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
