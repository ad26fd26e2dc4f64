import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { root } from '#scripts/setup.mjs'
import { readRemoteAddress } from '#server/content/remote/address.ts'
import type { ContentStore } from '#server/content/store/store.ts'
import { examine } from '#server/operations/doctor/doctor.ts'
import { openApplication } from '#tests/helpers/application.ts'
import { branchOf, editor, gitOfEditor } from '#tests/helpers/editor.ts'
import { isFull, sample } from '#tests/helpers/full.ts'
import { postText } from '#tests/helpers/post-body.ts'
import { envOf, foldersOf, send } from '#tests/helpers/server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { ada, added, git, newStore, openStore, sampleInput } from '../sample-content.ts'

/** Malicious or mistaken commits by somebody with push access: Ponte reports what it cannot use and continues. */

/** Files of the commit: bytes, another kind of entry, or null = removed. Names are bytes, as latin1. */
type Change = Record<string, string | Buffer | { mode: string; id?: string; text?: string } | null>

type Hostile = {
  name: string
  change: Change
  /** The files that are reported as faults; none: the commit is harmless. */
  named?: string[]
  /** The message when the push is refused; absent if it is accepted. */
  refused?: RegExp | RegExp[]
  fullOnly?: 'at the remote' | 'everywhere'
}

const text = (title: string, body?: string) => postText(title, { ...(body && { body }) })
const many = (count: number, entry: (at: number) => [string, Change[string]]): Change =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => entry(at)))
const photograph = (at: number) => Buffer.alloc(isFull ? 7_500_000 : 750_000, `${at}`)
const link = (text: string) => ({ mode: '120000', text })
const gitlink = { mode: '160000', id: '0123456789012345678901234567890123456789' }

const commits: Hostile[] = [
  { name: 'ten photographs', change: many(10, (at) => [`pictures/${at}.jpg`, photograph(at)]) },
  {
    name: 'a file in place of the posts folder',
    change: { 'posts/first.md': null, 'posts/second.md': null, posts: 'no folder' },
    named: ['posts'],
    refused: /posts: file is a file/,
  },
  {
    name: 'a folder in place of a post',
    change: { 'posts/first.md': null, 'posts/first.md/inner.md': text('Inner') },
    named: ['posts/first.md'],
    refused: /posts\/first\.md: file is a folder/,
  },
  {
    name: 'attributes that change bytes',
    change: {
      '.gitattributes':
        '* working-tree-encoding=UTF-16 ident text eol=crlf\n*.md filter=x merge=y diff=z export-ignore -diff\n',
      'posts/id.md': text('Id', '$Id: kept as it is $'),
    },
  },
  {
    name: 'names that are not UTF-8',
    change: { 'caf\xe9.txt': 'x', 'posts/\xff\xfe.md': text('Bytes') },
    named: ['posts/\ufffd\ufffd.md'],
    refused: /posts\/.*\.md: file has a name that is no address/,
  },
  {
    name: 'symbolic links',
    change: { 'posts/link.md': link('/etc/passwd'), away: link('/etc'), 'site.yaml': link('../secret') },
    named: ['posts/link.md', 'site.yaml'],
    refused: /posts\/link\.md: file is a link/,
  },
  {
    name: 'submodules',
    change: { 'posts/sub.md': gitlink, vendor: gitlink },
    named: ['posts/sub.md'],
    refused: /posts\/sub\.md: file is a repository/,
    fullOnly: 'at the remote',
  },
  {
    name: 'content that is too large',
    change: {
      'posts/first.md': text('Large', 'x'.repeat(2_000_000)),
      'redirects.yaml': Buffer.alloc(2_000_000),
    },
    named: ['posts/first.md', 'redirects.yaml'],
    refused: /posts\/first\.md: file is larger than 1 MB/,
  },
  {
    name: 'names that cannot be addresses',
    change: {
      'posts/line\nbreak.md': text('A'),
      'posts/First.md': text('B'),
      'posts/back\\slash.md': text('C'),
      'Site.yaml': 'x',
      'posts/sub/deeper.md': text('D'),
    },
    named: ['posts/line\ufffdbreak.md', 'posts/First.md', 'posts/back\\slash.md'],
    refused: /posts\/First\.md: file has a name that is no address/,
  },
  {
    name: 'settings that are missing or folders',
    change: { 'site.yaml': null, 'catalogue.yaml': null, 'catalogue.yaml/x': 'y' },
    named: ['site.yaml', 'catalogue.yaml'],
    refused: /site\.yaml: file must not be removed/,
  },
  {
    name: 'a path a thousand folders deep',
    change: { [`${'d/'.repeat(1_000)}x`]: 'deep' },
    fullOnly: 'at the remote',
  },
  { name: 'an empty commit', change: {}, fullOnly: 'at the remote' },
  {
    name: 'bytes that are not text',
    change: { 'posts/nul.md': '---\ntitle: a\0b\n---\n\0', 'posts/first.md': Buffer.from([0xff, 0xfe, 0]) },
    named: ['posts/nul.md', 'posts/first.md'],
    refused: /posts\/nul\.md: /,
  },
  {
    name: 'thousands of files',
    change: many(isFull ? 20_000 : 500, (at) => [`many/${at % 100}/${at}.txt`, 'the same']),
    fullOnly: 'at the remote',
  },
  {
    name: 'a hundred thousand files',
    change: many(100_000, (at) => [`${at}.txt`, 'x']),
    fullOnly: 'everywhere',
  },
]

