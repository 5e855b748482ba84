import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import type { Help } from '../../protocol.ts'
import { thisSite } from '../../site.ts'
import { attributeValue, changeOf, componentsIn, type MdxTag } from '../../text/component.ts'
import { labelOf } from '../labels.ts'
import { choiceNames, help } from '../names.ts'
import { nameOfPicture } from '../pictures/upload.ts'
import { language, t } from '../words.ts'

/** Detail of the event that a component's box sends to ask for a picture. */
export interface PictureRequest {
  src: string
  alt: string
  use: (src: string, alt: string) => void
}

export const pictureRequested = 'picture-requested'

const boxLook = 'mr-3.5 ml-1.5 border border-edge'

/** The opening tag of a component as the header of a box, with a field per attribute. */
class Head extends WidgetType {
  constructor(
    readonly component: MdxTag,
    readonly definition: Help['components'][number],
  ) {
    super()
  }
  override toDOM(view: EditorView) {
    const { component, definition } = this
    const corners = component.close ? 'rounded-t-[8px]' : 'rounded-[8px]'
    const className = `component-head row ${boxLook} gap-y-1 px-3 pt-1 pb-3 bg-tint ${corners}`
    const head = element('div', { className })
    const { name } = labelOf([definition.name])
    const title = `${t('showTag')}: ${name}`
    const tag = element('button', { type: 'button', className: 'quiet', textContent: '</>', title, ariaLabel: title })
    tag.addEventListener('click', () => {
      view.dispatch({ selection: { anchor: view.posAtDOM(head) + 1 } })
      view.focus()
    })
    const bar = element('div', { className: 'row w-full justify-between text-xs font-bold' })
    bar.append(name, tag)
    head.append(bar, ...Object.keys(definition.shape.properties ?? {}).map((name) => this.field(view, head, name)))
    // Escape and Enter move the cursor into the text of the box.
    head.addEventListener('keydown', (event) => {
      const isPress = event.key === 'Enter' && event.target instanceof HTMLButtonElement
      if ((event.key !== 'Escape' && event.key !== 'Enter') || event.target === tag || isPress) return
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
  /** Height with each field on its own row, as on a phone. Without it, the text below would move once this is drawn. */
  override get estimatedHeight() {
    return 50 + 73 * Object.keys(this.definition.shape.properties ?? {}).length
  }

  /** Updates the existing element, so that a field keeps the focus while the writer types. */
  override updateDOM(head: HTMLElement, _: EditorView, { definition, component }: this) {
    if (definition.name !== this.definition.name || !component.close !== !this.component.close) return false
    const inputs = head.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>('[name]')
    for (const input of inputs) {
      const value = attributeValue(this.component, input.name)
      if (input.value.trim() === value.trim()) continue
      input.value = value
      if (input instanceof HTMLButtonElement) showPicture(input)
    }
    return true
  }
  private field(view: EditorView, head: HTMLElement, name: string) {
    if (name === thisSite.figure.picture) return this.picture(view, head, name)
    const { properties = {}, required = [] } = this.definition.shape
    const { enum: choices, [language()]: placeholder = '' } = properties[name] ?? {}
    const label = element('label', { className: 'field min-w-0 flex-[1_1_150px]' })
    const input = choices ? element('select', { name }) : element('input', { name, placeholder })
    const names = choiceNames(name, language())
    input.append(...(choices ?? []).map((choice) => new Option(names[choice] ?? `${choice}`, `${choice}`)))
    input.value = attributeValue(this.component, name)
    input.addEventListener('input', () => {
      const found = componentAt(view, head)
      const changes = found && changeOf(found, name, input.value, required.includes(name))
      view.dispatch({ changes, userEvent: 'input.type' })
    })
    label.append(labelOf([name]).name, input)
    return label
  }
  private picture(view: EditorView, head: HTMLElement, name: string) {
    const { pictureAlt } = thisSite.figure
    const value = attributeValue(this.component, name)
    const button = element('button', { type: 'button', name, value, className: 'w-full justify-start py-1.5 text-xs' })
    showPicture(button)
    button.addEventListener('click', () => {
      const detail: PictureRequest = {
        src: button.value,
        alt: attributeValue(componentAt(view, head) ?? this.component, pictureAlt),
        use(src, alt) {
          const found = componentAt(view, head)
          const changes = found && [changeOf(found, name, src, true), changeOf(found, pictureAlt, alt, true)]
          view.dispatch({ changes, userEvent: 'input' })
        },
      }
      button.dispatchEvent(new CustomEvent(pictureRequested, { detail, bubbles: true }))
    })
    return button
  }
}

function showPicture(button: HTMLButtonElement) {
  const { value } = button
  const src = value.startsWith('/images/') ? value : ''
  const image = element('img', { src, alt: '', hidden: !src, className: 'h-12 rounded-[6px]' })
  button.replaceChildren(image, value ? nameOfPicture(value) : t('choosePicture'))
  button.ariaLabel = t('choosePicture')
}

class Edge extends WidgetType {
  override toDOM() {
    return element('div', { className: `${boxLook} h-2.5 rounded-b-[8px] border-t-0` })
  }
}

const edge = Decoration.replace({ widget: new Edge(), block: true })
const inside = Decoration.line({ class: `${boxLook} border-y-0 pl-3!` })

/** Shows components as boxes with fields. A tag that contains the cursor stays text. */
export const boxes = EditorView.decorations.compute(['doc', 'selection'], ({ doc, selection }) => {
  const isHere = ({ from, to }: { from: number; to: number }) =>
    selection.ranges.some((range) => range.from < to && range.to > from)
  const ranges = componentsIn(doc.toString()).flatMap((component) => {
    const definition = help.components.find(({ name }) => name === component.name)
    if (!definition) return []
    const { from, to, close } = component
    const head = Decoration.replace({ widget: new Head(component, definition), block: true })
    const first = doc.lineAt(to).number + 1
    const lines = close ? doc.lineAt(close.from).number - first : 0
    return [
      ...(isHere(component) ? [] : [head.range(from, doc.lineAt(to).to)]),
      ...Array.from({ length: lines }, (_, at) => inside.range(doc.line(first + at).from)),
      ...(close && !isHere(close) ? [edge.range(close.from, doc.lineAt(close.to).to)] : []),
    ]
  })
  return Decoration.set(ranges, true)
})

export function enterBox(view: EditorView, place: number) {
  const heads = [...view.contentDOM.querySelectorAll<HTMLElement>('.component-head')]
  const head = heads.find((one) => view.posAtDOM(one) >= place)
  head?.querySelector<HTMLElement>('[name]')?.focus()
}

function componentAt(view: EditorView, head: HTMLElement): MdxTag | undefined {
  const place = view.posAtDOM(head)
  return componentsIn(view.state.doc.toString()).find(({ from }) => from === place)
}

function element<Tag extends 'div' | 'button' | 'img' | 'label' | 'input' | 'select'>(
  tag: Tag,
  own: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), own)
}
