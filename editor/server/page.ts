import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { defaultLocale } from '../../site/locales.ts'
import { home } from '../protocol.ts'

/** CSP of the desk: only its own files and server. The editor's styles have a nonce. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const pageWith = (nonce: string) => `<!doctype html>
<html lang="${defaultLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${home}desk.css">
</head>
<body>
<div id="desk"></div>
<noscript>De redactie heeft JavaScript nodig. <span lang="en">The desk needs JavaScript.</span></noscript>
<script type="module" src="${home}desk.js" nonce="${nonce}"></script>
</body>
</html>
`

export function sendPage(response: ServerResponse) {
  const nonce = randomBytes(12).toString('base64')
  response.setHeader('Content-Security-Policy', `${policy}; style-src 'self' 'nonce-${nonce}'`)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageWith(nonce))
}

export const headers = new Map([
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
])

export const forbidden = `<!doctype html>
<html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>403</title>
<p>Open de redactie met het volledige adres. Dat staat in het venster waarin npm run edit is gestart.</p>
<p lang="en">Open the desk with its full address. It is in the window where npm run edit was started.</p></html>
`
