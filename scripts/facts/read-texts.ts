import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/files.ts'

/** Every text and program below a folder of a project, without tests and the comments of programs; articles on request. */
export function readTexts(root: string, folder: string, { articles = false } = {}): { file: string; text: string }[] {
  if (!existsSync(join(root, folder))) return []
  return listFiles(join(root, folder))
    .filter((name) => /\.(mdx|tsx?)$/.test(name) && !(articles ? /\.test\./ : /\.test\.|blog\/[^/]*$/).test(name))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: withoutComments(file, readFileSync(join(root, file), 'utf8')) }))
}

/** An example in a comment is no use of a fact. */
function withoutComments(file: string, text: string): string {
  return file.endsWith('.mdx') ? text : text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
