import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Manifest } from '../builder/publish/manifest.ts'
import { examine } from '../engine/build-content.ts'
import { givenTo } from './command.ts'
import { compareBytes } from './report/bytes.ts'
import { compareContent } from './report/content.ts'
import { readRevision } from './report/revision.ts'
import { printMarkdown, printPlain } from './report/sections.ts'

const { options } = givenTo('report')
const root = process.cwd()
const before = await readRevision(root, options.against, process.env)
const after = await examine({ root, env: process.env })
const base = options.base ? read(resolve(options.base)) : undefined
const sections = [...compareContent(before, after), compareBytes(base, read(resolve(options.build)))]
console.log(printPlain(sections))
if (options.markdown) writeFileSync(resolve(options.markdown), printMarkdown(sections))

function read(path: string): Manifest | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
