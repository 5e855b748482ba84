import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const posts = defineCollection({
  // By the file and not by its slug: twins share it.
  loader: glob({ base: './content', pattern: '*/*.mdx', generateId: ({ entry }) => entry.replace(/\.mdx$/, '') }),
  schema: z.object({
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    date: z.coerce.date(),
    category: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    slug: z.string(),
  }),
})

export const collections = { posts }