/** A repository for making hostile commits; bare, since a work tree could not contain some of them. */
function workshop(folder: string, from: string) {
  gitOfEditor(path.dirname(folder), 'clone', '--quiet', '--bare', from, folder)
  const run = (parameters: string[], input: Buffer | string = '') =>
    execFileSync('git', parameters, { cwd: folder, env: editor, input, maxBuffer: 1e9 }).toString().trim()
  const written = new Map<string | Buffer, string>()
  const blob = (bytes: string | Buffer) => {
    const id = written.get(bytes) ?? run(['hash-object', '-w', '--stdin'], bytes)
    written.set(bytes, id)
    return id
  }
  const entriesOf = (commit: string) =>
    new Map(
      execFileSync('git', ['ls-tree', '-r', '-z', commit], { cwd: folder, env: editor, maxBuffer: 1e9 })
        .toString('latin1')
        .split('\0')
        .filter(Boolean)
        .map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))] as const),
    )
  const commit = (parent: string, lines: [name: string, entry: string | null][]) => {
    run(['read-tree', parent])
    lines.sort(([, one], [, other]) => Number(one !== null) - Number(other !== null))
    const list = lines.map(([name, entry]) => `${entry ?? `0 ${'0'.repeat(40)}`}\t${name}\0`).join('')
    run(['update-index', '-z', '--index-info'], Buffer.from(list, 'latin1'))
    return run(['commit-tree', run(['write-tree']), '-p', parent, '-m', 'A commit'])
  }
  return {
    folder,
    run,
    fetch() {
      run(['fetch', '--quiet', from, '+refs/heads/main:refs/heads/main'])
      return run(['rev-parse', 'main'])
    },
    make: (parent: string, change: Change) =>
      commit(
        parent,
        Object.entries(change).map(([name, value]) => {
          if (value === null) return [name, null]
          if (typeof value === 'string' || Buffer.isBuffer(value)) return [name, `100644 ${blob(value)}`]
          return [name, `${value.mode} ${value.id ?? blob(value.text ?? '')}`]
        }),
      ),
    /** Undoes a change but keeps what others have done since. */
    mend(parent: string, base: string, change: Change) {
      const [was, is] = [entriesOf(base), entriesOf(parent)]
      const lost = [...was].filter(([name]) => !is.has(name))
      const changed = Object.keys(change).map(
        (name) => [name, was.get(name) ?? null] as [string, string | null],
      )
      return commit(parent, [...lost, ...changed.filter(([name, entry]) => entry !== null || is.has(name))])
    },
    branch(id: string) {
      run(['update-ref', 'refs/heads/made', id])
      return 'refs/heads/made'
    },
    push: (id: string, ...references: string[]) => {
      const to = references.length > 0 ? references : ['refs/heads/main']
      const { status, stderr } = spawnSync('git', ['push', from, ...to.map((one) => `${id}:${one}`)], {
        cwd: folder,
        env: editor,
      })
      return { accepted: status === 0, screen: stderr.toString() }
    },
  }
}

const filesOf = (store: ContentStore): string[] => [...new Set(store.faults().map(({ file }) => file))].sort()

let saves = 0
/** Asserts that a new post and an edit of an old one are saved. */
async function assertSaves(store: ContentStore): Promise<void> {
  saves += 1
  await added(store, `Saved ${saves}`)
  const id = store.bySlug('second')?.id ?? ''
  const input = sampleInput('Second', { content: `Edit ${saves}.`, published: true })
  const saved = await store.update(id, input, ada)
  assert.ok(saved.ok && saved.changed)
}

