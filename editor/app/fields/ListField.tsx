import type { ComponentType } from 'react'
import type { Shape } from '../../protocol.ts'
import { addItem, removeItem, swapItems, type Item as Value } from '../../text/lists.ts'
import { announce } from '../announce.ts'
import { Button, IconButton } from '../controls.tsx'
import { Findings } from '../Finding.tsx'
import { say } from '../words.ts'
import type { FieldProps } from './form.ts'

interface Props extends FieldProps {
  name: string
  help?: string
  /** What shows one item. */
  Item: ComponentType<FieldProps & { name: string }>
}

/** A list: its items can be added to, moved and removed, where the schema leaves their number free. */
export function ListField({ shape, path, value, tools, name, help, Item }: Props) {
  const items = Array.isArray(value) ? value : []
  const { items: inner = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape
  const { file, entry } = tools
  const problems = tools.problemsAt(path)
  const isText = inner.type === 'string'
  const move = (word: 'up' | 'down' | 'remove', title: string, isPossible: boolean, act: (text: string) => string) => (
    <IconButton
      text={`${say(word)}: ${title}`}
      icon={word}
      disabled={!isPossible}
      onClick={() => {
        entry.edit(file, act)
        if (word === 'remove') announce(say('removed', { name: title }), 'good', entry.undoOfLast())
        else announce(`${title}: ${say(word)}`)
      }}
    />
  )
  return (
    <fieldset className={isText ? 'list words' : 'list'} data-path={path.join('.')}>
      <legend>{name}</legend>
      {help && <p className="help">{help}</p>}
      <ol>
        {items.map((item, index) => {
          const title = `${name} ${index + 1}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place, and what it shows comes from the file
            <li key={index}>
              <div className="moves">
                {move('up', title, index > 0, (text) => swapItems(file, text, path, index - 1))}
                {move('down', title, index < items.length - 1, (text) => swapItems(file, text, path, index))}
                {items.length > minItems && move('remove', title, true, (text) => removeItem(file, text, path, index))}
              </div>
              <Item shape={inner} path={[...path, index]} value={item} tools={tools} required name={title} />
            </li>
          )
        })}
      </ol>
      <Findings problems={problems} mend={entry.mend} />
      {items.length < maxItems && (
        <Button
          text={say('add')}
          icon="add"
          aria-label={`${say('add')}: ${name}`}
          className="small"
          onClick={() => entry.edit(file, (text) => addItem(file, text, path, emptyOf(inner)))}
        />
      )}
    </fieldset>
  )
}

/** What a new item holds: a word for the writer to replace, as an empty one would not be read. */
function emptyOf(shape: Shape): Value {
  const { properties = {} } = shape
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, inner.items ? [emptyOf(inner.items)] : emptyOf(inner)]),
    )
  if (shape.enum) return shape.enum[0] ?? ''
  if (shape.type === 'number' || shape.type === 'integer') return 1
  if (shape.type === 'boolean') return false
  return '…'
}
