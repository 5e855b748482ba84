import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base, withoutBase } from '../../../site/base.ts'
import { hashOf } from '../../../site/headers.ts'
import type { Path } from '../../../site/locales.ts'
import { listFiles } from '../../lib/files.ts'
import { notFoundPages } from './rules.ts'

/** Makes a built site ready for GitHub Pages, which takes no settings. */
export function prepareForGitHubPages(site: string) {
  joinNotFound(site)
  // /faq is faq.html there, and /faq/ only faq/index.html: with both files both forms answer, without a redirect.
  for (const file of listFiles(site)) {
    if (!file.endsWith('.html') || /(^|\/)(404|index)\.html$/.test(file)) continue
    cpSync(join(site, file), join(site, file.replace(/\.html$/, '/index.html')), { preserveTimestamps: true })
  }
}

/** Puts the page of the address's language in place before the page's own program starts. */
function choose(): string {
  return `(()=>{for(const other of document.querySelectorAll('template[lang]')){if(location.pathname.split('/')[${base().split('/').length - 1}]!==other.lang)continue;document.documentElement.lang=other.lang;document.title=other.title;document.body.replaceChildren(...other.content.childNodes);break}})()`
}

const program = /<script [^>]*type="module"[^>]*><\/script>/

/**
 * There is one page for everything that is missing: 404.html holds that page in every language. The default one shows
 * without scripts. The page's own policy admits the script that chooses.
 */
function joinNotFound(site: string) {
  const { main, others } = notFoundPages()
  const pathOf = (file: Path) => join(site, withoutBase(file) ?? file)
  const page = readFileSync(pathOf(main.file), 'utf8')
  const templates = others.map(({ locale, file }) => {
    const html = readFileSync(pathOf(file), 'utf8')
    const title = partOf(html, /(?<=<title>)[^<]*/).replaceAll('"', '&quot;')
    const body = partOf(html, /(?<=<body>)[\s\S]*(?=<\/body>)/).replace(program, '')
    return `<template lang="${locale}" title="${title}">${body}</template>`
  })
  const chooser = choose()
  // Without `async` the page's own program waits until the document is whole, so it starts on the page that was chosen.
  const end = `${templates.join('')}<script>${chooser}</script>${partOf(page, program).replace(/ async(="")?/, '')}</body>`
  const joined = page
    .replace(program, '')
    .replace('</body>', () => end)
    .replace(/(?<=http-equiv="Content-Security-Policy"[^>]*script-src )/, `${hashOf(chooser)} `)
  writeFileSync(pathOf(main.file), joined)
}

function partOf(html: string, pattern: RegExp): string {
  const [part] = pattern.exec(html) ?? []
  if (part === undefined) throw new Error(`A page for what is not there does not hold ${pattern}.`)
  return part
}
