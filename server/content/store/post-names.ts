/** Names of post files, relative to the content folder and to its folder of posts. */

export const postsFolder = 'posts'
/** Temporary files begin with a dot. */
export const isPostFile = (name: string): boolean => name.endsWith('.md') && !name.startsWith('.')
/** Probably meant as a post, but with an extension that only other programs accept. */
export const isMisnamed = (name: string): boolean =>
  /\.(?:md|markdown|mdown|mdx)$/i.test(name) && !name.endsWith('.md') && !name.startsWith('.')
export const slugOf = (name: string): string => name.slice(0, -'.md'.length)
export const nameOf = (slug: string): string => `${slug}.md`
export const pathOf = (slug: string): string => `${postsFolder}/${slug}.md`
/** Whether a path, relative to the content folder, is that of a post. */
export const isPostPath = (path: string): boolean =>
  isPostFile(fileOf(path)) && path === pathOf(slugOf(fileOf(path)))
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
