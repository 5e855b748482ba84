/** Collects faults across pages. `lines` lists each fault once, with its count and first page. */
export function faultList() {
  const seen = new Map<string, string[]>()
  return {
    add(fault: string, where: string) {
      seen.set(fault, [...(seen.get(fault) ?? []), where])
    },
    lines: () => [...seen].map(([fault, where]) => `${fault} (${where.length} times, first at ${where[0]})`),
  }
}
