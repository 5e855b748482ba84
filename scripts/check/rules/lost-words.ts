import { picture } from '../../../site/fields.ts'
import { pictureFiles } from '../../content/mdx/picture-files.ts'
import { matchesIn, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { anchorIn } from '../../lib/strings.ts'
import { fenceOfOthers, indentOf } from './code-fences.ts'

const noWords = {
  en: '{link} has no words, so visitors cannot see it. Write words between [ and ], or remove the link.',
  nl: '{link} heeft geen woorden, dus bezoekers zien hem niet. Schrijf woorden tussen [ en ], of haal de link weg.',
}
const noWordsOrHeading = {
  en: '{link} has no words, and points to a heading that does not exist. Write the words that belong here instead of the link, or remove it.',
  nl: '{link} heeft geen woorden, en verwijst naar een kop die er niet is. Schrijf hier in plaats van de link de woorden die je bedoelt, of haal hem weg.',
}
const placeholder = {
  en: 'The link has "{words}" as its words. Write between [ and ] what visitors should read.',
  nl: 'De link heeft "{words}" als woorden. Schrijf tussen [ en ] wat bezoekers moeten lezen.',
}

export const linkWords: DocumentRule = {
  id: 'link-words',
  docs: {
    messages: [noWords, noWordsOrHeading, placeholder],
    en: 'Visitors see the text of a link, and screen readers read it aloud.',
    nl: 'Bezoekers zien de woorden van een link, en een schermlezer leest ze voor.',
    example: { wrong: 'Tekst. [](https://example.org)', right: 'Tekst. [Een bron](https://example.org)' },
  },
  check({ document: { outline, lines }, report }) {
    for (const { isEmpty, url, ...position } of outline.links) {
      const behind = lines[position.line - 1]?.slice(position.column - 1) ?? ''
      // The messages of the check name the words of a link like this.
      const [, words] = /^\[(words|woorden)\]\(/.exec(behind) ?? []
      if (words) report({ position, message: say(placeholder, { words }), isAdvice: true })
      if (!isEmpty) continue
      // Skips an anchor, which is reported with its braces: [](){ #costs }.
      if (/^\[\]\([^()\s]*\)[ \t]*\{[^{}]*#/.test(behind)) continue
      const [actual] = /^\[\]\([^()\s]*\) ?/.exec(behind) ?? []
      const ids = outline.ids ?? outline.headings.map(({ id = '' }: { id?: string }) => id)
      const leadsNowhere = /^#./.test(url) && !ids.includes(anchorIn(url.slice(1)))
      report({
        position,
        message: say(leadsNowhere ? noWordsOrHeading : noWords, { link: shorten(url || '[]') }),
        suggestedFix: actual === undefined ? undefined : { actual, expected: '' },
      })
    }
  },
}

const lostTitle = {
  en: 'The caption "{title}" of this picture is not shown. Write <Figure src="{src}" alt="{alt}" caption="{title}" />, or remove the caption.',
  nl: 'Het bijschrift "{title}" van deze afbeelding wordt niet getoond. Schrijf <Figure src="{src}" alt="{alt}" caption="{title}" />, of haal het bijschrift weg.',
}

export const pictureTitle: DocumentRule = {
  id: 'picture-title',
  docs: {
    messages: [lostTitle],
    en: 'This site does not show words in quotes after the address of a picture.',
    nl: 'Deze site toont woorden tussen aanhalingstekens achter het adres van een afbeelding niet.',
    example: {
      wrong: '![Een tafel](/images/blog/tafel.jpg "Onze tafel")',
      right: '<Figure src="/images/blog/tafel.jpg" alt="Een tafel" caption="Onze tafel" />',
    },
  },
  check({ document: { outline }, report }) {
    const shown = outline.pictures.map((one) => ({ ...one, src: one.large ?? one.src }))
    const files = pictureFiles(shown.map(({ src }) => src).filter((src) => !picture.safeParse(src).success))
    for (const { src, alt, title, line, column } of shown) {
      const inQuotes = (words: string) => words.replace(/["{}<>]/g, '').trim()
      if (title && inQuotes(title) !== '' && title !== alt)
        report({
          position: { line, column },
          message: say(lostTitle, {
            src: files.get(src)?.address ?? src,
            alt: inQuotes(alt) || '…',
            title: inQuotes(title),
          }),
          isAdvice: true,
        })
    }
  },
}

const nameOfFile = {
  en: '"{rest}" after "{language}" is not shown. Remove it, or move {name} to the text above the code.',
  nl: '"{rest}" na "{language}" wordt niet getoond. Haal het weg, of zet {name} in de tekst boven de code.',
}
const markedLines = {
  en: '"{rest}" after "{language}" marks lines in other systems, and is not shown here. Remove it, or mention those lines in the text above the code.',
  nl: '"{rest}" na "{language}" duidt in andere systemen regels aan, en wordt hier niet getoond. Haal het weg, of noem die regels in de tekst boven de code.',
}
const noLanguage = {
  en: '"{info}" is not the name of a language. Write {right}.',
  nl: '"{info}" is niet de naam van een taal. Schrijf {right}.',
}

const markOfLine = {
  en: '"{mark}" is for another system, and is shown as typed. Remove it.',
  nl: '"{mark}" is voor een ander systeem, en wordt getoond zoals het er staat. Haal het weg.',
}

/** Matches a comment that highlights or annotates lines of code in VitePress, Docusaurus or MkDocs. */
const lineMarks =
  /[ \t]*(?:\/\/|#|--|<!--|\/\*|\{\/\*)[ \t]*(?:\[!code [^\]\n]+\]|highlight-(?:next-line|start|end)\b|\(\d+\)!)(?:[ \t]*(?:-->|\*\/\}?))?/g

/** Matches the first line of a code block: the fence, the language and the rest of the line. */
const opening = /^(`{3,}|~{3,})[ \t]*([^\s{:`]*)(.*)/

/** Matches a file or tab name after the language of a code block: :app.js, title="app.js", src/app.js, [npm]. */
const nameIn =
  /^:(\S*\.\w+)|(?:title|name|filename|file|path)=(?:"([^"]+)"|'([^']+)'|(\S+))|(?:^|\s)([\w./-]+\.[a-z]\w*)|(?:^|\s)\[([^[\]]+)\]/i

/** Matches other systems' notations for highlighted lines: {1,3-5}, hl_lines="2 3", {hl_lines=[2]}, mark={2}. */
const marksLines = /^\{\s*\d[\d,\s-]*\}|\b(?:hl_lines|highlight|mark|ins|del)\s*[=:]\s*["'{[]*\d/

export const codeName: DocumentRule = {
  id: 'code-name',
  docs: {
    messages: [nameOfFile, markedLines, noLanguage, markOfLine],
    en: 'Only the language is read after ```. Other systems show a file name there.',
    nl: 'Alleen de taal achter ``` wordt gelezen. Andere systemen tonen daar de naam van een bestand.',
    example: { wrong: '```js title="app.js"\nstart()\n```', right: 'In `app.js`:\n\n```js\nstart()\n```' },
  },
  check({ document, report }) {
    for (const { match, matchedText, position } of matchesIn(document.outline.code, lineMarks)) {
      const mark = matchedText.trimStart()
      const at = { line: position.line, column: position.column + matchedText.length - mark.length }
      const fix = { at: position, actual: match[0], expected: '' }
      report({ position: at, message: say(markOfLine, { mark }), fix, isAdvice: true })
    }
    for (const { text, line, column } of document.outline.code) {
      const [, fence = '', language = '', info = ''] = opening.exec(text) ?? []
      const rest = info.trim()
      const other = language === '' ? fenceOfOthers(fence, rest, text) : undefined
      const [, inBraces = other?.language] = /^\{\s*\.([\w+#-]+)/.exec(rest) ?? []
      const name = nameIn.exec(rest)?.slice(1).find(Boolean)
      const [words] = /^\p{Lu}\p{Ll}[\p{L}\d ,.'’-]*$/u.exec(rest) ?? []
      const position = { line, column }
      const indent = indentOf(text, column)
      if (indent) report({ position, ...indent, isAdvice: true })
      if (other && other.language === undefined) report({ position, message: other.message, isAdvice: true })
      else if (fence && language === '' && inBraces !== undefined) {
        const fix = { actual: text.split('\n', 1)[0] ?? '', expected: fence + inBraces }
        report({
          position,
          message: say(noLanguage, { info: shorten(rest), right: fix.expected }),
          fix,
          isAdvice: true,
        })
      } else if (fence && language && (name ?? words))
        report({
          position,
          message: say(nameOfFile, { language, rest: shorten(rest), name: name ? `\`${name}\`` : `"${words}"` }),
          isAdvice: true,
        })
      else if (fence && language && marksLines.test(rest))
        report({ position, message: say(markedLines, { language, rest: shorten(rest) }), isAdvice: true })
    }
  },
}
