/** Sets a single-line top-level field in the text of a file, or appends it. */
export function setField(text: string, name: string, value: string | number): string {
  const line = `${name}: ${value}`
  const end = text.indexOf('\n---', 3)
  const fields = text.slice(0, end)
  const written = new RegExp(`^${name}:.*$`, 'm')
  return (written.test(fields) ? fields.replace(written, line) : `${fields}\n${line}`) + text.slice(end)
}
