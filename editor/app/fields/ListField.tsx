import { type ComponentType, useContext } from 'react'
import type { Shape } from '../../protocol.ts'
import { announce } from '../announce.ts'
import { Finding } from '../Finding.tsx'
import { Icon } from '../Icon.tsx'
import { Language, useSay } from '../words.ts'
import type { FieldProps } from './form.ts'

interface Props extends FieldProps {
  name: string
  /** What shows one field of an item. */
  Inner: ComponentType<FieldProps>
}

/** A list: its items can be added to, moved and removed, where the schema leaves their number free. */
export function ListField({ shape, path, value, tools, name, help, Inner }: Props & { help?: string }) {
  const say = useSay()
  const locale = useContext(Language)
  const items = Array.isArray(value) ? value : []
  const { items: inner = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape
  const problems = tools.problemsAt(path)
  const isText = inner.type === 'string'
  return (
    <fieldset className={isText ? 'list words' : 'list'} data-path={path.join('.')}>
      <legend>{name}</legend>
      {help && <p className="help">{help}</p>}
      <ol>
        {items.map((item, index) => {
          const title = say('item', { name, number: index + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item of a file has no other name than its place
            <li key={index}>
              <div className="moves">
                <button
                  type="button"
                  className="quiet"
                  aria-label={`${say('up')}: ${title}`}
                  disabled={index === 0}
                  onClick={() => {
                    tools.swap(path, index - 1)
                    announce(`${title}: ${say('up')}`)
                  }}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  className="quiet"
                  aria-label={`${say('down')}: ${title}`}
                  disabled={index === items.length - 1}
                  onClick={() => {
                    tools.swap(path, index)
                    announce(`${title}: ${say('down')}`)
                  }}
                >
                  <Icon name="down" />
                </button>
                {items.length > minItems && (
                  <button
                    type="button"
                    className="quiet"
                    aria-label={`${say('remove')}: ${title}`}
                    onClick={() => {
                      tools.remove(path, index)
                      announce(`${title}: ${say('remove')}`)
                    }}
                  >
                    <Icon name="remove" />
                  </button>
                )}
              </div>
              <Item
                shape={inner}
                path={[...path, index]}
                value={item}
                tools={tools}
                required
                name={title}
                Inner={Inner}
              />
            </li>
          )
        })}
      </ol>
      {problems.map((problem) => (
        <Finding key={problem.message} problem={problem} mend={tools.mend} />
      ))}
      {items.length < maxItems && (
        <button type="button" className="small" onClick={() => tools.add(path, emptyOf(inner, locale))}>
          <Icon name="add" /> {say('add')}
          <span className="sr-only">: {name}</span>
        </button>
      )}
    </fieldset>
  )
}

function Item({ name, Inner, ...props }: Props) {
  const { shape, path, value, tools } = props
  if (shape.type !== 'object') return <Inner {...props} />
  const fields = (value ?? {}) as Record<string, unknown>
  return (
    <fieldset className="item">
      <legend className="sr-only">{name}</legend>
      {Object.entries(shape.properties ?? {}).map(([key, inner]) => (
        <Inner
          key={key}
          shape={inner}
          path={[...path, key]}
          value={fields[key]}
          required={shape.required?.includes(key) ?? false}
          tools={tools}
        />
      ))}
    </fieldset>
  )
}

/** What a new item holds: a word for the writer to replace, as an empty one would not be read. */
function emptyOf(shape: Shape, locale: string): string | number | boolean | Record<string, unknown> {
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([key, inner]) => [key, emptyOf(inner, locale)]),
    )
  if (shape.enum) return shape.enum[0] ?? ''
  if (shape.type === 'number' || shape.type === 'integer') return 1
  if (shape.type === 'boolean') return false
  return '…'
}
