/** The language of a post is its folder. */
export function langOf(post) {
  return post.id.split('/')[0]
}

export function addressOf(post) {
  return `${langOf(post) === 'nl' ? '' : '/en'}/blog/${post.data.slug}/`
}

/** Each post with the address of the post of the same name in the other language. */
export function withTwins(posts) {
  const byId = new Map(posts.map((post) => [post.id, post]))
  return posts.map((post) => {
    const other = langOf(post) === 'nl' ? 'en' : 'nl'
    return { post, twin: addressOf(byId.get(post.id.replace(/^\w+/, other))) }
  })
}
