/** Times the stages of a build, in their order, in milliseconds. */
export function openStages() {
  const times: [name: string, ms: number][] = []
  return {
    times,
    async run<T>(name: string, work: () => T | Promise<T>): Promise<T> {
      const start = performance.now()
      const result = await work()
      times.push([name, performance.now() - start])
      return result
    },
  }
}
