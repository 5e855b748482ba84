import { type ContentChanges, entry, post } from '../harness/content.ts'

// Each .txt file is a table of mistakes. A case starts with `===== ` and its name, followed by its changes to a valid
// post. Lines between --- are changed fields (`-title` removes one); the rest is the body. `@ path` starts another
// file, or removes it if `-` follows. `@ twin` is the post's translation. The default fields replace a line of `…`.
// Expected problems start with `! `, as `ruleId@line:column`, after the path if they are in another file. The message
// may follow; ` …` ends a partial message.

export const usual = 'nl/blog/kosten.mdx'
const usualFields = entry().split('---\n')[1]?.trimEnd() ?? ''

export function readCase(written: string) {
  const [name = '', ...lines] = written.split('\n')
  const expected = lines.filter((line) => /^! (?!nothing$)/.test(line)).map((line) => line.slice(2))
  return { name, expected, changes: changesOf(lines.filter((line) => !line.startsWith('! '))) }
}

export function changesOf(lines: readonly string[]): ContentChanges {
  const [first = '', ...others] = lines.join('\n').trimEnd().split(/^@ /m)
  const twin = others.find((other) => /^twin$/m.test(other))?.slice('twin\n'.length)
  const own = partsOf(first)
  const changes = post(own.fields, own.body, twin === undefined ? { body: own.body && 'A text.' } : partsOf(twin))
  for (const other of others) {
    const [path = '', ...text] = other.split('\n')
    if (path !== 'twin')
      changes[path.replace(/ -$/, '')] = path.endsWith(' -') ? null : text.join('\n').replace(/^…$/m, usualFields)
  }
  return changes
}

function partsOf(text: string) {
  const [, written, body = ''] = /^(?:---\n([\s\S]*?)\n---(?:\n|$))?([\s\S]*)$/.exec(text) ?? []
  const fields: Record<string, string | undefined> = {}
  let last = ''
  for (const line of written?.split('\n') ?? []) {
    const [, left, name = '', value = ''] = /^(?:-(\w+)|([^\s:]+):(?: (.*))?)$/.exec(line) ?? []
    // A line without a key, or with a repeated key, continues the previous field.
    if (left) fields[left] = undefined
    else if (!name || name in fields) fields[last] += `\n${line}`
    else {
      fields[name] = value
      last = name
    }
  }
  return { fields, body: body.trimEnd() }
}
