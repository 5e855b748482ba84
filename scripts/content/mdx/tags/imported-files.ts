import { escapeRegExp } from '../../../lib/strings.ts'
import { type Message, say, shorten } from '../../problem.ts'
import { write } from '../cures/counterparts.ts'
import type { Component } from '../outline.ts'
import { isPicture, pictureFile, pictureFiles, withFiles } from '../picture-files.ts'
import type { Attributes } from './tag-attributes.ts'

/** Returns the file to which an import gives a name. */
export function importedFile(name: string, text: string): string | undefined {
  if (!/^[\w$]+$/.test(name) || !/^import\s/m.test(text)) return undefined
  return new RegExp(`^import\\s+${escapeRegExp(name)}\\s+from\\s*["']([^"'\\n]+)["']`, 'm').exec(text)?.[1]
}

/** Puts the file in place of each imported name in a tag: src={desk} becomes src="./desk.jpg". */
export function withImports(written: string, text: string): string {
  if (!written.includes('={') || !/^import\s/m.test(text)) return written
  return written.replace(/=\{\s*([\w$]+)\s*\}/g, (whole, name: string) => {
    const file = importedFile(name, text)
    return file ? `="${file}"` : whole
  })
}

/** Puts the file in place of an imported name, or of a call that names the file, in the attributes of a tag. */
export function attributesWithFiles({ attributes }: Component, read: Attributes, text: string): Attributes {
  const files = attributes.flatMap((one) => {
    if (!('name' in one) || typeof one.value !== 'object' || one.value === null) return []
    const { value } = one.value
    const [, named] = /^[\w.]*\(?\s*["'`]([^"'`{}\s]+\.\w{2,5})["'`]/.exec(value) ?? []
    const file = importedFile(value.trim(), text) ?? named
    return file ? [[one.name, file]] : []
  })
  return files.length > 0 ? { ...read, ...Object.fromEntries(files) } : read
}

const ofLine = {
  en: '"{line}" names {file}, which line {user} uses. Correct that line first, and then remove this one.',
  nl: '"{line}" noemt {file}, en dat gebruikt regel {user}. Verbeter eerst die regel, en haal daarna deze weg.',
}

const ofUnused = {
  en: '"{line}" names {file}, which no line uses. Remove this line.',
  nl: '"{line}" noemt {file}, en dat gebruikt geen enkele regel. Haal deze regel weg.',
}

/** Matches the import of a file with a picture, a video, code or a text, and captures the name and the file. */
const ofFile =
  /^import\s+([\w$]+)\s+from\s*["']([^"'\n]+\.(?!(?:[cm]?[jt]sx?|vue|svelte|astro|css|s[ac]ss|less)["'])[\w?]+)["']/

/** Explains an import of a file, which another line can show; undefined for a component. */
export function importOfFile(line: string, text: string): Message | undefined {
  const [, name = '', file = ''] = ofFile.exec(line) ?? []
  if (!name) return undefined
  const uses = new RegExp(`(?:[{[(,:+?]\\s*|<)${escapeRegExp(name)}(?![\\w$])`)
  const lines = text.split('\n')
  const used = lines.findIndex((one) => uses.test(one) && !/^import\b/.test(one))
  const user = beginOfTag(lines, used)
  const fileName = file.slice(file.lastIndexOf('/') + 1).replace(/\?.*/, '')
  return say(user < 0 ? ofUnused : ofLine, { line: shorten(line), file: fileName, user: user + 1 })
}

/** Returns the index of the line on which the tag around a line of properties begins. */
function beginOfTag(lines: readonly string[], index: number): number {
  if (!/^[ \t]+[\w:-]+=\{/.test(lines[index] ?? '')) return index
  const above = lines.slice(0, index).findLastIndex((line) => /^[ \t]*<[A-Za-z]|^\s*$/.test(line))
  return /</.test(lines[above] ?? '') ? above : index
}

const eachOnLine = {
  en: 'Write each picture on a line of its own, with an empty line between them: {pictures}',
  nl: 'Schrijf elke afbeelding op een eigen regel, met een lege regel ertussen: {pictures}',
}
const textOfFile = {
  en: 'Write the text of {file} here instead, or remove it if visitors do not need that text.',
  nl: 'Schrijf hier in plaats daarvan de tekst van {file}, of haal dat weg als bezoekers die tekst niet nodig hebben.',
}

/** Returns the cure for a component that shows a list of pictures, srcs={[desk, '/view.jpg']}, or an imported text. */
export function cureOfFiles(name: string, written: string, text: string): Message | undefined {
  const own = importedFile(name, text)
  if (own && /\.mdx?$/.test(own)) return say(textOfFile, { file: own.slice(own.lastIndexOf('/') + 1) })
  const [tag = ''] = /^<[A-Z][\w.]*\s(?:"[^"]*"|'[^']*'|[^<>"'])*>/.exec(written) ?? []
  if (!/=\{\s*\[/.test(tag)) return undefined
  const sources = [...tag.matchAll(/["'`]([^"'`\s]+)["'`]|(?<=[[,:{]\s*)[\w$]+(?=\s*[\],}])/g)]
    .map(([word, quoted]) => quoted ?? importedFile(word, text) ?? '')
    .filter(isPicture)
  if (sources.length === 0) return undefined
  const [only = '', ...others] = new Set(sources)
  if (others.length === 0) {
    const [, , named = '…'] = /\salt=(["'])([^"'[\]{}<>]+)\1/.exec(tag) ?? []
    const file = pictureFile(only)
    return withFiles([file], write(`![${named.trim()}](${file.address})`))
  }
  const alts = [...tag.matchAll(/\balt["']?:\s*(["'`])([^"'`[\]{}<>]*)\1/g)].map(([, , alt]) => alt)
  const files = pictureFiles(sources)
  const pictures = sources.map((source, index) => {
    const alt = (alts.length === sources.length && alts[index]) || '…'
    return `![${alt}](${files.get(source)?.address})`
  })
  return withFiles([...files.values()], say(eachOnLine, { pictures: pictures.join(', ') }))
}
