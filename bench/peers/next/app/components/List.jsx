import { listPosts } from '../../posts.js'

export function List({ lang }) {
  const posts = listPosts().filter((post) => post.lang === lang)
  return (
    <ul>
      {posts
        .toSorted((a, b) => b.data.date - a.data.date)
        .map(({ address, data }) => (
          <li key={address}>
            <a href={address}>{data.title}</a>
            <p>{data.excerpt}</p>
          </li>
        ))}
    </ul>
  )
}
