import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, locales } from '../../site/locales.ts'
import { type Message, named, say } from '../check/message.ts'
import type { Entry } from '../content/entry.ts'
import { fileNameOf, localesOf, newPost, newSection, type Wish } from '../content/outlines.ts'
import { nextId } from '../content/posts.ts'

/** A file to write. */
export interface NewFile {
  file: string
  text: string
}

/** Returns the files of a new entry, or why it cannot be made. Nothing that is there is overwritten. */
export function planNew(root: string, wish: Wish, entries: readonly Entry[]): NewFile[] | Message {
  const missing = locales
    .filter((locale) => !wish.title[locale])
    .map((locale) => say`${named(languages[locale].english)} (--${locale})`)
  if (missing.length > 0 && (wish.kind !== 'post' || missing.length === locales.length || !wish.why)) {
    const list = missing.reduce((before, one) => say`${before} and in ${one}`)
    return wish.kind === 'post'
      ? say`There is no title in ${list}. Write one, or why there is no translation (--why).`
      : say`There is no title in ${list}. Write one.`
  }
  if (missing.length === 0 && wish.why)
    return say`A post in every language needs no reason. Leave --why out, or one title.`
  const titles = localesOf(wish).map((locale) => wish.title[locale] ?? '')
  const wrong = titles.find(({ length }) => wish.kind === 'post' && (length < 5 || length > 45))
  if (wrong !== undefined) return say`The title "${wrong}" has ${wrong.length} characters. Write 5 to 45 characters.`
  return wish.kind === 'post' ? planPost(root, wish, entries) : planSection(root, wish)
}

function planPost(root: string, wish: Wish, entries: readonly Entry[]): NewFile[] | Message {
  const name = fileNameOf(wish)
  const files = localesOf(wish).map((locale) => ({
    file: `content/${locale}/blog/${name}.mdx`,
    text: newPost({ ...wish, id: nextId(entries) }, locale),
  }))
  const taken = files.find(({ file }) => existsSync(join(root, file)))
  return taken ? say`${taken.file} exists already. Choose another title.` : files
}

/** A question or a legal section stands at the end of the file it belongs to. */
function planSection(root: string, wish: Wish): NewFile[] | Message {
  const folder = wish.kind === 'question' ? 'faq' : 'legal'
  const files: NewFile[] = []
  for (const locale of locales) {
    const file = `content/${locale}/${folder}/${wish.into}.mdx`
    if (!existsSync(join(root, file))) return say`${file} does not exist. Choose another section.`
    const text = readFileSync(join(root, file), 'utf8')
    const section = newSection(wish, locale)
    const id = /\[#.*\]/.exec(section)?.[0] ?? ''
    if (text.includes(id)) return say`${file} has a heading with ${id} already. Choose another title.`
    files.push({ file, text: `${text.trimEnd()}\n${section}` })
  }
  return files
}
