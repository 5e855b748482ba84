import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defaultLocale } from '../../../site/locales.ts'
import type { Side } from '../../protocol.ts'
import { difference } from '../../text/difference.ts'
import { fileParts } from '../../text/parts.ts'
import type { OpenEntry } from '../entry/entry-store.ts'
import { fixLabelOf, messageOf, severityOf } from '../Finding.tsx'
import { announceTrouble } from '../Notices.tsx'
import { help, nameOfSide } from '../names.ts'
import { PicturePicker } from '../pictures/PicturePicker.tsx'
import { refuseOthers } from '../pictures/upload.ts'
import { t } from '../words.ts'
import { boxes, type PictureRequest, pictureRequested } from './boxes.ts'
import { insertPicture } from './commands.ts'
import { cursorInView } from './cursor-in-view.ts'
import { Outline } from './Outline.tsx'
import { pasteMarkdown } from './paste.ts'
import { useSigns } from './signs-switch.ts'
import { editorTheme } from './style.ts'
import { Toolbar } from './Toolbar.tsx'
import { drawn, markdownSource, typing } from './writing.ts'

interface Props {
  side: Side
  entry: OpenEntry
  isSource: boolean
}

/** On a wide screen, the editor has its own scrollbar, below the buttons. */
const look = 'rounded-b-[8px] border border-edge bg-card text-ink md:max-h-[calc(100vh-190px)]'

/** Rendering of Markdown, which the writer may turn off. */
const drawings = new Compartment()

