import { business } from '../../site/content.ts'
import type { PlanId } from '../../site/plans.ts'
import { blue } from '../drawings/colours.ts'
import { Drawing } from '../drawings/Drawing.tsx'

/** Maximum number of nodes on a card. */
const nodes = Array.from({ length: 12 }, (_, index) => 8 + index * 25)

/** Number of workflows as nodes. Without a maximum, the line continues. */
export function Reach({ id }: { id: PlanId }) {
  const drawn = id === 'enterprise' ? nodes : nodes.slice(0, business[id].workflows)
  const end = id === 'enterprise' ? 312 : drawn.at(-1)
  return (
    <Drawing className="reach" viewBox="0 0 300 16">
      <path className="hair" d="M8 8h292" />
      <path d={`M8 8H${end}`} stroke={blue} />
      {drawn.map((x) => (
        <circle key={x} className="node" cx={x} cy="8" r="6" />
      ))}
    </Drawing>
  )
}
