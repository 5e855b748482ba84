import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './desk.css'

// The page in the third column is the writer's own: nobody has to agree to anything there.
const consent = 'cookie-consent'
if (!localStorage.getItem(consent))
  localStorage.setItem(consent, JSON.stringify({ functional: true, analytical: false, marketing: false }))

const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
