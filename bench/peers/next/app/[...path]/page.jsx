import { evaluate } from '@mdx-js/mdx'
import rehypeShiki from '@shikijs/rehype'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { listPosts, postAt } from '../../posts.js'
import { Callout } from '../components/Callout.jsx'
import Useful from '../components/Useful.jsx'

export const dynamicParams = false

const options = {
  ...runtime,
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeSlug, [rehypeShiki, { theme: 'github-dark', langs: ['json', 'ts', 'sh'] }]],
}

export function generateStaticParams() {
  return listPosts().map(({ address }) => ({ path: address.slice(1, -1).split('/') }))
}

const read = async (params) => postAt(`/${(await params).path.join('/')}/`)

export async function generateMetadata({ params }) {
  const { data, lang, twin } = await read(params)
  const languages = { [lang === 'nl' ? 'en' : 'nl']: twin }
  return { title: data.title, description: data.excerpt, alternates: { languages } }
}

export default async function Page({ params }) {
  const { data, lang, content, twin } = await read(params)
  const { default: Content } = await evaluate(content, options)
  return (
    <article lang={lang}>
      <h1>{data.title}</h1>
      <p>
        {data.author}, <time dateTime={data.date.toISOString()}>{data.date.toLocaleDateString(lang)}</time>
      </p>
      {/* biome-ignore lint/performance/noImgElement: a static export has no server that could scale a picture */}
      <img src={data.image} alt={data.imageAlt} width="1200" height="630" />
      <Content components={{ Callout }} />
      <Useful label={lang === 'nl' ? 'Nuttig' : 'Useful'} />
      <p>
        <a href={twin}>{lang === 'nl' ? 'English' : 'Nederlands'}</a>
      </p>
    </article>
  )
}
