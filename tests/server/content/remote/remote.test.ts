import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { startApplication } from '#tests/helpers/application.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { type GitServer, noSshServer, startGitDaemon, startSshServer } from '#tests/helpers/git-servers.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { foldersOf, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// A bare repository as the remote, and an editor with a clone of it. What visitors get is read in the twins of the posts.

const hookSecret = 'a secret of the forge and the site'

type Given = {
  address?: (remote: string) => string
  env?: Record<string, string>
  seconds?: number
  /** The built server for what the environment of the process decides. */
  start?: typeof startServer
  /** Before the server starts, in the bare repository. */
  prepare?: (remote: string) => Promise<void> | void
}

async function siteWithRemote(
  t: TestContext,
  { address, env = {}, seconds = 1, prepare, start = startApplication }: Given = {},
) {
  const folders = await foldersOf(t)
  const remote = path.join(folders.base, 'remote.git')
  gitOfEditor(folders.base, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  await prepare?.(remote)
  const settings = {
    CONTENT_REMOTE: address ? address(remote) : remote,
    CONTENT_REMOTE_SECONDS: String(seconds),
    CONTENT_HOOK_SECRET: hookSecret,
    METRICS_TOKEN: 'a token for the metrics',
    ...env,
  }
  let server = await start({ folders, env: settings })
  t.after(() => server.stop())
  let cookie = await signIn(server.origin)
  const site = {
    folders,
    remote,
    get origin() {
      return server.origin
    },
    log: () => server.output(),
    async restart() {
      await server.stop()
      server = await start({ folders, env: settings })
      cookie = await signIn(server.origin)
    },
    head: () => gitOfEditor(folders.contentDir, 'rev-parse', 'HEAD'),
    remoteHead: () => gitOfEditor(remote, 'rev-parse', 'main'),
    level: () =>
      waitFor('both are level', async () => {
        const found = await readyRemote()
        return found.status === 'level' && found.ahead === 0
      }),
    async clone() {
      const folder = path.join(folders.base, `clone-${Math.random().toString(36).slice(2)}`)
      gitOfEditor(folders.base, 'clone', '--quiet', remote, folder)
      return folder
    },
    async save(title: string, content = 'A text of some length.') {
      const body = { ...postBody(title), title, content, published: true }
      return ask<{ id: string; slug: string }>('POST', '/api/blog/posts', body)
    },
    send: ask,
    ready: readyRemote,
    article: async (slug: string) => (await fetch(`${server.origin}/blog/${slug}.md`)).text(),
  }
  async function ask<Answer>(method: string, at: string, body?: unknown): Promise<Answer> {
    const { status, json, text } = await send(method, server.origin + at, {
      cookie,
      ...(body !== undefined && { body }),
    })
    assert.ok(status < 300, `${status} ${text}`)
    return json as Answer
  }
  async function readyRemote() {
    const answer = await fetch(`${server.origin}/readyz`)
    const { parts } = (await answer.json()) as { parts: { content: { remote: Record<string, unknown> } } }
    return parts.content.remote
  }
  return site
}

async function pushFrom(clone: string, files: Record<string, string | null>, message = 'Edit') {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(clone, name)
    await mkdir(path.dirname(file), { recursive: true })
    if (content === null) await rm(file)
    else await writeFile(file, content)
  }
  gitOfEditor(clone, 'add', '--all')
  gitOfEditor(clone, 'commit', '--quiet', '-m', message)
  gitOfEditor(clone, 'push', '--quiet', 'origin', 'HEAD')
}

