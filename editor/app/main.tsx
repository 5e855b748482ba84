import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { connection } from './api.ts'
import { watchWindow } from './entry/copies.ts'
import { announce } from './Notices.tsx'
import './desk.css'
import { preferredLanguage, setLanguage, t } from './words.ts'

setLanguage(preferredLanguage())
watchWindow()
connection.addEventListener('back', () => announce(t('back')))
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
