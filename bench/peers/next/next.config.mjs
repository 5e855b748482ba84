export default {
  output: 'export',
  trailingSlash: true,
  serverExternalPackages: ['@mdx-js/mdx', '@shikijs/rehype', 'gray-matter', 'rehype-slug', 'remark-gfm'],
  turbopack: { root: import.meta.dirname },
}
