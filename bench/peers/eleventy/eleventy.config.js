import highlight from '@11ty/eleventy-plugin-syntaxhighlight'

export default function configure(eleventy) {
  eleventy.addPlugin(highlight)
  eleventy.addPassthroughCopy({ public: '/', 'site.css': 'site.css' })
  eleventy.addPairedShortcode(
    'callout',
    (text, title) => `<div class="callout"><p class="callout-title">${title}</p>\n\n${text}\n\n</div>`,
  )
  for (const lang of ['nl', 'en'])
    eleventy.addCollection(lang, (api) => api.getFilteredByGlob(`content/${lang}/*.md`).reverse())
  return { dir: { input: 'content', includes: '../_includes', output: '_site' } }
}