export function Body({ side, entry, isSource }: Props) {
  const { edit, applyFix, checked } = entry
  const { file, locale = defaultLocale } = side
  const label = `${t(isSource ? 'source' : 'body')}, ${nameOfSide(entry.key, side)}`
  const isMarkdown = !file.endsWith('.yaml')
  const areSignsShown = useSigns()
  const drawing = () => (isSource || areSignsShown || !isMarkdown ? [] : drawn(locale))
  const all = entry.texts[file] ?? ''
  const startIn = (whole: string) => (isSource ? 0 : (fileParts(file, whole)?.body ?? 0))
  const text = all.slice(startIn(all))
  const linesBefore = all.slice(0, startIn(all)).split('\n').length - 1
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [picker, setPicker] = useState<Partial<PictureRequest> & { file?: File }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once; effects below update its text and problems
  useLayoutEffect(() => {
    /** Opens a dropped or pasted picture in the picker, and refuses other files. Returns false if there is no file. */
    const take = (file: File | undefined) => {
      if (!file) return false
      try {
        refuseOthers(file)
        if (isMarkdown) setPicker({ file })
      } catch (error) {
        announceTrouble(error)
      }
      return true
    }
    const drop = ({ clientX: x, clientY: y, dataTransfer }: DragEvent, editor: EditorView) => {
      const anchor = dataTransfer?.files.length ? editor.posAtCoords({ x, y }) : null
      if (anchor !== null) editor.dispatch({ selection: { anchor } })
      return take(dataTransfer?.files[0])
    }
    const editor = new EditorView({
      parent: host.current ?? undefined,
      state: EditorState.create({
        doc: text,
        extensions: [
          history(),
          search({ top: true }),
          // Not for part of a word, or a space.
          highlightSelectionMatches({ wholeWords: true }),
          lintGutter(),
          isMarkdown ? markdownSource(locale) : [],
          // Keyboard scrolling needs a tab stop.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          typing(locale),
          EditorView.domEventHandlers({
            drop,
            // Try the formatted text first: Excel and Word also put a picture of it on the clipboard.
            paste: (event, editor) =>
              (isMarkdown && pasteMarkdown(editor, event.clipboardData, locale)) || take(event.clipboardData?.files[0]),
          }),
          keymap.of([...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            // If the change came from the file, this edit has no effect.
            if (docChanged) edit(file, (old) => old.slice(0, startIn(old)) + state.doc.toString())
          }),
          boxes,
          drawings.of(drawing()),
          editorTheme,
          EditorView.editorAttributes.of({ class: isMarkdown ? `${look} border-t-0` : look }),
          cursorInView,
        ],
      }),
    })
    view.current = editor
    // Safe cast: only boxes send this event.
    const ask = (event: Event) => setPicker((event as CustomEvent<PictureRequest>).detail)
    editor.dom.addEventListener(pictureRequested, ask)
    return () => editor.destroy()
  }, [])

  useLayoutEffect(() => {
    const before = view.current?.state.doc.toString() ?? text
    if (before === text) return
    view.current?.dispatch({ changes: difference(before, text) })
  }, [text])

  const wereSignsShown = useRef(areSignsShown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values never change during the life of the editor
  useLayoutEffect(() => {
    if (areSignsShown === wereSignsShown.current) return
    wereSignsShown.current = areSignsShown
    view.current?.dispatch({ effects: drawings.reconfigure(drawing()) })
  }, [areSignsShown])

  const factValues = JSON.stringify(help.facts[locale])
  const drawnValues = useRef(factValues)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the facts
  useLayoutEffect(() => {
    if (factValues === drawnValues.current) return
    drawnValues.current = factValues
    // Drawn values are kept until the drawing is turned off.
    for (const effects of [drawings.reconfigure([]), drawings.reconfigure(drawing())])
      view.current?.dispatch({ effects })
  }, [factValues])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines refer to the checked text
  useEffect(() => {
    const state = view.current?.state
    if (!state) return
    const problems = entry.problemsIn(file).filter(({ line }) => line > linesBefore)
    const diagnostics = problems.map((problem): Diagnostic => {
      const line = state.doc.line(Math.min(problem.line - linesBefore, state.doc.lines))
      const from = Math.min(line.from + Math.max(0, problem.column - 1), line.to)
      const lineEnd = state.sliceDoc(from, line.to)
      const [word = ''] = /^(\{[^}]*\}|<[^>]*>|\[[^\]]*\]\([^)]*\)|\S+)/.exec(lineEnd) ?? []
      const { length } = (problem.fix ?? problem.suggestedFix)?.actual.split('\n')[0] || word
      const label = fixLabelOf(problem)
      return {
        from,
        to: Math.min(from + length, line.to),
        severity: severityOf(problem),
        message: messageOf(problem),
        actions: label && [{ name: t(label), apply: () => applyFix(problem) }],
      }
    })
    view.current?.dispatch(setDiagnostics(state, diagnostics))
  }, [checked, applyFix])

  const close = () => setPicker(undefined)
  const insert = (src: string, { [locale]: alt = '' }: Partial<Record<string, string>>) => {
    // Close first: a closing dialog returns the focus to its button, but the editor must have it afterwards.
    flushSync(close)
    if (picker?.use) picker.use(src, alt)
    else if (view.current) insertPicture(view.current, src, alt)
  }
  return (
    <div className="body">
      {isMarkdown && !isSource && <Outline text={text} view={view} facts={help.facts[locale]} onHeading={moveIn} />}
      {isMarkdown && <Toolbar label={`${t('toolbar')}: ${label}`} view={view} onPicture={() => setPicker({})} />}
      <div ref={host} />
      {picker && (
        <PicturePicker
          entryKey={entry.key}
          file={picker.file}
          src={picker.src}
          alts={{ [locale]: picker.alt ?? '' }}
          done={t(picker.use ? 'use' : 'insert')}
          onPick={insert}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Finds the editor in an element, moves its cursor to an offset, and selects `length` characters from there. */
export function moveCursor(within: HTMLElement, offset: number, length = 0) {
  const editor = EditorView.findFromDOM(within)
  if (editor) moveIn(editor, offset, length)
}

/** Scrolls the editor in an element to an offset, and leaves the focus where it is. */
export function scrollBody(within: HTMLElement, offset: number) {
  const editor = EditorView.findFromDOM(within)
  const place = Math.min(offset, editor?.state.doc.length ?? 0)
  editor?.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'center' }) })
}

function moveIn(editor: EditorView, offset: number, length = 0) {
  const end = editor.state.doc.length
  const anchor = Math.min(offset, end)
  const effects = EditorView.scrollIntoView(anchor, { y: 'center' })
  editor.dispatch({ selection: { anchor, head: Math.min(anchor + length, end) }, effects })
  editor.focus()
}