const post = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: What it is about.\ncategory: Technology\npublished: true\n${more}---\n${body}\n`

async function sinceUntil(what: string, isDone: () => Promise<boolean> | boolean): Promise<number> {
  const begun = performance.now()
  await waitFor(what, async () => isDone())
  return performance.now() - begun
}

const kinds: [string, false | string, ((base: string) => Promise<GitServer>) | null][] = [
  ['a path', false, null],
  ['git daemon', false, startGitDaemon],
  ['ssh', noSshServer, startSshServer],
]

for (const [kind, skip, start] of kinds) {
  test(`by ${kind}: a save goes to the remote, and a commit there becomes visible`, { skip }, async (t) => {
    let gitServer: GitServer | null = null
    const base = await foldersOf(t, { content: false })
    const repository = path.join(base.base, 'far.git')
    await mkdir(base.base, { recursive: true })
    gitOfEditor(base.base, 'init', '--quiet', '--bare', '--initial-branch=main', repository)
    if (start) {
      gitServer = await start(base.base)
      t.after(gitServer.stop)
    }
    const site = await siteWithRemote(t, {
      address: () => gitServer?.addressOf(repository) ?? repository,
      ...(kind === 'ssh' && { env: gitServer?.env ?? {}, start: startServer }),
    })
    await site.level()
    await site.save('Sent to the remote')
    const sent = await sinceUntil('the save is there', () =>
      gitOfEditor(repository, 'log', '-1', '--format=%s', 'main').includes('Sent to the remote'),
    )

    const clone = path.join(base.base, 'clone')
    gitOfEditor(base.base, 'clone', '--quiet', repository, clone)
    await pushFrom(clone, { 'posts/from-afar.md': post('From afar', 'Written far away.') })
    const visible = await sinceUntil('the commit is visible', async () =>
      (await site.article('from-afar')).includes('Written far away.'),
    )
    t.diagnostic(`sent after ${Math.round(sent)} ms, visible after ${Math.round(visible)} ms`)
    assert.ok(sent < 10_000 && visible < 10_000)
    assert.equal(site.head(), gitOfEditor(repository, 'rev-parse', 'main'))
  })
}

test('a forge that tells of a change makes it visible at once', async (t) => {
  const site = await siteWithRemote(t, { seconds: 3600 })
  await site.level()
  const clone = await site.clone()
  await pushFrom(clone, { 'posts/told.md': post('Told', 'Told by the forge.') })
  const message = JSON.stringify({ ref: 'refs/heads/main' })
  const tell = (signature: string | null, body = message) =>
    fetch(`${site.origin}/api/content/pull`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature !== null && { 'x-hub-signature-256': signature }),
      },
    })
  const signed = (secret: string, body = message) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  assert.equal((await tell(null)).status, 403)
  assert.equal((await tell(signed('another secret'))).status, 403)
  assert.equal((await tell(signed(hookSecret), `${message} `)).status, 403)
  assert.equal((await tell('sha256=')).status, 403)
  assert.equal((await fetch(`${site.origin}/api/content/pull`)).status, 405)
  await new Promise((resolve) => setTimeout(resolve, 500))
  assert.equal((await fetch(`${site.origin}/blog/told.md`)).status, 404)
  const begun = performance.now()
  assert.equal((await tell(signed(hookSecret))).status, 202)
  await waitFor('it is visible', async () => (await site.article('told')).includes('Told by the forge.'))
  t.diagnostic(`visible after ${Math.round(performance.now() - begun)} ms`)
})

test('both sides changed: different paragraphs of one post are joined, and both histories are kept', async (t) => {
  const site = await siteWithRemote(t, { seconds: 3600 })
  const { id, slug } = await site.save('Edited twice', 'The first paragraph.\n\nThe second paragraph.')
  await site.level()
  const clone = await site.clone()
  const file = `posts/${slug}.md`
  const text = await readFile(path.join(clone, file), 'utf8')
  await pushFrom(
    clone,
    { [file]: text.replace('second paragraph', 'second paragraph, by Edda') },
    'Edda edits',
  )
  await site.send('PUT', `/api/blog/posts/${id}`, {
    ...postBody('Edited twice'),
    title: 'Edited twice',
    content: 'The first paragraph, by Ada.\n\nThe second paragraph.',
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

test('a post renamed here and edited there is one post, renamed and edited', async (t) => {
  const site = await siteWithRemote(t, { seconds: 3600 })
  const { id, slug } = await site.save('Known by one name', 'The first paragraph.\n\nThe second paragraph.')
  await site.level()
  const clone = await site.clone()
  const text = await readFile(path.join(clone, `posts/${slug}.md`), 'utf8')
  await pushFrom(clone, { [`posts/${slug}.md`]: text.replace('second paragraph', 'second part') })
  await site.send('PUT', `/api/blog/posts/${id}`, {
    ...postBody('Known by one name'),
    title: 'Known by one name',
    slug: 'known-by-another',
    content: 'The first paragraph.\n\nThe second paragraph.',
    published: true,
  })
  await site.level()
  assert.match(await site.article('known-by-another'), /second part/)
  assert.equal((await fetch(`${site.origin}/blog/${slug}`, { redirect: 'manual' })).status, 301)
  assert.equal((await site.ready()).conflicts, 0)
  assert.equal(gitOfEditor(site.remote, 'ls-tree', '--name-only', 'main', `posts/${slug}.md`), '')
})

type Choice = {
  remote: { conflicts: { path: string; commit: string; here: unknown; there: { content: string } | null }[] }
}

for (const take of ['here', 'remote'] as const) {
  test(`the same paragraph changed on both sides: staff see both and take the version of ${take}`, async (t) => {
    const site = await siteWithRemote(t, { seconds: 3600 })
    const { id, slug } = await site.save('Disputed', 'It costs ten pounds.')
    await site.level()
    const clone = await site.clone()
    const file = `posts/${slug}.md`
    const text = await readFile(path.join(clone, file), 'utf8')
    await pushFrom(clone, {
      [file]: text.replace('ten pounds', 'twelve pounds'),
      'posts/beside.md': post('Beside', 'Not disputed.'),
    })
    await site.send('PUT', `/api/blog/posts/${id}`, {
      ...postBody('Disputed'),
      title: 'Disputed',
      content: 'It costs eleven pounds.',
      published: true,
    })
    await waitFor('the conflict is told', async () => (await site.ready()).conflicts === 1)
    await site.level()
    assert.match(await site.article(slug), /eleven pounds/)
    assert.match(await site.article('beside'), /Not disputed/)
    assert.equal(site.head(), site.remoteHead())
    assert.match(await metrics(site.origin), /ponte_content_remote_conflicts 1/)
    // Also after a restart: it is in the repository
    await site.restart()
    const { remote } = await site.send<Choice>('GET', '/api/content/remote')
    const [conflict] = remote.conflicts
    assert.equal(remote.conflicts.length, 1)
    assert.equal(conflict?.path, file)
    assert.match(conflict?.there?.content ?? '', /twelve pounds/)
    const { commit } = conflict ?? {}
    const settled = await site.send<Choice>('POST', '/api/content/conflicts', { path: file, commit, take })
    assert.deepEqual(settled.remote.conflicts, [])
    assert.match(await site.article(slug), take === 'here' ? /eleven pounds/ : /twelve pounds/)
    await assert.rejects(site.send('POST', '/api/content/conflicts', { path: file, commit, take }), /409/)
    await site.level()
    assert.equal(site.head(), site.remoteHead())
  })
}

test('a post deleted there and edited here is kept until staff agree', async (t) => {
  const site = await siteWithRemote(t, { seconds: 3600 })
  const { id, slug } = await site.save('To be or not', 'A text.')
  await site.level()
  const clone = await site.clone()
  await pushFrom(clone, { [`posts/${slug}.md`]: null })
  await site.send('PUT', `/api/blog/posts/${id}`, {
    ...postBody('To be or not'),
    title: 'To be or not',
    content: 'Another text.',
    published: true,
  })
  await waitFor('the conflict is told', async () => (await site.ready()).conflicts === 1)
  assert.match(await site.article(slug), /Another text/)
  const { remote } = await site.send<Choice>('GET', '/api/content/remote')
  const [conflict] = remote.conflicts
  assert.equal(conflict?.there, null)
  const commit = conflict?.commit
  await site.send('POST', '/api/content/conflicts', { path: conflict?.path, commit, take: 'remote' })
  assert.equal((await fetch(`${site.origin}/blog/${slug}.md`)).status, 410)
})

test('settings changed on both sides are joined line by line, or not at all', async (t) => {
  const site = await siteWithRemote(t, { seconds: 3600, start: startServer })
  await site.level()
  const clone = await site.clone()
  const [far, near] = [path.join(clone, 'site.yaml'), path.join(site.folders.contentDir, 'site.yaml')]
  const text = await readFile(far, 'utf8')
  const phone = (number: string) => text.replace(/^phone: .*$/m, `phone: "${number}"`)
  await pushFrom(clone, { 'site.yaml': phone('+44 20 7946 0111') })
  await writeFile(near, phone('+44 20 7946 0222'))
  gitOfEditor(site.folders.contentDir, 'commit', '--quiet', '-am', 'A number by hand')
  await site.save('Makes it look')
  await waitFor('the conflict is told', async () => (await site.ready()).conflicts === 1)
  assert.match(await readFile(near, 'utf8'), /7946 0222/)
  const { remote } = await site.send<Choice>('GET', '/api/content/remote')
  const { path: file, commit } = remote.conflicts[0] ?? {}
  assert.equal(file, 'site.yaml')
  await site.send('POST', '/api/content/conflicts', { path: file, commit, take: 'remote' })
  assert.match(await readFile(near, 'utf8'), /7946 0111/)
  assert.match(await (await fetch(site.origin)).text(), /7946 0111/)
})

test('a remote with another history is left alone, and so is the content', async (t) => {
  const site = await siteWithRemote(t, {
    async prepare(remote) {
      const other = `${remote}-other`
      gitOfEditor(path.dirname(remote), 'init', '--quiet', '--initial-branch=main', other)
      gitOfEditor(other, 'remote', 'add', 'origin', remote)
      await pushFrom(other, { 'README.md': 'Something else' })
    },
  })
  await waitFor('it is told', async () => (await site.ready()).fault === 'unrelated')
  const before = site.remoteHead()
  await site.save('Saved all the same')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  assert.equal(site.remoteHead(), before)
  assert.equal((await fetch(`${site.origin}/readyz`)).status, 200)
})

test('a remote that was rewritten takes nothing away', async (t) => {
  const site = await siteWithRemote(t)
  await site.save('Written first')
  await site.level()
  const clone = await site.clone()
  await site.save('Written second')
  await site.level()
  gitOfEditor(clone, 'commit', '--quiet', '--allow-empty', '-m', 'Another end')
  gitOfEditor(clone, 'push', '--quiet', '--force', 'origin', 'HEAD')
  await waitFor('both ends are there', async () => {
    const log = gitOfEditor(site.remote, 'log', '--format=%s', 'main')
    return log.includes('Another end') && log.includes('Written second')
  })
  await site.level()
  assert.match(site.log(), /The remote has taken commits back/)
  assert.match(await site.article('written-second'), /Written second/)
})

test('a remote that is away stops nobody, and gets everything when it is back', async (t) => {
  const site = await siteWithRemote(t)
  await site.level()
  const away = `${site.remote}.away`
  await rename(site.remote, away)
  for (let index = 0; index < 20; index += 1) await site.save(`Saved without it ${index}`)
  await waitFor('it is told', async () => (await site.ready()).status === 'failing')
  const state = await site.ready()
  assert.equal(state.fault, 'unreachable')
  await waitFor('all are counted', async () => (await site.ready()).ahead === 20)
  assert.match(await metrics(site.origin), /ponte_content_remote_failing 1/)
  await site.restart()
  await rename(away, site.remote)
  const level = await sinceUntil(
    'both are level',
    () => gitOfEditor(site.remote, 'rev-parse', 'main') === site.head(),
  )
  assert.ok(level < 10_000, `${level} ms`)
})

test('a remote that is read-only, refuses or has a full disk is told by its kind', async (t) => {
  const site = await siteWithRemote(t)
  await site.level()
  const hook = path.join(site.remote, 'hooks/pre-receive')
  await writeFile(hook, '#!/bin/sh\necho "Not today." >&2\nexit 1\n')
  await chmod(hook, 0o755)
  await site.save('Refused')
  await waitFor('it is told', async () => (await site.ready()).fault === 'refused')
  const { remote } = await site.send<{ remote: { error: string } }>('GET', '/api/content/remote')
  assert.match(remote.error, /Not today\.|hook declined/)
  await writeFile(hook, '#!/bin/sh\necho "fatal: unable to write: No space left on device" >&2\nexit 1\n')
  await waitFor('it is told', async () => (await site.ready()).fault === 'disk full')
  await rm(hook)
  await site.level()
  assert.equal(site.head(), site.remoteHead())
})

test('a remote that accepts the connection and says nothing, or breaks off, holds nothing up', async (t) => {
  const connections = new Set<import('node:net').Socket>()
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
  await waitFor('the silence is told', async () => (await site.ready()).fault === 'timeout')
  isMute = false
  await waitFor('the broken answer is told', async () =>
    ['unreachable', 'failed'].includes(String((await site.ready()).fault)),
  )
  await site.save('Saved afterwards')
})

test('the token in the address of a remote is in no log, no answer and no process list', async (t) => {
  const site = await siteWithRemote(t, {
    address: () => 'http://ada:s3cr3t-t0ken@127.0.0.1:1/site.git',
  })
  await waitFor('it is told', async () => (await site.ready()).status === 'failing')
  const { remote } = await site.send<{ remote: unknown }>('GET', '/api/content/remote')
  const everything = `${site.log()}${JSON.stringify(remote)}${await metrics(site.origin)}${JSON.stringify(await site.ready())}`
  assert.doesNotMatch(everything, /s3cr3t/)
  assert.match(JSON.stringify(remote), /http:\/\/127\.0\.0\.1:1\/site\.git/)
})

const metrics = async (origin: string) => {
  const headers = { authorization: 'Bearer a token for the metrics' }
  return (await fetch(`${origin}/metrics`, { headers })).text()
}
