import assert from 'node:assert/strict'
import { chmod, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { parseFaq } from '#domain/posts/post.schema.ts'
import { Problem } from '#server/kernel/errors.ts'
import { isFull } from '#tests/helpers/full.ts'
import { postText } from '#tests/helpers/post-body.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import {
  ada,
  added,
  commitCount,
  contentInRepository,
  editFile,
  git,
  newStore,
  openStore,
  postFile,
  sampleInput,
  temporaryContent,
} from '../sample-content.ts'

// Shared by the tests that tolerate posts of other tests
const { dir, store } = await newStore({ after })

test('turns a folder outside any repository into one and commits what was there', async (t) => {
  const dir = await temporaryContent(t)
  await openStore(t, dir)
  assert.deepEqual(git(dir, 'ls-files').split('\n'), ['catalogue.yaml', 'site.yaml'])
  assert.equal(git(dir, 'status', '--porcelain'), '')
})

test('one save is one commit, by the staff member, with action and slug in its message', async () => {
  const draft = await added(store, 'Missed calls')
  await store.update(draft.id, sampleInput('Missed calls', { published: true }), ada)
  await store.update(draft.id, sampleInput('Missed calls, again'), ada)
  await store.update(draft.id, sampleInput('Missed calls, again', { published: false }), ada)
  await store.remove(draft.id, ada)
  const log = git(dir, 'log', '--format=%an <%ae> %cn: %s', '-5').split('\n')
  assert.deepEqual(log, [
    'Ada Rossi <ada@example.com> Ponte: Delete "Missed calls, again" (missed-calls)',
    'Ada Rossi <ada@example.com> Ponte: Unpublish "Missed calls, again" (missed-calls)',
    'Ada Rossi <ada@example.com> Ponte: Edit "Missed calls, again" (missed-calls)',
    'Ada Rossi <ada@example.com> Ponte: Publish "Missed calls" (missed-calls)',
    'Ada Rossi <ada@example.com> Ponte: Create "Missed calls" (missed-calls)',
  ])
  assert.equal(git(dir, 'status', '--porcelain'), '')
})

test('names the author by email when git refuses the name', async () => {
  await store.create(sampleInput(), { name: '.<>\n', email: 'ada@example.com' })
  assert.equal(git(dir, 'log', '-1', '--format=%an <%ae>'), 'ada@example.com <ada@example.com>')
})

test('what was saved is there after a restart', async (t) => {
  const dir = await temporaryContent(t)
  const first = await openStore(t, dir)
  const faqData = JSON.stringify([{ question: 'Why?', answer: 'Because:\n\n- so' }])
  const post = await added(first, 'È così: "quoted" #1', { faqData, image: 'blog/a.jpg', published: true })
  await first.close()
  const second = await openStore(t, dir)
  assert.deepEqual(second.byId(post.id), post)
  assert.deepEqual(parseFaq(post.faqData), JSON.parse(faqData))
  assert.notEqual(second.revision, first.revision)
})

test('a save without a change makes no commit and no new revision', async () => {
  const post = await added(store, 'Unchanged')
  const [before, revision] = [commitCount(dir), store.revision]
  const result = await store.update(post.id, sampleInput('Unchanged'), ada)
  assert.deepEqual(result, { ok: true, post, changed: false })
  assert.deepEqual([commitCount(dir), store.revision], [before, revision])
})

test('a save keeps a field that is left out and clears an empty one', async () => {
  const more = {
    image: 'a.jpg',
    imageAlt: 'A desk',
    faqData: '[{"question":"q","answer":"a"}]',
    published: true,
  }
  const post = await added(store, 'A field', more)
  const kept = await store.update(post.id, sampleInput('B'), ada)
  assert.ok(kept.ok)
  const { image, imageAlt, faqData, published, slug, publishedAt } = kept.post
  assert.deepEqual([image, imageAlt, faqData, published], ['a.jpg', 'A desk', more.faqData, true])
  assert.deepEqual([slug, publishedAt], ['a-field', post.publishedAt])
  const emptied = await store.update(
    post.id,
    sampleInput('B', { image: '', imageAlt: null, faqData: '[]' }),
    ada,
  )
  assert.ok(emptied.ok)
  assert.deepEqual([emptied.post.image, emptied.post.imageAlt, emptied.post.faqData], [null, null, null])
})

