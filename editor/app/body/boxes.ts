import { type EditorState, type Extension, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { Help, Shape } from '../../protocol.ts'
import { attributeValue, changeOf, componentsIn, type MdxTag } from '../../text/component.ts'
import { componentNames, labelOf } from '../labels.ts'
import { language, t } from '../words.ts'

type Known = Help['components'][number]

interface Box {
  component: MdxTag
  known: Known
}

const boxLook = 'mr-3.5 ml-1.5 border border-edge'

/** The opening tag of a component as the header of a box, with a field per attribute. */
class Head extends WidgetType {
  readonly desk = language()
  constructor(readonly box: Box) {
    super()
  }
  private get fields() {
    return Object.entries(this.box.known.shape.properties ?? {})
  }
  private get identity() {
    const { component, known } = this.box
    return JSON.stringify([known.name, this.desk, !component.close])
  }
  override eq(other: Head) {
    const values = ({ box, fields }: Head) => fields.map(([name]) => attributeValue(box.component, name))
    return this.identity === other.identity && `${values(this)}` === `${values(other)}`
  }
  override toDOM(view: EditorView) {
    const { component, known } = this.box
    const corners = component.close ? 'rounded-t-[8px]' : 'rounded-[8px]'
    const className = `component-head row ${boxLook} gap-y-1 px-3 pt-1 pb-3 bg-tint ${corners}`
    const head = element('div', { className })
    head.dataset.identity = this.identity
    const name = componentNames[known.name]?.[this.desk] ?? known.name
    const title = `${t('showTag')}: ${name}`
    const tag = element('button', { type: 'button', className: 'quiet', textContent: '</>', title, ariaLabel: title })
    tag.addEventListener('click', () => {
      view.dispatch({ selection: { anchor: view.posAtDOM(head) + 1 } })
      view.focus()
    })
    const bar = element('div', { className: 'row w-full justify-between text-xs font-bold' })
    bar.append(name, tag)
    head.append(bar, ...this.fields.map(([name, shape]) => this.field(view, head, name, shape)))
    // Escape and Enter move into the text of the box.
    head.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return
      if (event.target === tag) return
      event.preventDefault()
      const found = componentAt(view, head)
      if (!found) return
      const { from, to } = view.state.selection.main
      const isInside = from > found.to && to < (found.close?.from ?? found.to)
      if (!isInside) view.dispatch({ selection: { anchor: Math.min(found.to + 2, view.state.doc.length) } })
      view.focus()
    })
    return head
  }
  /** Updates the existing element, which keeps the focus while typing. */
  override updateDOM(head: HTMLElement) {
    if (head.dataset.identity !== this.identity) return false
    for (const input of head.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
      const value = attributeValue(this.box.component, input.name)
      if (input.value.trim() !== value.trim()) input.value = value
    }
    return true
  }
  private field(view: EditorView, head: HTMLElement, name: string, shape: Shape) {
    const { component, known } = this.box
    const label = element('label', { className: 'field m-0 min-w-0 flex-[1_1_150px]' })
    const input = shape.enum
      ? element('select', { name })
      : element('input', { name, placeholder: shape[this.desk] ?? '' })
    input.append(...(shape.enum ?? []).map((choice) => new Option(String(choice))))
    input.value = attributeValue(component, name)
    input.addEventListener('input', () => {
      const found = componentAt(view, head)
      const isRequired = known.shape.required?.includes(name) ?? false
      if (found) view.dispatch({ changes: changeOf(found, name, input.value, isRequired), userEvent: 'input.type' })
    })
    label.append(labelOf([name], false).name, input)
    return label
  }
}

class Edge extends WidgetType {
  override eq() {
    return true
  }
  override toDOM() {
    return element('div', { className: `${boxLook} h-2.5 rounded-b-[8px] border-t-0` })
  }
}

/** Shows components as boxes with fields. A tag that contains the cursor stays text. */
export function boxes(all: readonly Known[]): Extension {
  return StateField.define<DecorationSet>({
    create: (state) => decorate(state, all),
    update: (before, { docChanged, selection, state, reconfigured }) =>
      docChanged || selection || reconfigured ? decorate(state, all) : before,
    provide: (own) => EditorView.decorations.from(own),
  })
}

function decorate(state: EditorState, all: readonly Known[]): DecorationSet {
  const isHere = ({ from, to }: { from: number; to: number }) =>
    state.selection.ranges.some((range) => range.from < to && range.to > from)
  const ranges = componentsIn(state.doc.toString()).flatMap((component) => {
    const known = all.find(({ name }) => name === component.name)
    if (!known) return []
    const { from, to, close } = component
    const head = Decoration.replace({ widget: new Head({ component, known }), block: true })
    const edge = Decoration.replace({ widget: new Edge(), block: true })
    const inside = Decoration.line({ class: 'cm-inside' })
    const first = state.doc.lineAt(to).number + 1
    const lines = close ? state.doc.lineAt(close.from).number - first : 0
    return [
      ...(isHere(component) ? [] : [head.range(from, state.doc.lineAt(to).to)]),
      ...Array.from({ length: lines }, (_, at) => inside.range(state.doc.line(first + at).from)),
      ...(close && !isHere(close) ? [edge.range(close.from, state.doc.lineAt(close.to).to)] : []),
    ]
  })
  return Decoration.set(ranges, true)
}

export function enterBox(view: EditorView, place: number) {
  const heads = [...view.contentDOM.querySelectorAll<HTMLElement>('.component-head')]
  const head = heads.find((one) => view.posAtDOM(one) >= place)
  head?.querySelector<HTMLElement>('[name]')?.focus()
}

function componentAt(view: EditorView, head: HTMLElement): MdxTag | undefined {
  const place = view.posAtDOM(head)
  return componentsIn(view.state.doc.toString()).find(({ from }) => from === place)
}

function element<Tag extends 'div' | 'button' | 'label' | 'input' | 'select'>(
  tag: Tag,
  own: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), own)
}
