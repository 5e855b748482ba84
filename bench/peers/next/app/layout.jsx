import './site.css'

export const metadata = { metadataBase: new URL('https://bench.example'), title: 'Bench', description: 'All posts' }

export default function Layout({ children }) {
  return (
    <html lang="nl">
      <body>
        <header>
          <a href="/">Bench</a>
        </header>
        <main>{children}</main>
      </body>
    </html>
  )
}
