import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import matter from 'gray-matter'
import { cache } from 'react'

const folder = join(process.cwd(), 'content')

/** Read once in each process, as every page would otherwise read all of them. */
let known

export function listPosts() {
  known ??= ['nl', 'en'].flatMap((lang) =>
    readdirSync(join(folder, lang)).map((file) => {
      const { data } = matter(readFileSync(join(folder, lang, file), 'utf8'), {})
      return { lang, file, data, address: `${lang === 'nl' ? '' : '/en'}/blog/${data.slug}/` }
    }),
  )
  return known
}

/** The post at an address with its text, and the address of its twin. */
export const postAt = cache((address) => {
  const posts = listPosts()
  const post = posts.find((one) => one.address === address)
  const twin = posts.find((one) => one.file === post.file && one.lang !== post.lang)
  const { content } = matter(readFileSync(join(folder, post.lang, post.file), 'utf8'), {})
  return { ...post, content, twin: twin.address }
})
