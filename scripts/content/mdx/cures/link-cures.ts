import { type Message, type ReportedProblem, say, translate } from '../../problem.ts'
import { type Attributes, completeAddress, onOneLine } from '../tags/tag-attributes.ts'
import { theTags } from '../tags/tag-pairs.ts'

export const linkOrNone = {
  en: 'Write {link}, or remove the tag.',
  nl: 'Schrijf {link}, of haal de tag weg.',
}
export const linkOrWords = {
  en: 'Write {link}, or keep only the words.',
  nl: 'Schrijf {link}, of laat alleen de woorden staan.',
}
export const linkOrThose = {
  en: 'Write {link}, or only those words.',
  nl: 'Schrijf {link}, of alleen die woorden.',
}
export const linkOrTag = {
  en: 'Remove it and its words; or, if it leads to a page, write [{words}](/address) with the address of that page.',
  nl: 'Haal dat weg, en ook de woorden; of schrijf, als het naar een pagina leidt, [{words}](/adres) met het adres van die pagina.',
}
const linkToPage = {
  en: 'Write [{words}](/address), or keep only the words. The address must be that of a page on this site, or begin with https://.',
  nl: 'Schrijf [{words}](/adres), of laat alleen de woorden staan. Het adres moet van een pagina van deze site zijn, of met https:// beginnen.',
}
const linkToFile = {
  en: 'Write [{words}](https://…) with an address where visitors can download {file}, or keep only the words.',
  nl: 'Schrijf [{words}](https://…) met een adres waar bezoekers {file} kunnen downloaden, of laat alleen de woorden staan.',
}
const asOwnComputer = {
  en: "The address leads to the reader's own computer. Write it as code, {code}, or keep only the words.",
  nl: 'Het adres leidt naar de computer van de lezer. Schrijf het als code, {code}, of laat alleen de woorden staan.',
}
const noProgram: Message = {
  en: 'A link cannot run a program. Remove {tags}, and keep what is between them; or show the program as code, with ``` on a line of its own before and after it.',
  nl: 'Een link kan geen programma uitvoeren. Haal {tags} weg, en behoud wat ertussen staat; of toon het programma als code, met ``` op een eigen regel ervoor en erna.',
  values: { tags: theTags },
}
export const linkAndText = {
  en: 'Write {link} on a line of its own, with an empty line before and after it, and keep what is between the tags.',
  nl: 'Schrijf {link} op een eigen regel, met een lege regel ervoor en erna, en behoud wat tussen de tags staat.',
}
export const linkOrWordsAndText = {
  en: 'Write {link}, or only those words, on a line of its own, with an empty line before and after it, and keep what is between the tags.',
  nl: 'Schrijf {link}, of alleen die woorden, op een eigen regel, met een lege regel ervoor en erna, en behoud wat tussen de tags staat.',
}
/** Cure for a link in a table cell, where it needs no line of its own. */
export const linkWithText = {
  en: 'Write {link}, and keep what is between the tags.',
  nl: 'Schrijf {link}, en behoud wat tussen de tags staat.',
}
export const linkOnLine = {
  en: 'Write {link} on a line of its own, with an empty line before and after it, or remove the tag.',
  nl: 'Schrijf {link} op een eigen regel, met een lege regel ervoor en erna, of haal de tag weg.',
}

const notPicture = {
  en: '{message} Put a space after the ! before it: ![ begins a picture.',
  nl: '{message} Zet een spatie na het ! ervoor: ![ is het begin van een afbeelding.',
}

/** Adds a space to a link that replaces a tag directly after !, because ![ would make it a picture. */
export function withoutPicture<T extends Pick<ReportedProblem, 'message' | 'fix' | 'suggestedFix'>>(
  problem: T,
  text: string,
  offset: number,
): T {
  if (!/(?<!\\)!$/.test(text.slice(0, offset)) || !/(?:^|\s)\[/.test(translate(problem.message))) return problem
  const spaced = (fix: typeof problem.fix) =>
    fix?.expected.startsWith('[') ? { ...fix, expected: ` ${fix.expected}` } : fix
  const message = say(notPicture, { message: problem.message })
  return { ...problem, message, fix: spaced(problem.fix), suggestedFix: spaced(problem.suggestedFix) }
}

/** Returns the cure for a link that runs a program, or leads to this site or the reader's own computer. */
export function unusualLink(href: string | undefined, words: string): Message | undefined {
  if (/^javascript:/i.test(href ?? '')) return noProgram
  const [local] = /^https?:\/\/(?:localhost|127\.|0\.0\.)[^\s`]*$/i.exec(href ?? '') ?? []
  if (local) return say(asOwnComputer, { code: `\`${local}\`` })
  const isOfThisSite = href !== undefined && !completeAddress(href) && !/^[\w.-]+@[\w.-]+:/.test(href)
  return isOfThisSite && /^[^[\]<>\n]*\p{L}[^[\]<>\n]*$/u.test(onOneLine(words))
    ? say(linkToPage, { words: onOneLine(words).replace(/\s+/g, ' ') })
    : undefined
}

/** Returns the cure for a link whose address is program code that names a file: :href="$base('/files/plan.pdf')". */
export function linkToNamedFile(attributes: Attributes, words: string): Message | undefined {
  const code = attributes[':href'] ?? attributes['v-bind:href'] ?? ''
  const [, file] = /([^/\\"'`\s]+\.\w{2,5})["'`]/.exec(code) ?? []
  const shown = onOneLine(words)
  return file && /^[^[\]<>\n]*\p{L}[^[\]<>\n]*$/u.test(shown) ? say(linkToFile, { words: shown, file }) : undefined
}
