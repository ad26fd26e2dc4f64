import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import type { ContentStore } from '#server/content/store/store.ts'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import {
  ada,
  eventually,
  git,
  openStore,
  sampleInput,
  temporaryContent,
} from '#tests/server/content/sample-content.ts'

// The sitemap's date of a post's last change, by the server or by hand.

const longAgo = '2026-01-05T09:00:00.000Z'
const handWritten = (title: string, dates = `publishedAt: ${longAgo}\nupdatedAt: ${longAgo}\n`) =>
  `---\ntitle: ${title}\ndescription: By hand.\ncategory: Technology\nreadTime: 2 min read\npublished: true\n${dates}---\n\nText by hand.\n`

const fileOf = (dir: string, slug: string) => path.join(dir, 'posts', `${slug}.md`)

async function folderWith(t: TestContext, posts: Record<string, string>): Promise<string> {
  const dir = await temporaryContent(t)
  await mkdir(path.join(dir, 'posts'))
  for (const [slug, text] of Object.entries(posts)) await writeFile(fileOf(dir, slug), text)
  return dir
}

/** Commits with a given date, like a commit from another machine that may arrive much later. */
function commitAt(dir: string, date: string): void {
  const none = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const by = ['-c', 'user.name=Outside', '-c', 'user.email=outside@example.com']
  execFileSync('git', [...by, 'commit', '--quiet', '--all', '-m', 'Outside'], {
    cwd: dir,
    env: { ...bareEnvironment, ...none, ...dates },
  })
}

function modified(store: ContentStore, slug: string): string | null {
  const post = store.bySlug(slug)
  assert.ok(post, slug)
  return store.modifiedAt(post)
}

const becomes = (store: ContentStore, slug: string, time: string) =>
  eventually(`${slug} was changed at ${time}`, () => modified(store, slug) === time)

const seven = new Date('2026-03-04T05:06:07.000Z')

async function editAt(file: string, change: (text: string) => string, time = seven): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
  await utimes(file, time, time)
}

/** Reopens the store and waits until it knows what changed while it was closed: an edit of the post `sign`. */
async function reopened(t: TestContext, dir: string): Promise<ContentStore> {
  await editAt(fileOf(dir, 'sign'), () => handWritten('Sign, edited'))
  const store = await openStore(t, dir)
  await becomes(store, 'sign', seven.toISOString())
  return store
}

test('a post’s last change is its last save, as in the commit, before and after a restart', async (t) => {
  const dir = await folderWith(t, { sign: handWritten('Sign') })
  const store = await openStore(t, dir)
  const made = await store.create(sampleInput('Missed calls', { published: true }), ada)
  assert.ok(made.ok)
  const changed = sampleInput('Missed calls', { content: 'Other words.' })
  const saved = await store.update(made.post.id, changed, ada)
  assert.ok(saved.ok)
  assert.equal(modified(store, 'missed-calls'), saved.post.updatedAt)
  const committed = Number(git(dir, 'log', '-1', '--format=%at', '--', 'posts/missed-calls.md'))
  assert.ok(Math.abs(committed - Date.parse(saved.post.updatedAt) / 1000) <= 2)
  await store.close()
  assert.equal(modified(await reopened(t, dir), 'missed-calls'), saved.post.updatedAt)
})

test('the first commit of a folder does not count as a change to its posts', async (t) => {
  const dir = await folderWith(t, { sign: handWritten('Sign'), old: handWritten('Old') })
  const store = await openStore(t, dir)
  assert.equal(modified(store, 'old'), longAgo)
  await store.close()
  assert.equal(modified(await reopened(t, dir), 'old'), longAgo)
})

test('an edit by hand counts as a change, even with old dates in the front matter, also after a restart', async (t) => {
  const dir = await folderWith(t, { edited: handWritten('Edited'), other: handWritten('Other') })
  const store = await openStore(t, dir)
  await editAt(fileOf(dir, 'edited'), (text) => text.replace('Text by hand', 'Other text by hand'))
  await becomes(store, 'edited', seven.toISOString())
  assert.equal(modified(store, 'other'), longAgo)
  await store.close()
  const again = await openStore(t, dir)
  await becomes(again, 'edited', seven.toISOString())
  assert.equal(modified(again, 'other'), longAgo)
})

test('a commit made elsewhere counts as a change at the commit’s date, not the file’s', async (t) => {
  const dir = await folderWith(t, { pushed: handWritten('Pushed'), other: handWritten('Other') })
  await (await openStore(t, dir)).close()
  await writeFile(fileOf(dir, 'pushed'), handWritten('Pushed, in other words'))
  commitAt(dir, '2026-04-01T10:00:00Z')
  const store = await openStore(t, dir)
  await becomes(store, 'pushed', '2026-04-01T10:00:00.000Z')
  assert.equal(modified(store, 'other'), longAgo)
})

test('in a shallow clone every commit but the oldest counts as a change', async (t) => {
  const dir = await folderWith(t, { pushed: handWritten('Pushed'), other: handWritten('Other') })
  await (await openStore(t, dir)).close()
  for (const [index, date] of ['2026-04-01T10:00:00Z', '2026-05-01T10:00:00Z'].entries()) {
    await writeFile(fileOf(dir, 'pushed'), `${handWritten('Pushed')}\nOnce more, ${index}.\n`)
    commitAt(dir, date)
  }
  const clone = path.join(dir, 'clone')
  git(dir, 'clone', '--quiet', '--depth', '2', `file://${dir}`, clone)
  const store = await openStore(t, clone)
  await becomes(store, 'pushed', '2026-05-01T10:00:00.000Z')
  assert.equal(modified(store, 'other'), longAgo)
})

test('a scheduled post counts as changed on its publication date; dates in the future are ignored', async (t) => {
  const dates = 'publishedAt: 2026-02-01T08:00:00.000Z\nupdatedAt: 2026-01-05T09:00:00.000Z\n'
  const wrong = handWritten('Wrong', `publishedAt: ${longAgo}\nupdatedAt: 2999-01-01T00:00:00.000Z\n`)
  const dir = await folderWith(t, { waited: handWritten('Waited', dates), wrong })
  const store = await openStore(t, dir)
  assert.equal(modified(store, 'waited'), '2026-02-01T08:00:00.000Z')
  assert.equal(modified(store, 'wrong'), longAgo)
})

test('a new price updates the date of the catalogue', async (t) => {
  const dir = await folderWith(t, {})
  const store = await openStore(t, dir)
  assert.equal(store.catalogueChangedAt(), null)
  await editAt(path.join(dir, 'catalogue.yaml'), (text) => text.replace(/price: 147$/m, 'price: 157'))
  await eventually('the price is new', () => store.catalogueChangedAt() === seven.toISOString())
})
