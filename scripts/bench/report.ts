import { ratio, short } from './numbers.ts'
import type { Cost } from './processes.ts'
import type { Results } from './results.ts'

const marks = [
  '<!-- measured: npm run bench and npm run bench:peers write this part -->',
  '<!-- /measured -->',
] as const

/** Puts what was measured last between the marks of a text. A text without marks stays as it is. */
export function withMeasured(text: string, results: Results): string {
  const [start, end] = [text.indexOf(marks[0]), text.indexOf(marks[1])]
  if (start < 0 || end < start) return text
  return `${text.slice(0, start + marks[0].length)}\n\n${describe(results)}\n\n${text.slice(end)}`
}

/** Everything that was measured, as Markdown tables. What was not measured has no row. */
export function describe({ machine, ours, beside, peers }: Results): string {
  return [
    `On ${machine.cores} cores, ${machine.system}, Node ${machine.node}.`,
    ...costs(ours),
    ...weights(ours),
    ...(beside
      ? [
          '### Beside the pages',
          `A picture for shared links costs ${short(beside.socialPicture)} ms of CPU a page, and brotli with gzip ${short(beside.compression)} ms a page (${beside.pages} pages). Both are kept: compressing again, with nothing changed, takes ${short(beside.compressedAgain.wall)} s in all.`,
        ]
      : []),
    ...Object.entries(peers).flatMap(([count, { runs, load, tools }]) => [
      `### Beside other tools: ${thousands(count)} posts`,
      `${runs === 1 ? 'One run' : `Medians of ${runs} runs`}, in turn${busy(load)}. The last three columns are ours divided by theirs.`,
      besideOthers(tools),
    ]),
  ].join('\n\n')
}

function costs(ours: Results['ours']): string[] {
  const rows = Object.entries(ours).flatMap(([count, measured], at, all) => {
    const before = all[at - 1]
    return (['cold', 'warm'] as const).map((kind) => {
      const cost = measured[kind]
      const growth = before ? times(ratio(cost, before[1][kind])) : ['', '']
      return [
        `${thousands(count)}, ${kind}`,
        ...three(cost),
        ...growth,
        String(measured.runs),
        measured.load.toFixed(1),
      ]
    })
  })
  const stages = Object.entries(ours).flatMap(([count, { stages }]) =>
    (['cold', 'warm'] as const)
      .map((kind) => ({ kind, said: Object.entries(stages[kind]).map(([name, ms]) => `${name} ${short(ms)}`) }))
      .filter(({ said }) => said.length > 0)
      .map(({ kind, said }) => `- ${thousands(count)}, ${kind}: ${said.join(', ')}`),
  )
  return [
    ...(rows.length > 0
      ? [
          '### Posts and cost',
          markdown(['posts', 'wall s', 'CPU s', 'peak MB', 'wall ×', 'CPU ×', 'runs', 'load before'], rows),
        ]
      : []),
    ...(stages.length > 0 ? [`Stages, in ms:\n\n${stages.join('\n')}`] : []),
  ]
}

function weights(ours: Results['ours']): string[] {
  return Object.entries(ours).flatMap(([count, { weights }]) => {
    if (!weights) return []
    const rows = Object.entries(weights).map(([kind, { requests, brotli, gzip, script }]) => [
      kind,
      String(requests),
      ...[brotli, gzip, script].map((bytes) => (bytes / 1000).toFixed(1)),
    ])
    const head = ['page', 'requests', 'brotli kB', 'gzip kB', 'of which script, brotli kB']
    return [`### A first visit, with ${thousands(count)} posts`, markdown(head, rows)]
  })
}

function besideOthers(tools: Results['peers'][string]['tools']): string {
  const rows = Object.entries(tools).flatMap(([name, measured]) =>
    (['cold', 'warm'] as const).map((kind) => {
      const by = name !== 'ours' && tools.ours ? ratio(tools.ours[kind], measured[kind]) : undefined
      return [
        `${name}, ${kind}`,
        ...three(measured[kind]),
        ...(by ? [...times(by), by.memory.toFixed(2)] : ['', '', '']),
      ]
    }),
  )
  return markdown(['', 'wall s', 'CPU s', 'peak MB', 'wall', 'CPU', 'memory'], rows)
}

const busy = (load: number) =>
  load > 1 ? `, on a machine that was busy before (load ${load.toFixed(1)}): the times may be too long` : ''
const three = ({ wall, cpu, memory }: Cost) => [wall.toFixed(1), cpu.toFixed(1), thousands(Math.round(memory))]
const times = ({ wall, cpu }: Cost) => [wall.toFixed(2), cpu.toFixed(2)]
const thousands = (number: number | string) => Number(number).toLocaleString('en')

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
