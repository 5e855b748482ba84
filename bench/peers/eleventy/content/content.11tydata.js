/** The folder of a post is its language, and the last part of the name of a list: content/nl/post.md, index-nl.njk. */
const langOf = ({ page }) => page.inputPath.match(/[/-](nl|en)[/.]/)[1]
const prefix = (lang) => (lang === 'nl' ? '' : '/en')
// The slugs of twins differ by their first word alone.
const address = (slug, lang) =>
  slug ? `${prefix(lang)}/blog/${slug.replace(/^\w+/, lang === 'nl' ? 'artikel' : 'article')}/` : `${prefix(lang)}/`

export default {
  layout: 'post.njk',
  eleventyComputed: {
    lang: langOf,
    permalink: (data) => address(data.slug, langOf(data)),
    twin: (data) => address(data.slug, langOf(data) === 'nl' ? 'en' : 'nl'),
  },
}
