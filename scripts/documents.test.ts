import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { program } from './commands.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json'))
const generated = ['.git', ...read('.gitignore').split('\n')].map((name) => name.replace('/', ''))

const paths = readdirSync(root)
  .filter((name) => !generated.includes(name))
  .flatMap((name) => [
    name,
    ...(statSync(join(root, name)).isDirectory()
      ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((path) =>
          posix.join(name, path.replaceAll('\\', '/')),
        )
      : []),
  ])
const documents = paths.filter((path) => /^(docs\/|\.github\/)?[\w.-]+\.md$/.test(path) && path !== 'CHANGELOG.md')

test.each(documents)('every path, command, option and link in %s exists', (file) => {
  expect(faultsOf(file, read(file))).toEqual([])
})

test('every document that the code names exists, with its heading', () => {
  const named = /\b(?:README|SECURITY|CONTRIBUTING(?:\.nl)?|docs\/[\w-]+)\.md(?:#[\w-]+)?/g
  const faults = paths
    .filter((path) => /\.(ts|tsx|mjs|yml|yaml)$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(path).matchAll(named)].map(([link]) => ({ path, link })))
    .filter(({ link }) => !leads('README.md', link))
  expect(faults).toEqual([])
})

function faultsOf(file: string, text: string): string[] {
  const examples = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, lines = '']) => lines.split('\n'))
  const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const links = [...prose.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return [
    ...[...examples, ...spans].filter((span) => !isRight(span)),
    ...links.filter((link) => !/^(https?|mailto):/.test(link) && !leads(file, link)),
  ]
}

function isRight(span: string): boolean {
  const [first = ''] = span.split('/')
  const isPath = /^[\w.][\w.<>*/+-]*$/.test(span) && span.includes('/') && !generated.includes(first)
  if (isPath && (paths.includes(first) || /\.(tsx?|mjs|mdx|css|ya?ml)$/.test(span))) return exists(span)
  if (/^[\w.-]+\.(tsx?|mjs|css|ya?ml)$/.test(span)) return paths.some((path) => posix.basename(path) === span)
  if (/^--[a-z]/.test(span)) return program.commands.some((command) => takes(command.name(), span))
  return [...span.matchAll(/\bnpm (?:run )?(?:--silent )?([\w:]+)([^&|#]*)/g)].every(([, name = '', rest = '']) => {
    const script: string | undefined = manifest.scripts[name]
    if (!script) return name === 'ci'
    const command = /run\.mjs ([\w:]+)/.exec(script)?.[1] ?? name
    return [...rest.matchAll(/ (--[a-z][\w-]*)/g)].every(([, option = '']) => takes(command, option))
  })
}

function takes(name: string, option: string): boolean {
  const [flag] = /^--[\w-]+/.exec(option) ?? []
  const { options = [] } = program.commands.find((command) => command.name() === name) ?? {}
  return flag === '--help' || options.some(({ long }) => long === flag)
}

/** True if a path exists. `<name>` and `*` match anything in a folder. */
function exists(path: string): boolean {
  const pattern = path.replace(/[.+]/g, '\\$&').replace(/<[^>]*>|\*/g, '[^/]+')
  return paths.some((one) => new RegExp(`^${pattern.replace(/\/$/, '')}$`).test(one))
}

/** True if a link's file and, by GitHub's rules, its heading exist. */
function leads(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? posix.join(posix.dirname(file), path) : file
  if (!paths.includes(target) || anchor === undefined) return paths.includes(target)
  const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase())
  return headings.some((heading) => heading.replace(/[^\p{L}\d\s-]/gu, '').replaceAll(' ', '-') === anchor)
}
