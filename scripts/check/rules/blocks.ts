import { say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'

const textBelow = {
  en: 'The line "{line}" becomes a row of the table above it. Put an empty line before it, or write | between its cells.',
  nl: 'De regel "{line}" wordt een rij van de tabel erboven. Zet er een lege regel voor, of schrijf | tussen de cellen.',
}

const textBetween = {
  en: 'The line "{line}" becomes a row of the table around it. Move it above the table, or write | between its cells.',
  nl: 'De regel "{line}" wordt een rij van de tabel eromheen. Zet hem boven de tabel, of schrijf | tussen de cellen.',
}

const noRows = {
  en: 'This table has only a header row. Write the other rows directly below the line of dashes.',
  nl: 'Deze tabel heeft alleen een koprij. Schrijf de andere rijen direct onder de regel met streepjes.',
}

const dashRow = {
  en: 'The line "{line}" within a table is shown as a row. Remove the line, or put an empty line before the next table.',
  nl: 'De regel "{line}" binnen een tabel wordt getoond als rij. Haal hem weg, of zet voor de volgende tabel een lege regel.',
}

/** Matches a line for the text of another file, which can be the rows of a table. Another message replaces it. */
const included = /^(?:<!--|\{%)[\s#-]*include\b/i

export const tableEnd: DocumentRule = {
  id: 'table-end',
  docs: {
    messages: [textBelow, textBetween, noRows, dashRow],
    en: 'A table ends at an empty line, so text directly below it becomes a row.',
    nl: 'Een tabel eindigt bij een lege regel, dus tekst die er direct onder staat, wordt een rij.',
    example: {
      wrong: '| a | b |\n| --- | --- |\n| 1 | 2 |\nTekst.',
      right: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\nTekst.',
    },
    url: 'https://github.github.com/gfm/#tables-extension-',
  },
  check({ document: { outline, lines }, report }) {
    for (const [first = [], ...rows] of outline.tables) {
      if (first[0] && rows.length === 0) report({ position: first[0], message: noRows, isAdvice: true })
      if (first.length < 2) continue
      for (const [cell] of rows) {
        const source = cell && lines[cell.line - 1]?.slice(cell.column - 1)
        if (source && /^[\s|:-]*-{3}[\s|:-]*$/.test(source))
          report({ position: cell, message: say(dashRow, { line: shorten(source.trim()) }), isAdvice: true })
        if (source && !source.includes('|') && !included.test(source))
          report({
            position: cell,
            message: say(/^[ \t>]*\|/.test(lines[cell.line] ?? '') ? textBetween : textBelow, {
              line: shorten(source.trim()),
            }),
          })
      }
    }
  },
}

const spareCell = {
  en: 'This row has more cells ({cells}) than its table has columns ({columns}), so not all cells are shown. Write \\| for a | within a cell, or give the first row and the line of dashes as many cells as this row.',
  nl: 'Deze rij heeft meer cellen ({cells}) dan de tabel kolommen heeft ({columns}), dus niet alle cellen worden getoond. Schrijf \\| voor een | in een cel, of geef de eerste rij en de regel met streepjes evenveel cellen als deze rij.',
}

export const tableCells: DocumentRule = {
  id: 'table-cells',
  docs: {
    messages: [spareCell],
    en: 'A row shows no more cells than the first row has.',
    nl: 'Een rij toont niet meer cellen dan de eerste rij heeft.',
    example: { wrong: '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', right: '| a | b |\n| --- | --- |\n| 1 | 2 |' },
    url: 'https://github.github.com/gfm/#tables-extension-',
  },
  check({ document, report }) {
    for (const rows of document.outline.tables) {
      const columns = rows[0]?.length ?? 0
      for (const cells of rows) {
        const spare = cells[columns]
        const shownNowhere = spare && document.lines[spare.line - 1]?.slice(spare.column - 1)
        // Empty extra cells are not reported, because no words are lost.
        if (spare && shownNowhere && /[^\s|]/.test(shownNowhere))
          report({ position: spare, message: say(spareCell, { cells: cells.length, columns }) })
      }
    }
  },
}

const openFence = {
  en: 'The code block that begins with "{opening}" is not closed. Write {fence} on a line of its own after it.',
  nl: 'Het codeblok dat begint met "{opening}" is niet afgesloten. Schrijf {fence} op een eigen regel erachter.',
}
const tooShort = {
  en: 'The code block that begins with "{opening}" is not closed: {short} on line {line} is too short. Write {fence} there.',
  nl: 'Het codeblok dat begint met "{opening}" is niet afgesloten: {short} op regel {line} is te kort. Schrijf daar {fence}.',
}

const fewerSpaces = {
  en: 'The code block that begins with "{opening}" is part of a list item, but the code below it begins with fewer spaces. Write {count} spaces at the beginning of lines {line} to {last}.',
  nl: 'Het codeblok dat begint met "{opening}" hoort bij een punt van een lijst, maar de code eronder begint met minder spaties. Schrijf {count} spaties aan het begin van regel {line} tot en met {last}.',
}

/**
 * Explains a fence in a list item above code and a closing fence at the beginning of their lines. Those lines end the
 * item, and so the block.
 */
function outsideItem(lines: readonly string[], line: number, column: number, fence: string) {
  const before = lines[line - 1]?.slice(0, column - 1) ?? ''
  const last = lines.findIndex((one, index) => index >= line && /^[ \t>]*(?:`{3}|~{3})/.test(one))
  const below = lines.slice(line, last + 1)
  const closes = below.at(-1)?.trim() === fence && !/^[ \t]/.test(below.at(-1) ?? '')
  if (!/^ +$/.test(before) || !closes || /^(?: |$)/.test(below[0] ?? '')) return undefined
  const values = { opening: lines[line - 1]?.trim().slice(0, 40) ?? '', count: before.length, line: line + 1 }
  return {
    last: last + 1,
    message: say(fewerSpaces, { ...values, last: last + 1 }),
    suggestedFix: {
      at: { line: line + 1, column: 1 },
      actual: below.join('\n'),
      expected: below.map((one) => (one.trim() ? before + one : one)).join('\n'),
    },
  }
}

const endsText = {
  en: 'Nothing follows this {fence}. Remove this line.',
  nl: 'Na deze {fence} komt niets. Haal deze regel weg.',
}

export const codeClosed: DocumentRule = {
  id: 'code-closed',
  docs: {
    messages: [openFence, tooShort, fewerSpaces, endsText],
    en: 'A code block that is not closed swallows the rest of the text.',
    nl: 'Een codeblok dat niet is afgesloten, slokt de rest van de tekst op.',
    example: { wrong: '```\nnpm start', right: '```\nnpm start\n```' },
    url: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  },
  check({ document, report }) {
    /** Lines that end the code of a list item, by another message. */
    const explainedEnds = new Set<number>()
    for (const code of document.outline.code) {
      const [, fence = ''] = /^(`{3,}|~{3,})/.exec(code.text) ?? []
      const [first = '', ...rest] = code.text.split('\n')
      // In a quote or list, the closing fence comes after a `>` or indentation.
      const [, last = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(rest.at(-1) ?? '') ?? []
      if (fence === '' || last.startsWith(fence)) continue
      const opening = first.slice(0, 40)
      const outside = rest.some((line) => line.trim())
        ? undefined
        : outsideItem(document.lines, code.line, code.column, fence)
      if (outside) {
        const { last: end, ...explained } = outside
        explainedEnds.add(end)
        report({ position: code, ...explained })
      }
      if (outside || explainedEnds.has(code.line)) continue
      if (document.lines.slice(code.line).every((line) => line.trim() === '')) {
        const at = { line: code.line, column: code.column }
        report({ position: code, message: say(endsText, { fence }), suggestedFix: { at, actual: first, expected: '' } })
        continue
      }
      const fences = rest.flatMap((line, index) => {
        const [, short = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)/.exec(line) ?? []
        const at = { line: code.line + 1 + index, column: line.indexOf(short) + 1 }
        return short.charAt(0) === fence.charAt(0) ? [{ short, at, isBare: !info.trim() }] : []
      })
      // Without the end that the writer meant, each shorter fence has its other side, as in an example.
      const [only] = fences
      const isEnd = fences.length % 2 === 1 && only?.isBare
      if (!only || !isEnd) report({ position: code, message: say(openFence, { opening, fence }) })
      else
        report({
          position: code,
          message: say(tooShort, { opening, fence, short: only.short, line: only.at.line }),
          suggestedFix: { at: only.at, actual: only.short, expected: fence },
        })
    }
  },
}

const unusedNote = {
  en: 'Nothing refers to the footnote {label}, so it is not shown. Write {label} in the text where it belongs, write - instead of {label}: to show it here as an item of a list, or remove it.',
  nl: 'Niets verwijst naar de voetnoot {label}, dus hij wordt niet getoond. Schrijf {label} in de tekst waar hij hoort, schrijf - in plaats van {label}: om hem hier te tonen als punt van een lijst, of haal hem weg.',
}
const unusedLink = {
  en: 'Nothing refers to {label}, so this line with its address is not shown. Write \\{label} to show the line as typed, or remove the line.',
  nl: 'Niets verwijst naar {label}, dus deze regel met het adres wordt niet getoond. Schrijf \\{label} om de regel te tonen zoals hij er staat, of haal de regel weg.',
}
const second = {
  en: '{label} is already defined on line {line}, and only that definition counts. Write another name here and in the references to this line, or remove one of the two definitions.',
  nl: '{label} is al gedefinieerd op regel {line}, en alleen die definitie telt. Schrijf hier en in de verwijzingen naar deze regel een andere naam, of haal een van de twee definities weg.',
}

const sameAgain = {
  en: 'Line {line} already gives {label} this address. Remove this second line.',
  nl: 'Regel {line} geeft {label} al dit adres. Haal deze tweede regel weg.',
}

export const definitionLost: DocumentRule = {
  id: 'definition-lost',
  docs: {
    messages: [unusedNote, unusedLink, second, sameAgain],
    en: 'A footnote, or an address with a name, is shown only where the text refers to it.',
    nl: 'Een voetnoot, of een adres met een naam, wordt alleen getoond waar de tekst ernaar verwijst.',
    example: { wrong: 'Tekst.\n\n[^1]: Een noot.', right: 'Tekst.[^1]\n\n[^1]: Een noot.' },
    url: 'https://spec.commonmark.org/0.31.2/#link-reference-definitions',
  },
  check({ document, report }) {
    for (const definition of document.outline.definitions) {
      const { label, isNote, url, first, isUsed } = definition
      // `[//]: # (A remark.)` is a Markdown idiom for a comment.
      if (url === '#' || url === '') continue
      const same = document.outline.definitions.find((one) => one.line === first && one.url !== undefined)
      const again = say(same && same.url === url ? sameAgain : second, { label, line: first ?? 0 })
      if (first !== undefined) report({ position: definition, message: again })
      else if (!isUsed)
        report({ position: definition, message: say(isNote ? unusedNote : unusedLink, { label }), isAdvice: !isNote })
    }
  },
}

const drawing = {
  en: '"{code}" is shown as code. Replace it with a picture that you put in public/images/blog: ![description](/images/blog/picture.jpg).',
  nl: '"{code}" wordt als code getoond. Vervang het door een afbeelding die je in public/images/blog zet: ![beschrijving](/images/blog/picture.jpg).',
}

const drawings =
  /^(?:`{3,}|~{3,})[ \t]*\{?(?:mermaid|plantuml|puml|graphviz|ditaa|wavedrom|vega(?:-lite)?|nomnoml|markmap|flowchart|chart|echarts|math|katex)\b.*/i

export const codeDrawn: DocumentRule = {
  id: 'code-drawn',
  docs: {
    messages: [drawing],
    en: 'Other systems draw a diagram or a formula from code. Here visitors see the code.',
    nl: 'Andere systemen tekenen een schema of formule uit code. Hier zien bezoekers de code.',
    example: { wrong: '```mermaid\ngraph TD\n```', right: 'Eerst dit, dan dat.' },
  },
  check({ document, report }) {
    for (const code of document.outline.code) {
      const [first] = drawings.exec(code.text) ?? []
      if (first) report({ position: code, message: say(drawing, { code: first.slice(0, 40) }), isAdvice: true })
    }
  },
}
