import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { hearConnection, isGone } from './api.ts'
import { announce } from './Notices.tsx'
import './desk.css'
import { rememberedLanguage, setLanguage, t } from './words.ts'

setLanguage(rememberedLanguage())
hearConnection(() => {
  if (!isGone()) announce(t('back'))
})
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
