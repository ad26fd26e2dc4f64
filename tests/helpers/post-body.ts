/** A published post as the studio sends it. */
export const postBody = (title: string, content = `The text of ${title}.`) => ({
  title,
  content,
  description: 'A post that a test has written.',
  category: 'Technology',
  readTime: '1 min read',
  published: true,
})

export const draftBody = (title: string, content?: string) => ({
  ...postBody(title, content),
  published: false,
})

/** A published post as written into a file by hand. `more`: further lines of front matter. */
export const postText = (title: string, { more = '', body = 'A text of some length.' } = {}) =>
  `---\ntitle: ${title}\ndescription: What it is about.\ncategory: Technology\npublished: true\n${more}---\n${body}\n`
