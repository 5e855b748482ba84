import { useMessages } from '../locale.tsx'

interface Props {
  items: readonly { from: string; does: string; to: string }[]
}

/** Workflows as lines from input to output, with the process at the node. */
export function Flows({ items }: Props) {
  const t = useMessages()
  return (
    <ol className="flows">
      {items.map(({ from, does, to }) => (
        <li key={from}>
          <p className="flow-from">
            <span className="sr-only">{t('flows.in')}: </span>
            {from}
          </p>
          <p className="flow-does">{does}</p>
          <p className="flow-to">
            <span className="sr-only">{t('flows.out')}: </span>
            {to}
          </p>
        </li>
      ))}
    </ol>
  )
}
