/** A published post as the studio sends it. */
export const postBody = (title: string, content = `The text of ${title}.`) => ({
  title,
  content,
  description: 'A post that a test has written.',
  category: 'Technology',
  readTime: '1 min read',
  published: true,
})

/** The same post, not published. */
export const draftBody = (title: string, content?: string) => ({
  ...postBody(title, content),
  published: false,
})
