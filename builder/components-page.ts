import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examples, markdownExamples } from '../components/mdx/examples.ts'
import { compileBody } from '../engine/compile/compile.ts'
import { inWords } from '../engine/print.ts'
import { picturesIn } from '../engine/read/pictures.ts'
import type { Facts } from '../engine/schema/facts.ts'
import { text } from './lists/xml.ts'
import type { SiteFolder } from './publish/site-folder.ts'

/** Where a preview shows what a writer can use. It is no route: a published site does not have it. */
export const componentsFile = '_components.html'

/**
 * Writes the page of a preview that shows every component and what Markdown offers, each beside its source. It borrows
 * its frame from a page of text, so it looks as articles do.
 */
export async function writeComponentsPage(root: string, site: SiteFolder, facts: Facts) {
  const parts: string[] = []
  for (const [name, source] of Object.entries({ ...examples, ...markdownExamples })) {
    const { body, problems } = await compileBody(`${name}.mdx`, source, 'en', facts, picturesIn(source, root))
    if (!body) throw new Error(`The example of ${name}: ${problems.map(({ message }) => inWords(message)).join(' ')}`)
    // Several examples have headings or footnotes of their own: on one page their ids must differ.
    const html = body.html.replace(/ (id|href|aria-describedby)="(#?)([^"/:]+)"/g, ` $1="$2${name.toLowerCase()}-$3"`)
    parts.push(`<h2 id="${name.toLowerCase()}">${name}</h2><pre tabindex="0"><code>${text(source)}</code></pre>${html}`)
  }
  const main = `<article class="container article"><header><h1>Components</h1><p class="lead">What a text can hold, and how it is written.</p></header><div class="prose">${parts.join('\n')}</div></article>`
  const frame = readFileSync(join(site.path, 'en/privacy.html'), 'utf8')
  const page = frame
    .replace(/<title>[^<]*/, '<title>Components')
    .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, (_, open: string, close: string) => open + main + close)
    .replace(/<link rel="(canonical|alternate)"[^>]*>/g, '')
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, '')
  site.write(componentsFile, page)
}
