import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './desk.css'
import { rememberedLanguage, setLanguage } from './words.ts'

setLanguage(rememberedLanguage())
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
