import assert from 'node:assert/strict'
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Edited } from '#domain/posts/post.schema.ts'
import {
  type ContentStore,
  type ContentStoreOptions,
  createContentStore,
} from '#server/content/store/store.ts'
import { silentLog } from '#server/kernel/log.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { temporaryFolder, type Until } from '#tests/helpers/temporary-folder.ts'

export const ada = { name: 'Ada Rossi', email: 'ada@example.com' }
export const committer = { name: 'Ponte', email: 'ponte@example.com' }

export const sampleInput = (title = 'Missed calls cost money', more: object = {}) => ({
  title,
  content: 'First paragraph.\n\nSecond paragraph.',
  description: 'What a missed call costs.',
  category: 'AI Solutions',
  readTime: '4 min read',
  ...more,
})

/** The editable fields of a post, with defaults. */
export const editedPost = (
  fields: Pick<Edited, 'title' | 'description' | 'slug' | 'content' | 'faqData'>,
): Edited => ({
  ...{ category: 'AI Solutions', readTime: '4 min read', image: null, imageAlt: null },
  ...{ published: false, publishedAt: null, publishedUntil: null },
  ...fields,
})

/** A new content folder with the product's settings and no posts. */
export async function temporaryContent(t: Until, at = ''): Promise<string> {
  const folder = path.join(await temporaryFolder(t), at)
  for (const name of ['site.yaml', 'catalogue.yaml'])
    await cp(path.resolve('content', name), path.join(folder, name))
  return folder
}

/** A content folder inside another repository that has no commit yet. */
export async function contentInRepository(t: Until, at = 'content') {
  const dir = await temporaryContent(t, at)
  const outer = dir.slice(0, -at.length - 1)
  git(outer, 'init', '-q', '-b', 'main')
  return { outer, dir }
}

export async function openStore(
  t: Until,
  dir: string,
  more: Partial<ContentStoreOptions> = {},
): Promise<ContentStore> {
  const store = await createContentStore({ dir, committer, log: silentLog, ...more })
  t.after(() => store.close())
  return store
}

export async function newStore(t: Until, more: Partial<ContentStoreOptions> = {}) {
  const dir = await temporaryContent(t)
  return { dir, store: await openStore(t, dir, more) }
}

/** Git as used by a person in the folder. */
export const git = gitOfEditor

export { waitFor as eventually } from '#tests/helpers/wait-for.ts'

export const commitCount = (cwd: string): number => Number(git(cwd, 'rev-list', '--count', 'HEAD'))

export const postFile = (dir: string, slug: string): string => path.join(dir, 'posts', `${slug}.md`)

/** Replaces text in a post's file, like an edit by hand. */
export async function editFile(file: string, from: string | RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}

/** A draft of `sampleInput`, made by Ada. */
export async function added(store: ContentStore, title?: string, more?: object) {
  const result = await store.create(sampleInput(title, more), ada)
  assert.ok(result.ok, JSON.stringify(result))
  return result.post
}
