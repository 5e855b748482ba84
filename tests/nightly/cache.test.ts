import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '../../scripts/lib/cache.ts'

const textOf = (index: number) => String(index).repeat(2000)

test('a cache on a disk that is really full gives nothing wrong, and goes on where there is room again', ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const mount = (...options: string[]) => spawnSync('mount', [...options, folder]).status === 0
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs')) return skip('A small disk cannot be mounted here.')
  try {
    const cache = openCache(folder)
    const write = (from: number, to: number) => {
      for (let index = from; index < to; index++) cache.set([String(index)], Buffer.from(textOf(index)))
    }
    expect(() => write(0, 1000)).toThrow('ENOSPC')
    const found = (read = openCache(folder)) =>
      Array.from({ length: 1000 }, (_, index) => {
        const text = read.get([String(index)])
        expect([undefined, textOf(index)]).toContain(text && String(text))
        return text
      }).filter(Boolean).length
    const before = found()
    expect(before).toBeGreaterThan(50)
    expect(found(cache)).toBe(before)
    expect(mount('-o', 'remount,size=16m')).toBe(true)
    write(before, 1000)
    expect([found(cache), found()]).toEqual([1000, 1000])
  } finally {
    // Packs stay open.
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
})