/** Asserts that no object is missing, and that the last commit contains the test's posts and settings. */
function assertWhole(dir: string): void {
  assert.equal(git(dir, 'fsck', '--connectivity-only', '--no-dangling', '--no-reflogs'), '')
  const names = git(dir, 'ls-tree', '--name-only', 'HEAD', 'posts/', 'site.yaml', 'catalogue.yaml').split(
    '\n',
  )
  for (const name of ['posts/first.md', 'posts/second.md', 'site.yaml', 'catalogue.yaml'])
    assert.ok(names.includes(name), name)
}

async function contentOf(t: TestContext) {
  const { dir, store } = await newStore(t)
  for (const title of ['First', 'Second']) await added(store, title, { published: true })
  await store.close()
  return dir
}

/** A content folder that accepts pushes, with a workshop beside it. */
async function pushable(t: TestContext) {
  const dir = await contentOf(t)
  const shop = workshop(path.join(await temporaryFolder(t), 'shop'), dir)
  const pushProgram = [path.join(root, 'dist/server/receive.mjs'), path.join(dir, '../none')]
  const open = () => openStore(t, dir, { pushProgram })
  return { dir, shop, open, store: await open() }
}

/** In a full run each row is its own commit; otherwise rows that change different paths share one. */
function together(rows: readonly Hostile[]): Hostile[] {
  if (isFull) return [...rows]
  const joined: Hostile[] = []
  for (const row of rows) {
    const at = joined.find((one) => isBeside(one.change, row.change))
    if (!at) {
      joined.push({ ...row })
      continue
    }
    at.name += `; ${row.name}`
    at.change = { ...at.change, ...row.change }
    at.named = [...(at.named ?? []), ...(row.named ?? [])]
    at.refused = [at.refused ?? [], row.refused ?? []].flat()
  }
  return joined
}

function isBeside(one: Change, other: Change): boolean {
  const isAbove = (name: string, below: string) => `${below}/`.startsWith(`${name}/`)
  return Object.keys(one).every((name) =>
    Object.keys(other).every((beside) => !isAbove(name, beside) && !isAbove(beside, name)),
  )
}

const atRemote = together(commits.filter(({ fullOnly }) => isFull || !fullOnly))

test('a hostile commit at the remote is reported, prevents neither saves nor starts, and can be reverted', async (t) => {
  const dir = await contentOf(t)
  const base = await temporaryFolder(t)
  const far = path.join(base, 'far')
  gitOfEditor(base, 'clone', '--quiet', '--bare', dir, far)
  const address = readRemoteAddress(far)
  assert.ok(address)
  const level = async (of: ContentStore) => {
    of.remote?.look()
    await waitFor('site and remote are level', () => branchOf(path.join(dir, '.git')) === branchOf(far))
  }
  const open = async () => {
    const opened = await openStore(t, dir, { remote: { address, branch: 'main', seconds: 3600 } })
    await level(opened)
    return opened
  }
  const shop = workshop(path.join(base, 'shop'), far)
  let store = await open()
  for (const { name, change, named = [] } of sample(atRemote, 2)) {
    const wanted = [...named].sort()
    const base = shop.fetch()
    assert.ok(shop.push(shop.make(base, change)).accepted, name)
    await level(store)
    const isNamed = () => filesOf(store).join() === wanted.join()
    await waitFor('the faulty files are reported', isNamed, 5_000).catch(() =>
      assert.deepEqual(filesOf(store), wanted, name),
    )
    assert.ok(store.bySlug('first') && store.bySlug('second'), name)
    await assertSaves(store)
    await store.close()
    store = await open()
    await assertSaves(store)
    await level(store)
    assert.ok(shop.push(shop.mend(shop.fetch(), base, change)).accepted, name)
    await level(store)
    await waitFor(`the faults of ${name} are gone`, () => filesOf(store).length === 0)
    assert.ok(store.bySlug('first') && store.bySlug('second'), name)
    await assertSaves(store)
    await level(store)
    assertWhole(dir)
  }
})

