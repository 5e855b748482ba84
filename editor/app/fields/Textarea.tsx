import { type ComponentProps, memo, type RefObject, useLayoutEffect, useRef } from 'react'

type Props = ComponentProps<'textarea'>
type Handlers = Pick<Props, 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'>

interface FieldProps {
  node: RefObject<HTMLTextAreaElement | null>
  handlers: RefObject<Handlers>
  attributes: Omit<Props, keyof Handlers | 'value' | 'ref'>
}

/**
 * A textarea with a value that React does not update during typing. An update would also rewrite the default text of the
 * textarea, after which Ctrl+Z takes back only one letter at a time.
 */
export function Textarea({ value = '', onChange, onFocus, onBlur, onKeyDown, ...attributes }: Omit<Props, 'ref'>) {
  const node = useRef<HTMLTextAreaElement>(null)
  const handlers = useRef<Handlers>({})
  useLayoutEffect(() => {
    handlers.current = { onChange, onFocus, onBlur, onKeyDown }
    if (node.current && node.current.value !== value) node.current.value = String(value)
  })
  return <Field node={node} handlers={handlers} attributes={attributes} />
}

const Field = memo(
  ({ node, handlers, attributes }: FieldProps) => (
    <textarea
      {...attributes}
      ref={node}
      onChange={(event) => handlers.current.onChange?.(event)}
      onFocus={(event) => handlers.current.onFocus?.(event)}
      onBlur={(event) => handlers.current.onBlur?.(event)}
      onKeyDown={(event) => handlers.current.onKeyDown?.(event)}
    />
  ),
  (before, after) => JSON.stringify(before.attributes) === JSON.stringify(after.attributes),
)
