import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/files.ts'
import { copyProject } from '../harness/project.ts'

// The price of a single flow stands in pages, in an article, in the FAQ and on a picture of its own.
const was = /€(\s|&nbsp;|&amp;nbsp;)?750(?!\d)/
const becomes = /€\s?760(?!\d)/
const { folder: copy, remove } = copyProject('price')

/** What a build wrote, by name, and what it said last. */
interface Build {
  files: Map<string, Buffer>
  said: string
}

function build(): Build {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
  const dist = join(copy, 'dist')
  // The search indexes alone have the hash of content in their names.
  const nameOf = (file: string) => file.replace(/^(assets\/search\/\w+)\.\w+/, '$1')
  return {
    files: new Map(listFiles(dist).map((file) => [nameOf(file), readFileSync(join(dist, file))])),
    said: stdout.trim().split('\n').at(-1) ?? '',
  }
}

let before: Build
let again: Build
let after: Build

beforeAll(() => {
  before = build()
  again = build()
  const facts = join(copy, 'content/business.yaml')
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('price: 750 euro', 'price: 760 euro'))
  after = build()
}, 300_000)

afterAll(remove)

/** The names of what differs between two builds, sorted. */
function differing(one: Build, other: Build): string[] {
  const names = new Set([...one.files.keys(), ...other.files.keys()])
  return [...names].filter((name) => !one.files.get(name)?.equals(other.files.get(name) ?? Buffer.alloc(0))).sort()
}

test('a build of the same content is the same, byte for byte, and draws no picture', () => {
  expect(differing(before, again)).toEqual([])
  expect(again.said).toContain(' 0 of them anew')
  expect(again.said).toContain(' 0 pictures made anew')
})

test('a new price changes the pages that show it, their feeds, search index and pictures, and nothing else', () => {
  const changed = differing(before, after)
  const stating = [...before.files].filter(
    ([name, bytes]) => !name.endsWith('.png') && was.test(bytes.toString('utf8')),
  )
  const pictures = ['social/en/single-flows.png', 'social/losse-flows.png']
  expect(changed).toEqual([...stating.map(([name]) => name), ...pictures, 'search.json'].sort())
  expect(after.said).toContain(' 2 pictures made anew')
})

test('among them are the ones a reader would think of, in both languages', () => {
  expect(differing(before, after)).toEqual(
    expect.arrayContaining([
      'losse-flows.html',
      'en/single-flows.html',
      'diensten/flows.html',
      'faq.html',
      'en/faq.html',
      'blog/vijf-redenen-om-werkorders-te-automatiseren.html',
      'feed.xml',
      'feed.json',
      'en/feed.xml',
      'en/feed.json',
      'llms.txt',
      'en/llms.txt',
      'assets/search/nl.json',
      'assets/search/en.json',
      'social/losse-flows.png',
    ]),
  )
})

test('the old price stands nowhere any more, and the structured data has the new one', () => {
  const old = [...after.files].filter(([name, bytes]) => !name.endsWith('.png') && was.test(bytes.toString('utf8')))
  expect(old.map(([name]) => name)).toEqual([])
  const page = after.files.get('losse-flows.html')?.toString('utf8')
  expect(page).toMatch(becomes)
  expect(page).toContain('"minPrice":760')
  expect(page).not.toContain('"minPrice":750')
})
