import { createRoot } from 'react-dom/client'
import { consentVersion } from '../../site/cookies.ts'
import { App } from './App.tsx'
import './desk.css'

// The page in the third column is the writer's own: nobody has to agree to anything there.
if (localStorage.getItem('cookie-consent-version') !== String(consentVersion)) {
  localStorage.setItem('cookie-consent', JSON.stringify({ functional: true, analytical: false, marketing: false }))
  localStorage.setItem('cookie-consent-version', String(consentVersion))
}

const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
