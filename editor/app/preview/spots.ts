import { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../site/locales.ts'
import { findSpot, locateWords, type Spot, spotAt } from '../../text/locate.ts'
import { localeOfFile } from '../names.ts'
import { language } from '../words.ts'

const blocks = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, blockquote, summary, button'

const debounceMs = 100

function spotIn(block: Element, node: Node, offset: number): Spot {
  const range = block.ownerDocument.createRange()
  range.setStart(block, 0)
  range.setEnd(node, offset)
  return spotAt(block.textContent ?? '', range.toString().length)
}

/** The clicked word; undefined if the click was not on text. */
export function clickedSpot({ clientX, clientY, view }: MouseEvent): Spot | undefined {
  const place = view?.document.caretPositionFromPoint?.(clientX, clientY)
  const parent = place?.offsetNode.parentElement
  if (!place || !parent || place.offsetNode.nodeType !== Node.TEXT_NODE) return undefined
  return spotIn(parent.closest(blocks) ?? parent, place.offsetNode, place.offset)
}

function cursorSpot(): Spot | undefined {
  const { activeElement } = document
  if (activeElement instanceof HTMLTextAreaElement) return spotAt(activeElement.value, activeElement.selectionStart)
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {}
  const line = (anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement)?.closest('.cm-line')
  if (!line || !anchorNode) return undefined
  const range = document.createRange()
  range.setStart(line, 0)
  range.setEnd(anchorNode, anchorOffset)
  // A short line, such as a list item, is only recognized by the lines around it.
  const [above, below] = [textNear(line, 'previousElementSibling'), textNear(line, 'nextElementSibling')]
  return spotAt(`${above}\n${line.textContent}\n${below}`, above.length + 1 + range.toString().length)
}

/** Text of the nearest line with words before or after a line. */
function textNear(line: Element, way: 'previousElementSibling' | 'nextElementSibling'): string {
  let other = line[way]
  while (other && !/[\p{L}\p{N}]/u.test(other.textContent ?? '')) other = other[way]
  return other?.textContent ?? ''
}

export function useCursor() {
  const [locale, setLocale] = useState<Locale>(language)
  const [spot, setSpot] = useState<Spot>()
  /** File and offset in its body at which the writer last had the cursor. */
  const place = useRef<{ file: string; offset: number }>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { activeElement: active } = document
        const side = active?.closest<HTMLElement>('[data-file]')
        const file = side?.dataset.file
        const editor = side && active?.closest('.cm-editor') ? EditorView.findFromDOM(side) : null
        if (file && editor) place.current = { file, offset: editor.state.selection.main.head }
        const edited = file && localeOfFile(file)
        if (edited) setLocale(edited)
        if (file) setSpot(cursorSpot())
      }, debounceMs)
    }
    for (const event of ['selectionchange', 'focusin']) document.addEventListener(event, follow, leaving)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])
  return { locale, setLocale, spot, place }
}

export function offsetOfSpot(text: string, spot: Spot): number | undefined {
  return findSpot(spot, locateWords(text))?.from
}

/** Scrolls a word into view. If the word is in a closed answer, opens the answer first. */
export function showSpot(page: Document, spot: Spot) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const words: { text: string; node: Node }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, nav')) continue
    for (const { text } of locateWords(node.textContent ?? '')) words.push({ text, node })
  }
  const element = findSpot(spot, words)?.node.parentElement
  if (element) scrollTo(element)
}

function scrollTo(element: Element, tries = 10) {
  const { ownerDocument: page } = element
  const folded = element.closest('details')
  if (folded) folded.open = true
  const closed = element.closest('[data-state="closed"]')?.parentElement
  if (closed && tries > 0) {
    closed.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
    // The scripts of the page may not have loaded yet.
    setTimeout(() => element.isConnected && scrollTo(element, tries - 1), 100)
    return
  }
  let shown: Element | null = element
  while (shown && !shown.checkVisibility()) shown = shown.parentElement
  if (!shown) return
  const { top, bottom } = shown.getBoundingClientRect()
  const { clientHeight: height } = page.documentElement
  // scrollIntoView would also scroll the desk itself.
  if (top < 80 || bottom > height) page.defaultView?.scrollBy({ top: (top + bottom - height) / 2, behavior: 'instant' })
}
