/** The text of a translation that says of which source it was made: the field `translates` is set, or added. */
export function accept(text: string, fingerprint: string): string {
  const line = `translates: ${fingerprint}`
  const end = text.indexOf('\n---', 3)
  const fields = text.slice(0, end)
  const written = /^translates:.*$/m
  return (written.test(fields) ? fields.replace(written, line) : `${fields}\n${line}`) + text.slice(end)
}
