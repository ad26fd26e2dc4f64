import type { Post } from '#domain/posts/post.schema.ts'

const day = '2026-01-01T00:00:00.000Z'

/** A published post as the store returns it. */
export const storedPost = (fields: Partial<Post> = {}): Post => ({
  ...{
    id: 'p1',
    slug: 'a-post',
    title: 'A post',
    description: '',
    content: 'Text.',
    image: null,
    imageAlt: null,
  },
  ...{ category: 'Technology', readTime: '1 min read', createdAt: day, updatedAt: day, publishedAt: null },
  ...{ publishedUntil: null, faqData: null, published: true, revision: '1' },
  ...fields,
})
