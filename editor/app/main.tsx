import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { hearConnection, isGone } from './api.ts'
import { announce } from './Notices.tsx'
import './desk.css'
import { rememberedLanguage, say, setLanguage } from './words.ts'

setLanguage(rememberedLanguage())
hearConnection(() => {
  if (!isGone()) announce(say('back'))
})
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
