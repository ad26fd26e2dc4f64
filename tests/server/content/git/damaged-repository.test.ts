import assert from 'node:assert/strict'
import { cp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import type { ContentStore } from '#server/content/store/store.ts'
import { Problem } from '#server/kernel/errors.ts'
import { failDisk } from '#tests/helpers/failing-disk.ts'
import { sample } from '#tests/helpers/full.ts'
import { temporaryFolder, type Until } from '#tests/helpers/temporary-folder.ts'
import {
  ada,
  added,
  contentInRepository,
  git,
  newStore,
  openStore,
  postFile,
  sampleInput,
} from '../sample-content.ts'

/** A content folder with a post in three versions; every test uses a copy. */
const { dir: original, store: first } = await newStore({ after })
const { id } = await added(first)
for (const content of ['Second.', 'Third.']) await first.update(id, sampleInput(undefined, { content }), ada)
await first.close()

async function contentWithHistory(t: Until, { isCopy = false } = {}): Promise<string> {
  const dir = path.join(await temporaryFolder(t), 'content')
  await cp(original, dir, { recursive: true })
  // Without this record of its original place, the copy counts as the original
  if (!isCopy) await rm(path.join(dir, '.git/ponte-place'))
  return dir
}

/** Asserts that a save works and continues the history. */
async function assertSaves(store: ContentStore): Promise<void> {
  assert.equal(store.condition().damage, null)
  assert.ok((await store.update(id, sampleInput(undefined, { content: 'Fourth.' }), ada)).ok)
  assert.equal((await store.history(id))?.length, 4)
}

/** Asserts that pages are served, and that what needs the repository is refused without partial changes. */
async function assertReadOnly(t: Until, dir: string): Promise<ContentStore> {
  const store = await openStore(t, dir)
  assert.equal(store.byId(id)?.content, 'Third.')
  assert.equal(store.bySlug('missed-calls-cost-money')?.id, id)
  assert.notEqual(store.condition().damage, null)
  const file = postFile(dir, 'missed-calls-cost-money')
  const text = await readFile(file, 'utf8')
  const refused = (error: unknown) => error instanceof Problem && error.status === 503
  await assert.rejects(store.update(id, sampleInput(undefined, { content: 'Lost.' }), ada), refused)
  await assert.rejects(store.create(sampleInput('Another'), ada), refused)
  await assert.rejects(store.remove(id, ada), refused)
  await assert.rejects(store.history(id), refused)
  await assert.rejects(store.versions(id, 5), refused)
  await assert.rejects(store.deleted(), refused)
  await assert.rejects(store.restore(id, git40, ada), refused)
  assert.deepEqual(await readdir(path.dirname(file)), [path.basename(file)])
  assert.equal(await readFile(file, 'utf8'), text)
  assert.equal(store.byId(id)?.content, 'Third.')
  return store
}

const git40 = '0123456789012345678901234567890123456789'
const objectFile = (dir: string, name: string): string => {
  const id = git(dir, 'rev-parse', name)
  return path.join(dir, '.git/objects', id.slice(0, 2), id.slice(2))
}

test('if a full disk prevents creating the repository, posts are served and it is created later', async (t) => {
  const dir = await contentWithHistory(t)
  await rm(path.join(dir, '.git'), { recursive: true })
  const disk = failDisk(path.join(dir, '.git'), 1, { code: 'ENOSPC' })
  const store = await openStore(t, dir).finally(() => disk.mend())
  assert.notEqual(disk.failedAt(), null)
  assert.equal(store.byId(id)?.content, 'Third.')
  assert.notEqual(store.condition().damage, null)
  // The disk has room again
  await added(store, 'Another')
  assert.equal(store.condition().damage, null)
})

const harmless: Record<string, (dir: string) => Promise<void>> = {
  async 'a damaged reference of another branch'(dir) {
    git(dir, 'branch', 'aside')
    await truncate(path.join(dir, '.git/refs/heads/aside'))
    await rm(path.join(dir, '.git/logs/refs/heads/aside'))
  },
  'a damaged index': (dir) => writeFile(path.join(dir, '.git/index'), 'no index at all'),
}
for (const [name, damage] of Object.entries(harmless))
  test(`${name} does not prevent saving`, async (t) => {
    const dir = await contentWithHistory(t)
    await damage(dir)
    await assertSaves(await openStore(t, dir))
  })

test('an index that could not be written follows the commits with the next save, and at the next start', async (t) => {
  const dir = await contentWithHistory(t)
  let store = await openStore(t, dir)
  const index = path.join(dir, '.git/index')
  const saveWithoutIndex = async (title: string) => {
    const whole = await readFile(index)
    await writeFile(index, 'no index at all')
    await added(store, title)
    await writeFile(index, whole)
    // A commit by hand would remove the post
    assert.match(git(dir, 'status', '--porcelain'), /^D {2}posts\//m)
  }
  await saveWithoutIndex('Another')
  await assertSaves(store)
  assert.equal(git(dir, 'status', '--porcelain'), '')

  await saveWithoutIndex('One more')
  await writeFile(postFile(dir, 'another'), 'staged by hand')
  git(dir, 'add', 'posts/another.md')
  await store.close()
  store = await openStore(t, dir)
  assert.equal(git(dir, 'status', '--porcelain'), 'M  posts/another.md')
})

test('a missing file object in the repository does not prevent saving', async (t) => {
  const dir = await contentWithHistory(t, { isCopy: true })
  const store = await openStore(t, dir)
  await rm(objectFile(dir, 'HEAD:site.yaml'))
  await assertSaves(store)
})

test('without its last commit the content is read-only; once repaired, it is saved again', async (t) => {
  const dir = await contentWithHistory(t)
  const object = objectFile(dir, 'HEAD')
  await rename(object, `${object}.away`)
  const store = await assertReadOnly(t, dir)
  await rename(`${object}.away`, object)
  await store.update(id, sampleInput('Repaired'), ada)
  assert.equal(store.condition().damage, null)
  assert.equal((await store.history(id))?.length, 4)
})

test('a copy made during a commit goes back to the last complete commit', async (t) => {
  for (const missing of ['HEAD', 'HEAD:posts', 'HEAD:posts/missed-calls-cost-money.md']) {
    const copy = await contentWithHistory(t, { isCopy: true })
    await rm(objectFile(copy, missing))
    const store = await openStore(t, copy)
    assert.equal(store.condition().damage, null, missing)
    assert.equal(store.byId(id)?.content, 'Third.')
    assert.ok((await store.update(id, sampleInput(undefined, { content: 'Fourth.' }), ada)).ok)
    assert.equal(git(copy, 'fsck', '--strict', '--no-reflogs', '--no-dangling'), '')
  }
})

test('a copy whose note of the last commit is newer than its objects can start and save', async (t) => {
  const more = { pushProgram: ['/nowhere/receive.mjs'] }
  const copy = await contentWithHistory(t)
  await (await openStore(t, copy, more)).close()
  const note = path.join(copy, '.git/ponte-taken-up')
  assert.equal((await readFile(note, 'utf8')).trim(), git(copy, 'rev-parse', 'HEAD'))
  await writeFile(note, `${'1234567890'.repeat(4)}\n`)
  await assertSaves(await openStore(t, copy, more))
  assert.equal((await readFile(note, 'utf8')).trim(), git(copy, 'rev-parse', 'HEAD'))
})

test('with a damaged or missing part of .git the content is served, but read-only', async (t) => {
  const damages: Record<string, (dir: string) => Promise<void>> = {
    'an empty HEAD': (dir) => truncate(path.join(dir, '.git/HEAD')),
    'no HEAD': (dir) => rm(path.join(dir, '.git/HEAD')),
    'an empty reference': (dir) => truncate(path.join(dir, '.git/refs/heads/main')),
    'no reference': (dir) => rm(path.join(dir, '.git/refs/heads/main')),
    'no references': (dir) => rm(path.join(dir, '.git/refs'), { recursive: true }),
    'no tree of posts': (dir) => rm(objectFile(dir, 'HEAD:posts')),
    'an emptied commit object': (dir) => truncate(objectFile(dir, 'HEAD')),
    'no objects': (dir) => rm(path.join(dir, '.git/objects'), { recursive: true }),
    'a garbled config': (dir) => writeFile(path.join(dir, '.git/config'), Buffer.alloc(64, 1)),
    'garbled packed-refs': (dir) => writeFile(path.join(dir, '.git/packed-refs'), 'rubbish\n'),
  }
  for (const [name, damage] of sample(Object.entries(damages), 6)) {
    await t.test(name, async (inner) => {
      const dir = await contentWithHistory(inner)
      await damage(dir)
      await assertReadOnly(inner, dir)
    })
  }
})

test('a damaged surrounding repository is not replaced by a new one in the content folder', async (t) => {
  const { outer, dir } = await contentInRepository(t)
  git(outer, 'add', '.')
  git(outer, 'commit', '-qm', 'Outer')
  await rm(objectFile(outer, 'HEAD'))
  const store = await openStore(t, dir)
  assert.notEqual(store.condition().damage, null)
  await assert.rejects(store.create(sampleInput(), ada), Problem)
  assert.deepEqual((await readdir(dir)).sort(), ['catalogue.yaml', 'posts', 'site.yaml', 'texts'])
})
