import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { connection } from './api.ts'
import { announce } from './Notices.tsx'
import './desk.css'
import { rememberedLanguage, setLanguage, t } from './words.ts'

setLanguage(rememberedLanguage())
connection.addEventListener('back', () => announce(t('back')))
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
