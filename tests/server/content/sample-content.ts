import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { Edited } from '#domain/posts/post.schema.ts'
import {
  type ContentStore,
  type ContentStoreOptions,
  createContentStore,
} from '#server/content/store/store.ts'
import { silentLog } from '#server/kernel/log.ts'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

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

/** What two people may edit of one post. */
export const editedPost = (
  fields: Pick<Edited, 'title' | 'description' | 'slug' | 'content' | 'faqData'>,
): Edited => ({
  ...{ category: 'AI Solutions', readTime: '4 min read', image: null, imageAlt: null },
  ...{ published: false, publishedAt: null, publishedUntil: null },
  ...fields,
})

/** A content folder of its own with the product's settings and no posts. */
export async function temporaryContent(t: TestContext): Promise<string> {
  const folder = await temporaryFolder(t)
  for (const name of ['site.yaml', 'catalogue.yaml'])
    await cp(path.resolve('content', name), path.join(folder, name))
  return folder
}

export async function openStore(
  t: TestContext,
  dir: string,
  more: Partial<ContentStoreOptions> = {},
): Promise<ContentStore> {
  const store = await createContentStore({ dir, committer, log: silentLog, ...more })
  t.after(() => store.close())
  return store
}

/** A store on a content folder of its own. */
export async function newStore(t: TestContext, more: Partial<ContentStoreOptions> = {}) {
  const dir = await temporaryContent(t)
  return { dir, store: await openStore(t, dir, more) }
}

export const git = (cwd: string, ...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd,
    encoding: 'utf8',
    env: {
      ...bareEnvironment,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Outside',
      GIT_AUTHOR_EMAIL: 'outside@example.com',
      GIT_COMMITTER_NAME: 'Outside',
      GIT_COMMITTER_EMAIL: 'outside@example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd()

export const commitCount = (cwd: string): number => Number(git(cwd, 'rev-list', '--count', 'HEAD'))

/** Waits until the check holds; fails with its name after 15 seconds. */
export async function eventually(what: string, check: () => boolean): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 20) {
    if (check()) return
    await delay(20)
  }
  throw new Error(`Not within 15 seconds: ${what}`)
}
