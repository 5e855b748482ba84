import type { Found } from '../../../site/search/data.ts'

interface Props {
  words: { nearest: string; elsewhere: string; chat: string; links: readonly { title: string; url: string }[] }
  chat: string
  nearest: readonly Found[]
}

/** What to do when nothing was found: what may have been meant, and who can be asked. */
export function Nothing({ words, chat, nearest }: Props) {
  return (
    <div className="nothing">
      {nearest.length > 0 && (
        <>
          <p>{words.nearest}</p>
          <ul>
            {nearest.map(({ url, title, section }) => (
              <li key={`${url} ${title}`}>
                <a href={url}>{section ?? title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.elsewhere}</p>
      <ul>
        {words.links.map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
        <li>
          <a href={chat} target="_blank" rel="noopener noreferrer">
            {words.chat}
          </a>
        </li>
      </ul>
    </div>
  )
}