test('a hostile push is refused with its reason or does no harm', async (t) => {
  let { dir, shop, open, store } = await pushable(t)
  const pushed = commits.filter((one) => isFull || one.fullOnly !== 'everywhere')
  const [harmless, faulty] = [pushed.filter((one) => !one.refused), pushed.filter((one) => one.refused)]
  for (const { name, change, refused } of [...together(harmless), ...together(faulty)]) {
    const reasons = [refused ?? []].flat()
    const base = shop.fetch()
    const { accepted, screen } = shop.push(shop.make(base, change))
    assert.equal(accepted, reasons.length === 0, `${name}: ${screen}`)
    for (const reason of reasons) assert.match(screen, reason, name)
    assert.doesNotMatch(screen, /\n\s+at |node:internal/, name)
    assert.deepEqual(filesOf(store), [], name)
    if (!accepted) continue
    await assertSaves(store)
    await store.close()
    store = await open()
    await assertSaves(store)
    const removal = shop.push(shop.mend(shop.fetch(), base, change))
    assert.ok(removal.accepted, `${name}: ${removal.screen}`)
    // A save makes the store read what was pushed
    await assertSaves(store)
    assertWhole(dir)
    assert.equal(git(dir, 'status', '--porcelain', '--', 'posts', 'site.yaml', 'catalogue.yaml'), '', name)
  }
})

test('only branches and tags can be pushed, and git’s object replacements are ignored', async (t) => {
  const { dir, shop, store } = await pushable(t)
  const head = shop.fetch()
  const tree = shop.run(['rev-parse', `${head}^{tree}`])
  const other = shop.run(
    ['mktree', '-z'],
    `100644 blob ${shop.run(['hash-object', '-w', '--stdin'], 'x')}\tonly\0`,
  )
  const commit = shop.run(['commit-tree', other, '-m', 'One file'])
  const references = [
    `refs/replace/${tree}`,
    'refs/notes/commits',
    'refs/anything',
    'refs/heads/ponte',
    'refs/heads/ponte/conflict/x/y',
  ]
  for (const reference of references) {
    const { accepted, screen } = shop.push(reference.startsWith('refs/replace') ? other : commit, reference)
    assert.ok(!accepted, reference)
    assert.match(screen, new RegExp(`${reference}: only branches, not below ponte/, and tags are accepted`))
  }
  assert.ok(shop.push(commit, 'refs/heads/aside', 'refs/tags/one').accepted)
  // As if pushed before such pushes were refused, or made in the folder itself
  git(dir, 'fetch', '--quiet', shop.folder, `${commit}:refs/heads/aside-2`)
  git(dir, 'replace', tree, other)
  await assertSaves(store)
  git(dir, 'replace', '-d', tree)
  assertWhole(dir)
})

test('a push keeps uncommitted edits of non-content files and writes nothing through a symbolic link', async (t) => {
  const { dir, shop, store } = await pushable(t)
  const push = async (change: Change) => {
    const { accepted, screen } = shop.push(shop.make(shop.fetch(), change))
    assert.ok(accepted, screen)
    await assertSaves(store)
  }
  await push({ 'README.md': 'One', 'kept.txt': 'One', 'pictures/a.jpg': 'One' })
  assert.equal(git(dir, 'status', '--porcelain'), '')
  await rm(path.join(dir, 'pictures'), { recursive: true })
  await symlink('/nowhere', path.join(dir, 'pictures'))
  await writeFile(path.join(dir, 'kept.txt'), 'Mine')
  await push({ 'README.md': 'Two', 'kept.txt': 'Two', 'pictures/b.jpg': 'Two', 'new.txt': 'Two' })
  const shown = ['kept.txt', 'README.md', 'new.txt'].map((name) => readFile(path.join(dir, name), 'utf8'))
  assert.deepEqual(await Promise.all(shown), ['Mine', 'Two', 'Two'])
  assert.deepEqual(await readdir('/nowhere').catch(() => null), null)
})

test('a symbolic link committed in place of a post is reported by /readyz and the doctor', async (t) => {
  const folders = await foldersOf(t)
  const { base, contentDir } = folders
  const pushProgram = path.join(root, 'dist/server/receive.mjs')
  await (await openApplication({ folders, pushProgram })).close()
  const shop = workshop(path.join(base, 'shop'), contentDir)
  const change = { 'posts/link.md': link('/etc/passwd'), 'photograph.jpg': 'x' }
  // As if it came from a remote, since the hook would refuse it
  git(contentDir, 'fetch', '--quiet', shop.folder, `+${shop.branch(shop.make(shop.fetch(), change))}`)
  git(contentDir, 'update-ref', 'refs/heads/main', 'FETCH_HEAD')
  const { origin, close } = await openApplication({ folders, pushProgram })
  t.after(close)
  const { content } = (await send('GET', `${origin}/readyz`)).json.parts
  assert.deepEqual([content.status, content.files], ['degraded', ['posts/link.md']])
  const { findings } = await examine({ env: envOf(folders), cwd: base })
  assert.match(JSON.stringify(findings), /posts\/link\.md: file is a link/)
})
