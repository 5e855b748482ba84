import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base, withoutBase } from '../../../site/base.ts'
import { cspHash } from '../../../site/headers.ts'
import type { Path } from '../../../site/locales.ts'
import { listFiles } from '../../lib/files.ts'
import { notFoundPages } from './rules.ts'

export function prepareForGitHubPages(site: string) {
  joinNotFound(site)
  // GitHub Pages serves faq.html at /faq, and faq/index.html at /faq/. Both files avoid a redirect.
  for (const file of listFiles(site)) {
    if (!file.endsWith('.html') || /(^|\/)(404|index)\.html$/.test(file)) continue
    cpSync(join(site, file), join(site, file.replace(/\.html$/, '/index.html')), { preserveTimestamps: true })
  }
}

function choose(): string {
  return `(()=>{for(const other of document.querySelectorAll('template[lang]')){if(location.pathname.split('/')[${base().split('/').length - 1}]!==other.lang)continue;document.documentElement.lang=other.lang;document.title=other.title;document.body.replaceChildren(...other.content.childNodes);break}})()`
}

const program = /<script [^>]*type="module"[^>]*><\/script>/

/**
 * GitHub Pages has a single 404.html, so it holds the page in every language. The default one shows without scripts.
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
  // Without `async`, the page's script waits for the whole document, so it starts on the chosen page.
  const end = `${templates.join('')}<script>${chooser}</script>${partOf(page, program).replace(/ async(="")?/, '')}</body>`
  const joined = page
    .replace(program, '')
    .replace('</body>', () => end)
    .replace(/(?<=http-equiv="Content-Security-Policy"[^>]*script-src )/, `${cspHash(chooser)} `)
  writeFileSync(pathOf(main.file), joined)
}

function partOf(html: string, pattern: RegExp): string {
  const [part] = pattern.exec(html) ?? []
  if (part === undefined) throw new Error(`A page for what is not there does not hold ${pattern}.`)
  return part
}
