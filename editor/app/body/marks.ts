import { syntaxTree } from '@codemirror/language'
import { searchPanelOpen } from '@codemirror/search'
import type { Extension, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view'
import type { Locale } from '../../../site/locales.ts'
import { type Sign, signsIn } from '../../text/signs.ts'
import { help } from '../names.ts'
import { t } from '../words.ts'

const factLook = 'cursor-pointer rounded-[4px] bg-blue-50 px-0.5 py-px text-blue-700'

/** Draws markup as an element: a bullet, the value of a fact, or a picture. Undefined for other markup. */
export function drawSign(sign: Sign, locale: Locale): HTMLElement | undefined {
  if (sign.kind === 'bullet') return Object.assign(document.createElement('span'), { textContent: '•' })
  if (sign.kind === 'fact') return drawFact(sign.name, locale)
  if (sign.kind !== 'picture') return undefined
  const figure = document.createElement('span')
  figure.className = 'my-1 inline-grid max-w-full gap-1 align-top'
  const picture = Object.assign(document.createElement('img'), { src: sign.src, alt: '' })
  picture.className = 'max-h-60 max-w-full rounded-[8px]'
  const caption = Object.assign(document.createElement('span'), { textContent: sign.alt })
  caption.className = 'text-soft text-xs'
  picture.addEventListener('error', () => picture.replaceWith(`${t('pictureGone')} ${sign.src}`))
  figure.append(picture, caption)
  return figure
}

/** Value of a fact, with its style. The value is undefined if the fact does not exist. */
export function shownFact(name: string, locale: Locale) {
  const { [name]: value } = help.facts[locale]
  return { value, className: value ? factLook : 'rounded-[4px] px-0.5 text-bad underline decoration-wavy' }
}

function drawFact(name: string, locale: Locale): HTMLElement {
  const { value, className } = shownFact(name, locale)
  const element = Object.assign(document.createElement('span'), { className })
  element.textContent = value ?? name
  element.title = value ? `{${name}}` : t('factGone', { name })
  if (value) element.dataset.fact = name
  return element
}

/** Opens the facts form at the clicked fact. Returns false if the click was not on a fact. */
export function openClickedFact({ target }: Event): boolean {
  const name = target instanceof Element && target.closest<HTMLElement>('[data-fact]')?.dataset.fact
  if (name) location.hash = `facts/business?${name}`
  return Boolean(name)
}

class Drawn extends WidgetType {
  constructor(
    readonly sign: Sign,
    readonly locale: Locale,
  ) {
    super()
  }
  override toDOM() {
    return drawSign(this.sign, this.locale) ?? document.createElement('span')
  }
  override eq({ sign, locale }: Drawn) {
    const key = ({ from: _, to: __, ...own }: Sign) => JSON.stringify(own)
    return locale === this.locale && key(sign) === key(this.sign)
  }
  override ignoreEvent() {
    return false
  }
}

const hidden = Decoration.replace({})
const quoted = Decoration.line({ class: 'border-l-4! border-edge pl-3! ml-1.5' })

/**
 * Shows the markup on the line of the cursor. Ids and bullets stay drawn, and so do facts that do not contain the
 * cursor.
 */
function draw(view: EditorView, locale: Locale) {
  const { state, viewport } = view
  const { doc, selection } = state
  const { head } = selection.main
  const isActive = view.hasFocus || searchPanelOpen(state)
  const line = doc.lineAt(head)
  const isOnLine = ({ from, to }: Sign) => isActive && from <= line.to && to >= line.from
  const isInside = ({ from, to }: Sign) => selection.ranges.some((range) => range.from < to && range.to > from)
  const { signs, links } = signsIn(syntaxTree(state), doc.toString(), viewport.from, viewport.to)
  const ranges: Range<Decoration>[] = []
  const atoms: Range<Decoration>[] = []
  for (const sign of signs) {
    const { kind, from, to } = sign
    if (kind === 'quote') ranges.push(quoted.range(doc.lineAt(from).from))
    const isFixed = kind === 'id' || kind === 'bullet' || kind === 'fact'
    if (isFixed ? kind === 'fact' && isActive && isInside(sign) : isOnLine(sign)) continue
    const isEmpty = kind === 'mark' || kind === 'quote' || kind === 'id'
    const decoration = isEmpty ? hidden : Decoration.replace({ widget: new Drawn(sign, locale) })
    ranges.push(decoration.range(from, to))
    if (isFixed) atoms.push(decoration.range(from, to))
  }
  for (const { from, to, address } of links)
    ranges.push(Decoration.mark({ attributes: { title: address } }).range(from, to))
  return { decorations: Decoration.set(ranges, true), atoms: Decoration.set(atoms, true) }
}

class Marks {
  decorations: DecorationSet
  atoms: DecorationSet
  constructor(
    view: EditorView,
    readonly locale: Locale,
  ) {
    ;({ decorations: this.decorations, atoms: this.atoms } = draw(view, locale))
  }
  update({ view, changes, docChanged, viewportChanged, selectionSet, focusChanged, state, startState }: ViewUpdate) {
    // Redrawing around a word that is being composed would end the composition.
    if (view.compositionStarted) {
      this.decorations = this.decorations.map(changes)
      this.atoms = this.atoms.map(changes)
      return
    }
    const isParsed = syntaxTree(state) !== syntaxTree(startState)
    const isSearch = searchPanelOpen(state) !== searchPanelOpen(startState)
    if (docChanged || viewportChanged || selectionSet || focusChanged || isParsed || isSearch)
      ({ decorations: this.decorations, atoms: this.atoms } = draw(view, this.locale))
  }
}

/** Hides Markdown's markup, or draws it as elements. The text itself does not change. */
export function marks(locale: Locale): Extension {
  const plugin = ViewPlugin.define((view) => new Marks(view, locale), {
    decorations: ({ decorations }) => decorations,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.atoms ?? Decoration.none),
  })
  // Not on click: pressing the button shows the markup of the line, which moves the fact away from the pointer.
  const mousedown = (event: MouseEvent) => event.button === 0 && openClickedFact(event)
  return [plugin, EditorView.domEventHandlers({ mousedown })]
}
