import { createRoot } from 'react-dom/client'
import { adviceOnLooseFile } from '../text/dropped.ts'
import { App } from './App.tsx'
import { ask, connection } from './api.ts'
import { watchWindow } from './entry/copies.ts'
import { watchPointer } from './entry/hold-place.ts'
import { keepFocus } from './focus.ts'
import { announce } from './Notices.tsx'
import './desk.css'
import { preferredLanguage, setLanguage, t } from './words.ts'

setLanguage(preferredLanguage())
refuseLooseFiles()
watchWindow()
watchPointer()
keepFocus()
// Tell the server that the writer is leaving.
addEventListener('pagehide', () => void ask('left', {}, true).catch(() => {}))
connection.addEventListener('back', () => announce(t('back')))
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)

/** Prevents the browser from replacing the desk with a file that is dropped outside a text. */
function refuseLooseFiles() {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = dataTransfer.files
    if (event.type === 'drop' && file) announce(t(adviceOnLooseFile(file), { name: file.name }))
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
}
