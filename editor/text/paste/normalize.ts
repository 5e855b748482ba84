/** Elements removed with their content. */
const removed =
  'audio, button, canvas, iframe, input, math, noscript, object, script, select, style, svg, textarea, title, video, xml, [hidden], [aria-hidden=true]'

/** Comments and references to footnotes in Word and Google Docs. The text of footnotes remains. */
const review = [
  '.msocomanchor, .msocomoff, .MsoCommentReference, .MsoFootnoteReference, .MsoEndnoteReference',
  '[href^="#cmnt"], [id^="cmnt"], [href^="#ftnt"], [id^="ftnt"], [href^="#_ftn"], [href^="#_edn"]',
].join()
const isReview = /mso-(?:footnote-id|endnote-id|element:\s*comment|special-character:\s*comment)/i

/** Matches elements that only Word or Google Docs produces. Struck-through words in them are tracked deletions. */
const ofWriter = '[class*=Mso], [style*="mso-"], [id^="docs-internal-guid"], [id^="cmnt"]'
const struck = 'del, s, strike'
const isStruck = /text-decoration[^;]*line-through/i

const isHidden = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i
const isBold = /font-weight:\s*(?:bold|[6-9]00)/i
const isItalic = /font-style:\s*italic/i
const headings = 'h1, h2, h3, h4, h5, h6'

/** Reduces pasted HTML to allowed elements. `origins` are those of the site. */
export function cleanHtml(body: HTMLElement, origins: readonly string[]) {
  body.innerHTML = body.innerHTML.replace(/&nbsp;|\u202f/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
  // The paragraph of a Google Docs comment begins with a link back to its mark.
  for (const link of all(body, '[href^="#cmnt_ref"]')) link.closest('p')?.remove()
  const withDeleted = all(body, ofWriter).length > 0
  for (const node of all(body, '*')) {
    const style = styleOf(node)
    const isDeleted = withDeleted && (node.matches(struck) || isStruck.test(style))
    if (isDeleted || node.matches(`${removed}, ${review}`) || isHidden.test(style) || isReview.test(style))
      node.remove()
  }
  for (const link of all(body, 'a')) {
    const href = addressOf(link.getAttribute('href'), origins)
    if (href && link.textContent?.trim()) link.setAttribute('href', href)
    else unwrap(link)
  }
  for (const picture of all(body, 'img')) {
    const src = addressOf(picture.getAttribute('src'), origins)
    if (src?.startsWith('/images/')) picture.setAttribute('src', src)
    else picture.remove()
  }
  for (const node of all(body, '[title]')) node.removeAttribute('title')
  // The conversion to Markdown recognises a code block only if <pre> contains <code>.
  for (const node of all(body, 'pre')) wrapped(node, 'code')
  repairLists(body)
  repairMarks(body)
  repairHeadings(body)
}

/** Address of a link; undefined if it does not work on the site. */
function addressOf(href: string | null, origins: readonly string[]): string | undefined {
  if (!href || !URL.canParse(href)) return undefined
  const url = new URL(href)
  if (/^(?:mailto|tel):$/.test(url.protocol)) return href
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (origins.includes(url.origin)) return url.pathname + url.hash
  // Google Docs links go through a Google redirect.
  const target = url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  return target ? addressOf(target, origins) : href
}

/**
 * Repairs lists pasted from word processors. Google Docs nests a list between items, Word online gives each item its
 * own list, and Word has paragraphs with a marker and a style, such as "mso-list: l0 level1".
 */
function repairLists(body: HTMLElement) {
  let top = 0
  for (const item of all(body, 'p[style*="mso-list"]')) {
    const level = Number(/level(\d+)/.exec(styleOf(item))?.[1])
    const marks = all(item, '[style*="mso-list"]')
    const isOrdered = marks.some(({ textContent }) => /^\s*\(?[a-z0-9]+[.)]/i.test(textContent ?? ''))
    for (const mark of marks) mark.remove()
    const list = wrapped(item, isOrdered ? 'ol' : 'ul')
    wrapped(list, 'li')
    unwrap(item)
    const above = list.previousElementSibling?.matches('ul, ol') ? all(list.previousElementSibling, 'li') : []
    const open = above.filter((one) => one.contains(above.at(-1) ?? null))
    if (above.length === 0 || level < top) top = level
    if (level > top) (open[level - top - 1] ?? open.at(-1))?.appendChild(list)
  }
  for (const list of all(body, ':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.appendChild(list)
  for (const item of all(body, 'li')) if (!item.textContent?.trim() && !item.querySelector('img')) item.remove()
  for (const box of all(body, 'div')) if (box.children.length === 1 && box.children[0]?.matches('ul, ol')) unwrap(box)
  for (const list of all(body, 'ul, ol')) {
    const above = list.previousElementSibling
    if (above?.nodeName !== list.nodeName) continue
    above.appendChild(list)
    unwrap(list)
  }
}

/** Turns styles into elements such as <b>, and joins elements that Word has split. */
function repairMarks(body: HTMLElement) {
  // Google Docs wraps everything in a <b> that is not bold.
  const isNormal = /font-(?:weight:\s*(?:normal|400)|style:\s*normal)/i
  for (const node of all(body, 'b, em, i, strong')) if (isNormal.test(styleOf(node))) unwrap(node)
  for (const node of all(body, 'span, font, del, mark, q, s, strike, u')) {
    if (isItalic.test(styleOf(node))) wrapped(node, 'i')
    if (isBold.test(styleOf(node))) wrapped(node, 'b')
    unwrap(node)
  }
  for (const kind of ['b, strong', 'i, em', 'a'])
    for (const node of all(body, kind)) {
      for (let next = node.nextElementSibling; next && next === node.nextSibling; next = node.nextElementSibling) {
        if (!next.matches(kind) || next.getAttribute('href') !== node.getAttribute('href')) break
        node.appendChild(next)
        unwrap(next)
      }
      if (node.parentElement?.closest(kind)) unwrap(node)
    }
  for (const node of all(body, 'b, strong')) if (node.closest(headings)) unwrap(node)
}

/** Lowers all headings by one level if any has level 1, which is for the page title. Closes gaps between levels. */
function repairHeadings(body: HTMLElement) {
  const down = body.querySelector('h1') ? 1 : 0
  let maxLevel = 6
  for (const heading of all(body, headings)) {
    const depth = Math.min(Number(heading.nodeName[1]) + down, maxLevel, 6)
    maxLevel = depth + 1
    wrapped(heading, `h${depth}`)
    unwrap(heading)
  }
}

function all(body: Element, selector: string): Element[] {
  return Array.from(body.querySelectorAll(selector))
}

function styleOf(node: Element): string {
  return node.getAttribute('style') ?? ''
}

/** Moves the content of a node into a new element within it. */
function wrapped(node: Element, name: string): Element {
  const inner = node.ownerDocument.createElement(name)
  for (const child of Array.from(node.childNodes)) inner.appendChild(child)
  return node.appendChild(inner)
}

function unwrap(node: Element) {
  for (const child of Array.from(node.childNodes)) node.before(child)
  node.remove()
}
