import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { startApplication } from '#tests/helpers/application.ts'
import { branchOf, commitOfEditor, gitOfEditor } from '#tests/helpers/editor.ts'
import { type GitServer, noSshServer, startGitDaemon, startSshServer } from '#tests/helpers/git-servers.ts'
import { postBody, postText } from '#tests/helpers/post-body.ts'
import { send, startServer } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { temporaryFolder, type Until } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// A bare repository as the remote, and an editor with a clone of it. What visitors get is read from the posts' Markdown twins.

const hookSecret = 'a secret of the forge and the site'

type Given = {
  address?: (remote: string) => string
  env?: Record<string, string>
  seconds?: number
  /** `startServer` (the build) for tests that depend on the environment of the process. */
  start?: typeof startServer
  /** Prepares the bare repository before the server starts. */
  prepare?: (remote: string) => Promise<void> | void
}

async function siteWithRemote(
  t: Until,
  { address, env = {}, seconds = 1, prepare, start = startApplication }: Given = {},
) {
  const base = await temporaryFolder(t)
  const remote = path.join(base, 'remote.git')
  gitOfEditor(base, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  await prepare?.(remote)
  const settings = {
    CONTENT_REMOTE: address ? address(remote) : remote,
    CONTENT_REMOTE_SECONDS: String(seconds),
    CONTENT_HOOK_SECRET: hookSecret,
    METRICS_TOKEN: 'a token for the metrics',
    ...env,
  }
  const site = await startSite({ context: t, start, env: settings })
  const ready = async () => (await site.get('/readyz')).json.parts.content.remote
  return Object.assign(site, {
    remote,
    ready,
    head: () => branchOf(path.join(site.folders.contentDir, '.git')),
    remoteHead: () => branchOf(remote),
    level: () =>
      waitFor('site and remote are level', async () => {
        const { status, ahead } = await ready()
        return status === 'level' && ahead === 0
      }),
    async clone() {
      const folder = path.join(base, `clone-${Math.random().toString(36).slice(2)}`)
      gitOfEditor(base, 'clone', '--quiet', remote, folder)
      return folder
    },
    save: (title: string, content?: string) => site.makePost(postBody(title, content)),
    article: async (slug: string) => (await site.get(`/blog/${slug}.md`)).text,
    metrics: async () =>
      (await site.get('/metrics', { authorization: 'Bearer a token for the metrics' })).text,
    /** What staff see: the error, and the conflicts to settle. */
    async state() {
      const { remote: state } = (await site.ask('GET', '/api/content/remote')).json
      return state as { error: string; conflicts: Conflict[] }
    },
    settle: (conflict: Partial<Conflict> = {}, take: 'here' | 'remote') =>
      site.ask('POST', '/api/content/conflicts', { path: conflict.path, commit: conflict.commit, take }),
  })
}
type Site = Awaited<ReturnType<typeof siteWithRemote>>
type Conflict = { path: string; commit: string; here: unknown; there: { content: string } | null }

async function pushFrom(clone: string, files: Record<string, string | null>, message?: string) {
  await commitOfEditor(clone, files, message)
  gitOfEditor(clone, 'push', '--quiet', 'origin', 'HEAD')
}

type Edits = { there: (text: string) => string | null; here: object }

/** A post on both sides, then edited differently at the remote and on the site. */
async function editOnBothSides(site: Site, title: string, content: string, { there, here }: Edits) {
  const { id, slug } = await site.save(title, content)
  await site.level()
  const clone = await site.clone()
  const file = `posts/${slug}.md`
  await pushFrom(clone, { [file]: there(await readFile(path.join(clone, file), 'utf8')) }, 'Edda edits')
  const saved = await site.ask('PUT', `/api/blog/posts/${id}`, { ...postBody(title, content), ...here })
  assert.equal(saved.status, 200, saved.text)
  return { slug, file }
}

const kinds: [string, false | string, (base: string) => Promise<GitServer>][] = [
  ['git daemon', false, startGitDaemon],
  ['ssh', noSshServer, startSshServer],
]

for (const [kind, skip, start] of kinds) {
  test(`over ${kind}, a save reaches the remote, and a commit there becomes visible`, { skip }, async (t) => {
    const base = await temporaryFolder(t)
    const repository = path.join(base, 'far.git')
    gitOfEditor(base, 'init', '--quiet', '--bare', '--initial-branch=main', repository)
    const gitServer = await start(base)
    t.after(gitServer.stop)
    const site = await siteWithRemote(t, {
      address: () => gitServer.addressOf(repository),
      ...(kind === 'ssh' && { env: gitServer.env, start: startServer }),
    })
    await site.level()
    await site.save('Sent to the remote')
    const isSent = () =>
      gitOfEditor(repository, 'log', '-1', '--format=%s', 'main').includes('Sent to the remote')
    await waitFor('the save is at the remote', isSent, 10_000)
    const clone = path.join(base, 'clone')
    gitOfEditor(base, 'clone', '--quiet', repository, clone)
    await pushFrom(clone, { 'posts/from-afar.md': postText('From afar', { body: 'Written far away.' }) })
    const isVisible = async () => (await site.article('from-afar')).includes('Written far away.')
    await waitFor('the commit is visible', isVisible, 10_000)
    assert.equal(site.head(), branchOf(repository))
  })
}

/** Shared by the tests up to those about changes on both sides. Reads its remote only on request. */
const site = await siteWithRemote({ after }, { seconds: 3600 })

test('a webhook makes a commit at the remote visible, if its signature is right', async () => {
  await site.level()
  await pushFrom(await site.clone(), { 'posts/told.md': postText('Told', { body: 'Told by the forge.' }) })
  const message = JSON.stringify({ ref: 'refs/heads/main' })
  const tell = async (signature: string | null, body = message) => {
    const headers = signature === null ? {} : { 'x-hub-signature-256': signature }
    return (await send('POST', `${site.origin}/api/content/pull`, { body, headers })).status
  }
  const signed = (secret: string) => `sha256=${createHmac('sha256', secret).update(message).digest('hex')}`
  for (const signature of [null, signed('another secret'), 'sha256='])
    assert.equal(await tell(signature), 403, String(signature))
  assert.equal(await tell(signed(hookSecret), `${message} `), 403)
  assert.equal((await site.get('/api/content/pull')).status, 405)
  await delay(500)
  assert.equal((await site.get('/blog/told.md')).status, 404)
  assert.equal(await tell(signed(hookSecret)), 202)
  await waitFor('it is visible', async () => (await site.article('told')).includes('Told by the forge.'))
})

const two = 'The first paragraph.\n\nThe second paragraph.'

test('different paragraphs of a post changed on both sides are merged, with both histories kept', async () => {
  const { slug } = await editOnBothSides(site, 'Edited twice', two, {
    there: (text) => text.replace('second paragraph', 'second paragraph, by Edda'),
    here: { content: two.replace('first paragraph', 'first paragraph, by Ada') },
  })
  await site.level()
  const page = await site.article(slug)
  assert.match(page, /first paragraph, by Ada/)
  assert.match(page, /second paragraph, by Edda/)
  assert.equal(site.head(), site.remoteHead())
  const subjects = gitOfEditor(site.remote, 'log', '--format=%an: %s', 'main')
  assert.match(subjects, /Edda: Edda edits/)
  assert.match(subjects, /Merge 1 commit of the remote/)
  assert.equal((await site.ready()).conflicts, 0)
  assert.equal(gitOfEditor(site.folders.contentDir, 'status', '--porcelain'), '')
})

test('a post renamed here and edited at the remote is one post, renamed and edited', async () => {
  const { slug, file } = await editOnBothSides(site, 'Known by one name', two, {
    there: (text) => text.replace('second paragraph', 'second part'),
    here: { slug: 'known-by-another' },
  })
  await site.level()
  assert.match(await site.article('known-by-another'), /second part/)
  assert.equal((await site.get(`/blog/${slug}`)).status, 301)
  assert.equal((await site.ready()).conflicts, 0)
  assert.equal(gitOfEditor(site.remote, 'ls-tree', '--name-only', 'main', file), '')
})

test('if a paragraph was changed on both sides, staff see both versions and choose one', async () => {
  const disputed = {
    there: (text: string) => text.replace('ten pounds', 'twelve pounds'),
    here: { content: 'It costs eleven pounds.' },
  }
  const slugs: Record<string, string> = {}
  for (const [at, take] of (['here', 'remote'] as const).entries()) {
    const { slug, file } = await editOnBothSides(site, `Taken ${take}`, 'It costs ten pounds.', disputed)
    slugs[file] = slug
    await waitFor('the conflict is reported', async () => (await site.ready()).conflicts === at + 1)
    await site.level()
    assert.match(await site.article(slug), /eleven pounds/)
  }
  await pushFrom(await site.clone(), { 'posts/beside.md': postText('Beside', { body: 'Not disputed.' }) })
  await site.save('Makes it look')
  await waitFor('the rest is merged', async () => (await site.article('beside')).includes('Not disputed'))
  await site.level()
  assert.equal(site.head(), site.remoteHead())
  assert.match(await site.metrics(), /ponte_content_remote_conflicts 2/)
  // Conflicts survive a restart, since they are in the repository
  await site.stop()
  await site.start()
  const { conflicts } = await site.state()
  assert.deepEqual(conflicts.map(({ path: file }) => file).sort(), Object.keys(slugs).sort())
  for (const conflict of conflicts) {
    assert.match(conflict.there?.content ?? '', /twelve pounds/)
    const take = conflict.path.includes('here') ? 'here' : 'remote'
    assert.equal((await site.settle(conflict, take)).status, 200)
    assert.match(
      await site.article(slugs[conflict.path] ?? ''),
      take === 'here' ? /eleven pounds/ : /twelve pounds/,
    )
    assert.equal((await site.settle(conflict, take)).status, 409)
  }
  assert.deepEqual((await site.state()).conflicts, [])
  await site.level()
  assert.equal(site.head(), site.remoteHead())
})

test('a post deleted at the remote and edited here is kept until staff agree', async () => {
  const { slug } = await editOnBothSides(site, 'To be or not', 'A text.', {
    there: () => null,
    here: { content: 'Another text.' },
  })
  await waitFor('the conflict is reported', async () => (await site.ready()).conflicts === 1)
  assert.match(await site.article(slug), /Another text/)
  const [conflict] = (await site.state()).conflicts
  assert.equal(conflict?.there, null)
  await site.settle(conflict, 'remote')
  assert.equal((await site.get(`/blog/${slug}.md`)).status, 410)
})

test('a setting changed on both sides keeps its value here until staff settle the conflict', async () => {
  await site.level()
  const clone = await site.clone()
  const [far, near] = [path.join(clone, 'site.yaml'), path.join(site.folders.contentDir, 'site.yaml')]
  const text = await readFile(far, 'utf8')
  const withEmail = (email: string) => text.replace(/^email: .*$/m, `email: ${email}`)
  await pushFrom(clone, { 'site.yaml': withEmail('far@example.com') })
  await writeFile(near, withEmail('near@example.com'))
  gitOfEditor(site.folders.contentDir, 'commit', '--quiet', '-am', 'An address by hand')
  await site.save('Makes it look')
  await waitFor('the conflict is reported', async () => (await site.ready()).conflicts === 1)
  assert.match(await readFile(near, 'utf8'), /near@example/)
  const [conflict] = (await site.state()).conflicts
  assert.equal(conflict?.path, 'site.yaml')
  await site.settle(conflict, 'remote')
  assert.match(await readFile(near, 'utf8'), /far@example/)
  assert.match((await site.get('/.well-known/security.txt')).text, /far@example/)
})

test('a remote with an unrelated history is left alone, and the site stays ready', async (t) => {
  const site = await siteWithRemote(t, {
    async prepare(remote) {
      const other = `${remote}-other`
      gitOfEditor(path.dirname(remote), 'init', '--quiet', '--initial-branch=main', other)
      gitOfEditor(other, 'remote', 'add', 'origin', remote)
      await pushFrom(other, { 'README.md': 'Something else' })
    },
  })
  await waitFor('the fault is reported', async () => (await site.ready()).fault === 'unrelated')
  const before = site.remoteHead()
  await site.save('Saved all the same')
  await delay(1500)
  assert.equal(site.remoteHead(), before)
  assert.equal((await site.get('/readyz')).status, 200)
})

test('a forced push at the remote takes nothing away', async (t) => {
  const site = await siteWithRemote(t)
  await site.save('Written first')
  await site.level()
  const clone = await site.clone()
  await site.save('Written second')
  await site.level()
  gitOfEditor(clone, 'commit', '--quiet', '--allow-empty', '-m', 'Another end')
  gitOfEditor(clone, 'push', '--quiet', '--force', 'origin', 'HEAD')
  await waitFor('the commits of both sides are at the remote', async () => {
    const log = gitOfEditor(site.remote, 'log', '--format=%s', 'main')
    return log.includes('Another end') && log.includes('Written second')
  })
  await site.level()
  assert.match(site.output(), /The remote has taken commits back/)
  assert.match(await site.article('written-second'), /Written second/)
})

test('an unreachable remote prevents no save, and gets everything when it is back', async (t) => {
  const site = await siteWithRemote(t)
  await site.level()
  const away = `${site.remote}.away`
  await rename(site.remote, away)
  for (let index = 0; index < 5; index += 1) await site.save(`Saved without it ${index}`)
  await waitFor('the fault is reported', async () => (await site.ready()).status === 'failing')
  assert.equal((await site.ready()).fault, 'unreachable')
  await waitFor('the five unsent saves are counted', async () => (await site.ready()).ahead === 5)
  assert.match(await site.metrics(), /ponte_content_remote_failing 1/)
  await site.stop()
  await site.start()
  await rename(away, site.remote)
  await waitFor('site and remote are level', () => site.remoteHead() === site.head(), 10_000)
})

test('a remote that refuses or has a full disk is reported with that fault', async (t) => {
  const site = await siteWithRemote(t)
  await site.level()
  const hook = path.join(site.remote, 'hooks/pre-receive')
  await writeFile(hook, '#!/bin/sh\necho "Not today." >&2\nexit 1\n')
  await chmod(hook, 0o755)
  await site.save('Refused')
  await waitFor('the fault is reported', async () => (await site.ready()).fault === 'refused')
  assert.match((await site.state()).error, /Not today\.|hook declined/)
  await writeFile(hook, '#!/bin/sh\necho "fatal: unable to write: No space left on device" >&2\nexit 1\n')
  await waitFor('the fault is reported', async () => (await site.ready()).fault === 'disk full')
  await rm(hook)
  await site.level()
  assert.equal(site.head(), site.remoteHead())
})

test('a remote that hangs or breaks off holds no save up', async (t) => {
  const connections = new Set<Socket>()
  let isMute = true
  const mute = createServer((socket) => {
    connections.add(socket)
    socket.on('error', () => {})
    if (!isMute) socket.once('data', () => socket.end('0014\x02'))
  }).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  t.after(() => {
    for (const socket of connections) socket.destroy()
    mute.close()
  })
  const { port } = mute.address() as AddressInfo
  const site = await siteWithRemote(t, { address: () => `git://127.0.0.1:${port}/site.git` })
  const begun = performance.now()
  await site.save('Saved meanwhile')
  assert.ok(performance.now() - begun < 3_000)
  await waitFor('the timeout is reported', async () => (await site.ready()).fault === 'timeout')
  isMute = false
  await waitFor('the broken answer is reported', async () =>
    ['unreachable', 'failed'].includes(String((await site.ready()).fault)),
  )
  await site.save('Saved afterwards')
})

test('the token in the address of a remote is in no log and no answer', async (t) => {
  const site = await siteWithRemote(t, {
    address: () => 'http://ada:s3cr3t-t0ken@127.0.0.1:1/site.git',
  })
  await waitFor('the fault is reported', async () => (await site.ready()).status === 'failing')
  const state = JSON.stringify(await site.state())
  const everything = site.output() + state + (await site.metrics()) + JSON.stringify(await site.ready())
  assert.doesNotMatch(everything, /s3cr3t/)
  assert.match(state, /http:\/\/127\.0\.0\.1:1\/site\.git/)
})
