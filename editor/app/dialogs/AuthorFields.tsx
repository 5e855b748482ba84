import type { Author } from '../../protocol.ts'
import { say } from '../words.ts'

/** True if git accepts the name and the mail address. */
export const isAuthor = ({ name, mail }: Author) =>
  /^[^<>\n]*\S[^<>\n]*$/.test(name) && /^[^<>@\s]+@[^<>@\s]+$/.test(mail)

export function AuthorFields({ author, onAuthor }: { author: Author; onAuthor: (author: Author) => void }) {
  return (
    <fieldset className="group">
      <legend>{say('author')}</legend>
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