test('a save based on the version before an edit by hand a moment ago is a conflict', async (t) => {
  const { dir, store } = await newStore(t)
  const post = await added(store)
  const file = postFile(dir, post.slug)
  await editFile(file, 'First paragraph', 'Outside paragraph')
  const content = 'My paragraph.\n\nSecond paragraph.'
  const late = await store.update(post.id, sampleInput(post.title, { content }), ada, {
    ifMatch: post.revision,
  })
  assert.ok(!late.ok && late.reason === 'conflict')
  assert.match(late.current.content, /Outside paragraph/)
})

test('simultaneous saves are one commit each, none empty, in a sound repository', async () => {
  const before = commitCount(dir)
  const count = isFull ? 50 : 6
  const saves = Array.from({ length: count }, () => added(store, 'The same title'))
  const slugs = (await Promise.all(saves)).map(({ slug }) => slug)
  assert.equal(new Set(slugs).size, count)
  assert.equal(commitCount(dir) - before, count)
  const files = git(dir, 'log', `-${count}`, '--format=', '--name-only').split('\n').filter(Boolean)
  assert.deepEqual(files.toSorted(), slugs.map((slug) => `posts/${slug}.md`).toSorted())
  assert.equal(git(dir, 'fsck', '--strict', '--no-dangling'), '')
  assert.equal(git(dir, 'status', '--porcelain'), '')
})

test('commits to a surrounding repository and touches nothing else there', async (t) => {
  const { outer, dir } = await contentInRepository(t)
  for (const name of ['staged', 'dirty']) await writeFile(path.join(outer, name), 'before')
  git(outer, 'add', '.')
  git(outer, 'commit', '-qm', 'Outer')
  for (const name of ['staged', 'dirty', 'untracked']) await writeFile(path.join(outer, name), 'after')
  git(outer, 'add', 'staged')
  const hook = path.join(outer, '.git/hooks/pre-commit')
  await writeFile(hook, '#!/bin/sh\nexit 1\n')
  await chmod(hook, 0o755)

  const store = await openStore(t, dir)
  const post = await added(store)
  assert.ok((await store.update(post.id, sampleInput('New title', { slug: 'new' }), ada)).ok)
  const found = git(outer, 'show', '--format=', '--name-only', '--no-renames', 'HEAD')
  assert.equal(found, [`content/posts/${post.slug}.md`, 'content/posts/new.md'].toSorted().join('\n'))
  const seen = git(outer, 'status', '--porcelain').split(/\n ?/).toSorted()
  assert.deepEqual(seen, ['?? untracked', 'M dirty', 'M  staged'].toSorted())
  assert.equal((await store.history(post.id))?.length, 2)
  assert.deepEqual(await readdir(dir), ['catalogue.yaml', 'posts', 'site.yaml', 'texts'])
})

test('creates its own repository if a surrounding one ignores the folder', async (t) => {
  const { outer, dir } = await contentInRepository(t, 'data/content')
  await writeFile(path.join(outer, '.gitignore'), 'data/\n')
  const store = await openStore(t, dir)
  await added(store)
  assert.equal(commitCount(dir), 2)
  assert.equal(git(outer, 'rev-list', '--all', '--count'), '0')
})

test('commits in a linked worktree', async (t) => {
  const outer = await temporaryContent(t)
  git(outer, 'init', '-q', '-b', 'main')
  git(outer, 'add', '.')
  git(outer, 'commit', '-qm', 'Outer')
  git(outer, 'worktree', 'add', '-q', 'linked', '-b', 'topic/content')
  const dir = path.join(outer, 'linked')
  const store = await openStore(t, dir)
  await added(store)
  const found = git(outer, 'log', '-1', '--format=%s', 'topic/content')
  assert.equal(found, 'Create "Missed calls cost money" (missed-calls-cost-money)')
})

