import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { ask, connection } from './api.ts'
import { watchWindow } from './entry/copies.ts'
import { announce } from './Notices.tsx'
import './desk.css'
import { preferredLanguage, setLanguage, t } from './words.ts'

setLanguage(preferredLanguage())
watchWindow()
// The end of a sitting.
addEventListener('pagehide', () => void ask('left', {}, true).catch(() => {}))
connection.addEventListener('back', () => announce(t('back')))
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
