import {
  autocompletion,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState, type Extension, Prec } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import type { Locale } from '../../../site/locales.ts'
import { editorWords } from '../../text/words.ts'
import { help } from '../names.ts'
import { language } from '../words.ts'
import { cellIn, cells } from './cell.ts'
import { selectPlaceholder } from './cell-keys.ts'
import { choiceWatch } from './choices.ts'
import { commands, markdownKeys } from './commands.ts'
import { offers } from './complete.ts'
import { emphasis } from './emphasis.ts'
import { grids } from './grid.ts'
import { headingIds } from './heading-ids.ts'
import { headingLines } from './heading-lines.ts'
import { cellSupport } from './inline.ts'
import { cancelChoice, deleteEscaped, insertedStarts, keepLink } from './inserted-start.ts'
import { lineMarks } from './line-marks.ts'
import { marks } from './marks.ts'
import { paragraphs } from './paragraphs.ts'
import { pasteInCell } from './paste.ts'
import { quotations } from './quotations.ts'
import { looks } from './style.ts'

/** Editor extensions for typing, both in a text and in table cells. */
export const typing = (locale: Locale): Extension => [
  EditorView.cspNonce.of(document.querySelector('script')?.nonce ?? ''),
  drawSelection(),
  emphasis,
  closeBrackets(),
  EditorView.contentAttributes.of({ spellcheck: 'true', lang: locale }),
  keymap.of([
    { key: 'Mod-b', run: commands.bold },
    { key: 'Mod-i', run: commands.italic },
    { key: 'Mod-k', run: commands.link },
    ...closeBracketsKeymap,
    ...completionKeymap,
  ]),
  EditorState.phrases.of(editorWords[language()]),
  EditorView.lineWrapping,
]

/** Offers completions, except while a cell is open, because the cell offers its own. */
const offersOutsideCells = (locale: Locale): CompletionSource => {
  const offer = offers(locale)
  return (context) => (context.view && cellIn(context.view) ? null : offer(context))
}

const offered = (locale: Locale): Extension => [
  Prec.highest(keymap.of([{ key: 'Escape', run: cancelChoice }])),
  Prec.highest(keymap.of([{ key: 'Backspace', run: deleteEscaped }])),
  insertedStarts,
  choiceWatch((name) => name in help.facts[locale]),
  autocompletion({ override: [offersOutsideCells(locale)], icons: false }),
  // Must come after `autocompletion`, so that Enter accepts a completion first.
  Prec.highest(keymap.of([{ key: 'Enter', run: keepLink }])),
]

export const markdownSource = (locale: Locale): Extension => [
  markdown({ base: markdownLanguage, completeHTMLTags: false, addKeymap: false }),
  markdownKeys,
  offered(locale),
  looks,
]

const cellTheme = EditorView.theme({
  '&.cm-editor': { minWidth: '3em' },
  '&.cm-focused': { outline: 'none' },
  '& > .cm-scroller > .cm-content': { padding: '0', lineHeight: '1.6', wordBreak: 'normal' },
  '& > .cm-scroller > .cm-content > .cm-line': { padding: '0' },
})

const inCell = (locale: Locale): Extension => [
  typing(locale),
  cellSupport,
  offered(locale),
  looks,
  marks(locale),
  selectPlaceholder,
  pasteInCell(locale),
  keymap.of(defaultKeymap),
  cellTheme,
]

/** Extensions that draw Markdown instead of showing its markup. */
export const drawn = (locale: Locale): Extension => [
  marks(locale),
  headingIds,
  lineMarks,
  headingLines,
  grids(locale),
  cells(locale, inCell(locale)),
  paragraphs,
  quotations,
]