test('when git cannot write, a save gets 503 and leaves the folder as it was', async (t) => {
  const { dir, store } = await newStore(t)
  const post = await added(store)
  const before = await readFile(postFile(dir, post.slug), 'utf8')
  // Makes git fail even for root: a file in place of its object folders
  await rename(path.join(dir, '.git/objects'), path.join(dir, '.git/kept'))
  await writeFile(path.join(dir, '.git/objects'), '')
  await assert.rejects(
    store.update(post.id, sampleInput('Lost'), ada),
    (error) => error instanceof Problem && error.status === 503,
  )
  await assert.rejects(store.create(sampleInput('Another'), ada), Problem)
  assert.deepEqual(await readdir(path.join(dir, 'posts')), [`${post.slug}.md`])
  assert.equal(await readFile(postFile(dir, post.slug), 'utf8'), before)
  assert.equal(store.byId(post.id)?.title, post.title)

  await rm(path.join(dir, '.git/objects'))
  await rename(path.join(dir, '.git/kept'), path.join(dir, '.git/objects'))
  const again = await store.update(post.id, sampleInput('Found'), ada)
  assert.ok(again.ok && again.changed)
  assert.equal(git(dir, 'status', '--porcelain'), '')
})

test('reports a full disk when git does', async (t) => {
  const dir = await temporaryContent(t)
  const program = path.join(dir, 'full-git')
  const full =
    '#!/bin/sh\nfor word in "$@"; do [ "$word" = commit-tree ] && [ -e "$0.full" ] && { echo "fatal: No space left on device" >&2; exit 128; }; done\nexec git "$@"\n'
  await writeFile(program, full, { mode: 0o755 })
  const store = await openStore(t, dir, { git: { program } })
  await writeFile(`${program}.full`, '')
  await assert.rejects(store.create(sampleInput(), ada), { code: 'ENOSPC' })
  assert.deepEqual(await readdir(path.join(dir, 'posts')), [])
})

test('saves despite the locks of a git that was killed', async (t) => {
  const dir = await temporaryContent(t)
  const first = await openStore(t, dir)
  await first.close()
  for (const name of ['index.lock', 'HEAD.lock', 'refs/heads/main.lock']) {
    await writeFile(path.join(dir, '.git', name), '')
    await utimes(path.join(dir, '.git', name), 1, 1)
  }
  const store = await openStore(t, dir)
  await added(store)
})

test('waits for another git that holds the index', async () => {
  const lock = path.join(dir, '.git/index.lock')
  await writeFile(lock, '')
  const [post] = await Promise.all([added(store), delay(200).then(() => rm(lock))])
  assert.equal(store.byId(post.id)?.title, post.title)
})

test('a lock left behind moments ago delays a save but does not make it fail', async () => {
  const lock = path.join(dir, '.git/HEAD.lock')
  await writeFile(lock, '')
  // After ten seconds a lock counts as abandoned
  await utimes(lock, Date.now() / 1000 - 8, Date.now() / 1000 - 8)
  await added(store)
})

test('a taken slug gets a number, a title without Latin letters a short id', async () => {
  const found = [await added(store, 'Same'), await added(store, 'Same')].map(({ slug }) => slug)
  assert.deepEqual(found, ['same', 'same-2'])
  assert.match((await added(store, '日本語')).slug, /^post-[0-9a-f]{6}$/)
  assert.equal((await added(store, 'Elsewhere', { slug: '../../Étc/passwd' })).slug, 'etc-passwd')
})

test('a renamed post redirects from every former slug in one hop, and back again without a loop', async () => {
  const { id } = await added(store, 'One')
  for (const slug of ['two', 'three'])
    assert.ok((await store.update(id, sampleInput('One', { slug }), ada)).ok)
  assert.deepEqual(
    [store.redirectFor('one'), store.redirectFor('two'), store.redirectFor('three')],
    ['three', 'three', null],
  )
  const files = await readdir(path.join(dir, 'posts'))
  assert.deepEqual(
    ['one.md', 'two.md', 'three.md'].filter((name) => files.includes(name)),
    ['three.md'],
  )
  assert.ok((await store.update(id, sampleInput('One', { slug: 'one' }), ada)).ok)
  assert.deepEqual(
    [store.redirectFor('one'), store.redirectFor('two'), store.redirectFor('three')],
    [null, 'one', 'one'],
  )
  assert.equal(store.isGone('two', Date.now()), false)
})

