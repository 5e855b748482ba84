import { useState } from 'react'
import type { Author } from '../../protocol.ts'
import { say } from '../words.ts'

const remembered = 'desk-author'

export function knownAuthor(): Author | undefined {
  const known = localStorage.getItem(remembered)
  return known === null ? undefined : JSON.parse(known)
}

export function rememberAuthor(author: Author) {
  localStorage.setItem(remembered, JSON.stringify(author))
}

/** True if git accepts the name and the mail address. */
export const isAuthor = ({ name, mail }: Author) =>
  /^[^<>\n]*\S[^<>\n]*$/.test(name) && /^[^<>@\s]+@[^<>@\s]+$/.test(mail)

export function AuthorFields({ author, onAuthor }: { author: Author; onAuthor: (author: Author) => void }) {
  return (
    <fieldset className="group">
      <legend>{say('author')}</legend>
      <p className="help">{say('authorWhy')}</p>
      {(['name', 'mail'] as const).map((field) => (
        <label className="field" key={field}>
          {say(field === 'name' ? 'authorName' : 'authorMail')}
          <input
            type={field === 'mail' ? 'email' : 'text'}
            autoComplete={field === 'mail' ? 'email' : 'name'}
            value={author[field]}
            onChange={({ target }) => onAuthor({ ...author, [field]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}

export function KnownAuthor() {
  const [author, setAuthor] = useState(knownAuthor)
  if (!author) return null
  const change = (next: Author) => {
    setAuthor(next)
    if (isAuthor(next)) rememberAuthor(next)
  }
  return (
    <details>
      <summary>
        {say('by', { name: author.name })}. {say('changeAuthor')}
      </summary>
      <AuthorFields author={author} onAuthor={change} />
    </details>
  )
}
