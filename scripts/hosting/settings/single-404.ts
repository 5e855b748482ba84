import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base } from '../../../site/base.ts'
import { hashOf } from '../../../site/headers.ts'
import { notFoundPages } from './deployment.ts'

/** Puts the page of the address's language in place before the page's own program starts. */
function choose(): string {
  return `(()=>{for(const other of document.querySelectorAll('template[lang]')){if(location.pathname.split('/')[${base().split('/').length - 1}]!==other.lang)continue;document.documentElement.lang=other.lang;document.title=other.title;document.body.replaceChildren(...other.content.childNodes);break}})()`
}

const program = /<script [^>]*type="module"[^>]*><\/script>/

/**
 * For hosts that have one page for everything that is not there: their 404.html holds that page in every language. The
 * default one is what shows without scripts. The page's own policy admits the script that chooses.
 */
export function joinNotFound(site: string) {
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const [main, ...others] = notFoundPages.toReversed()
  if (!main) return
  const page = read(main.file)
  const templates = others.map(({ locale, file }) => {
    const title = partOf(read(file), /(?<=<title>)[^<]*/).replaceAll('"', '&quot;')
    const body = partOf(read(file), /(?<=<body>)[\s\S]*(?=<\/body>)/).replace(program, '')
    return `<template lang="${locale}" title="${title}">${body}</template>`
  })
  const chooser = choose()
  // Without `async` the page's own program waits until the document is whole, so it starts on the page that was chosen.
  const end = `${templates.join('')}<script>${chooser}</script>${partOf(page, program).replace(/ async(="")?/, '')}</body>`
  const joined = page
    .replace(program, '')
    .replace('</body>', () => end)
    .replace(/(?<=http-equiv="Content-Security-Policy"[^>]*script-src )/, `${hashOf(chooser)} `)
  writeFileSync(join(site, main.file), joined)
}

function partOf(html: string, pattern: RegExp): string {
  const [part] = pattern.exec(html) ?? []
  if (part === undefined) throw new Error(`A page for what is not there does not hold ${pattern}.`)
  return part
}