test('a new post does not take the former address of another', async () => {
  const first = await added(store, 'Left')
  await store.update(first.id, sampleInput('Left', { slug: 'left-for-another' }), ada)
  assert.equal((await added(store, 'Left')).slug, 'left-2')
  assert.equal(store.redirectFor('left'), 'left-for-another')
})

test('serves a file written by hand, and no longer once it is deleted', async () => {
  let changes = 0
  store.onChange(() => changes++)
  await writeFile(postFile(dir, 'by-hand'), postText('By hand'))
  await waitFor('the new file is served', () => store.bySlug('by-hand')?.title === 'By hand')
  await writeFile(postFile(dir, 'by-hand'), postText('Be hand'))
  await waitFor('the change is served', () => store.bySlug('by-hand')?.title === 'Be hand')
  await rm(postFile(dir, 'by-hand'))
  await waitFor('the file is gone', () => store.bySlug('by-hand') === null)
  assert.equal(store.isGone('by-hand', Date.now()), true)
  assert.equal(changes, 3)
})

test('announces its own save once', async () => {
  let changes = 0
  store.onChange(() => changes++)
  await added(store)
  await delay(600)
  assert.equal(changes, 1)
})

test('a broken file is reported with its field while its last good version stays up', async (t) => {
  const dir = await temporaryContent(t)
  const first = await openStore(t, dir)
  const post = await added(first, 'Sound', { published: true })
  const file = postFile(dir, 'sound')
  await editFile(file, 'category: AI Solutions', 'category: Cooking')
  await waitFor('the fault is reported, not that of a file half written', () =>
    first.faults().some(({ field }) => field === 'category'),
  )
  const found = first.faults().map(({ file, field }) => [file, field])
  assert.deepEqual(found, [['posts/sound.md', 'category']])
  assert.deepEqual(first.bySlug('sound'), post)
  await first.close()

  const store = await openStore(t, dir)
  assert.deepEqual(store.bySlug('sound'), post)
  assert.equal(store.faults().length, 1)
  // A save over the broken file keeps the edit by hand in the history.
  assert.ok((await store.update(post.id, sampleInput('Sound again'), ada)).ok)
  assert.deepEqual(store.faults(), [])
  assert.match(git(dir, 'show', 'HEAD~1:posts/sound.md'), /Cooking/)
})

test('reports symbolic links, invalid names, and a second file with the same id', async (t) => {
  const { dir, store } = await newStore(t)
  const post = await added(store, 'Original')
  const text = await readFile(postFile(dir, 'original'), 'utf8')
  await writeFile(postFile(dir, 'copy'), text)
  await writeFile(postFile(dir, 'twin'), text.replace('slug: original', 'slug: twin'))
  await writeFile(postFile(dir, 'Not A Slug'), postText('X'))
  await symlink('/etc/passwd', postFile(dir, 'link'))
  // The store may first read a half-written file without front matter
  await waitFor('each fault is reported', () => {
    const found = store.faults().map(({ file, field }) => `${file} ${field}`)
    return (
      found.toSorted().join() ===
      'posts/Not A Slug.md slug,posts/copy.md slug,posts/link.md file,posts/twin.md id'
    )
  })
  assert.deepEqual(store.posts(), [post])
  assert.equal((await added(store, 'Link')).slug, 'link-2')
})

test('survives the posts folder being moved away and back', async (t) => {
  const { dir, store } = await newStore(t)
  await added(store, 'Kept')
  await rename(path.join(dir, 'posts'), path.join(dir, 'away'))
  await waitFor('the missing folder is reported', () => store.faults().some(({ file }) => file === 'posts'))
  assert.equal(store.posts().length, 1)
  await rename(path.join(dir, 'away'), path.join(dir, 'posts'))
  await waitFor('the folder is back', () => store.faults().length === 0)
  await writeFile(postFile(dir, 'late'), postText('Late'))
  await waitFor('the new folder is watched', () => store.bySlug('late') !== null)
})

test('follows a checkout of another branch', async (t) => {
  const { dir, store } = await newStore(t)
  const post = await added(store, 'On main')
  git(dir, 'checkout', '-qb', 'other')
  git(dir, 'mv', 'posts/on-main.md', 'posts/elsewhere.md')
  await editFile(postFile(dir, 'elsewhere'), 'slug: on-main', 'slug: elsewhere')
  git(dir, 'commit', '-qam', 'Move')
  await waitFor('the move is followed', () => store.byId(post.id)?.slug === 'elsewhere')
  git(dir, 'checkout', '-q', 'main')
  await waitFor('the move back is followed', () => store.byId(post.id)?.slug === 'on-main')
  await waitFor('no faults are left', () => store.faults().length === 0)
})

test('settings follow their files; with a fault the last good ones stay', async (t) => {
  const { dir, store } = await newStore(t)
  const file = path.join(dir, 'site.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('name: Ponte', 'name: Arco'))
  await waitFor('the new name is served', () => store.site().name === 'Arco')
  await writeFile(file, text.replace('name: Ponte', 'nome: Ponte'))
  await waitFor('the fault is reported', () => store.faults().some(({ field }) => field === 'name'))
  assert.equal(store.site().name, 'Arco')
  assert.equal(store.catalogue().packages.en.length, 4)
})

test('refuses to start with invalid settings, naming the fault', async (t) => {
  const dir = await temporaryContent(t)
  await writeFile(path.join(dir, 'site.yaml'), 'name: 3\n')
  await assert.rejects(openStore(t, dir), /site\.yaml: email/)
})

test('fills an empty folder from the defaults', async (t) => {
  const dir = path.join(await temporaryContent(t), 'empty')
  const store = await openStore(t, dir, { defaults: 'content' })
  assert.equal(store.site().name, 'Ponte')
})

test('posts that had one address one after another have separate histories', async () => {
  const other = await added(store, 'Shared')
  await store.remove(other.id, ada)
  const post = await added(store, 'Shared')
  for (const slug of ['moved', 'shared']) await store.update(post.id, sampleInput('Shared', { slug }), ada)
  const messages = async (id: string) =>
    (await store.history(id))?.map(({ message }) => message.split('\n')[0])
  assert.deepEqual(await messages(post.id), [
    'Edit "Shared" (shared)',
    'Edit "Shared" (moved)',
    'Create "Shared" (shared)',
  ])
  assert.deepEqual(await messages(other.id), ['Delete "Shared" (shared)', 'Create "Shared" (shared)'])
  assert.equal(await store.history('nobody'), null)
})

test('the revision changes when one post becomes due and another ends', async () => {
  const soon = new Date(Date.now() + 2_500).toISOString()
  await added(store, 'Leaves', { published: true, publishedUntil: soon })
  await added(store, 'Comes', { published: true, publishedAt: soon })
  const before = store.revision
  const shown = () =>
    ['leaves', 'comes'].filter((slug) => store.publicPosts(Date.now()).some((post) => post.slug === slug))
  assert.deepEqual(shown(), ['leaves'])
  await waitFor('the revision changes', () => store.revision !== before)
  assert.deepEqual(shown(), ['comes'])
  assert.equal(store.isGone('leaves', Date.now()), true)
})

test('a commit made outside between two saves stays in the history', async () => {
  await added(store, 'Before it')
  await writeFile(path.join(dir, 'notes.txt'), 'A note')
  git(dir, 'add', 'notes.txt')
  git(dir, 'commit', '-qm', 'Outside')
  await added(store, 'After it')
  assert.deepEqual(git(dir, 'log', '-3', '--format=%s').split('\n'), [
    'Create "After it" (after-it)',
    'Outside',
    'Create "Before it" (before-it)',
  ])
  assert.equal(git(dir, 'show', 'HEAD:notes.txt'), 'A note')
  assert.equal(git(dir, 'status', '--porcelain'), '')
})
