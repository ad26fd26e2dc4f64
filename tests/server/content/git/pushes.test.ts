import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { promisify } from 'node:util'
import { root } from '#scripts/setup.mjs'
import { startApplication } from '#tests/helpers/application.ts'
import { commitOfEditor, editor, gitOfEditor } from '#tests/helpers/editor.ts'
import { isFull } from '#tests/helpers/full.ts'
import { noSshServer, startGitDaemon, startSshServer } from '#tests/helpers/git-servers.ts'
import { postBody, postText } from '#tests/helpers/post-body.ts'
import { foldersOf, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { editFile, openStore, postFile } from '../sample-content.ts'

// An editor with a clone pushes to the server's own repository. What visitors get is read from the posts' Markdown twins. The
// hook is that of the build.

const pushProgram = path.join(root, 'dist/server/receive.mjs')
const site = await startSite({ start: (options) => startApplication({ ...options, pushProgram }) })
const { folders } = site
const cookie = await site.cookie()
let clones = 0

/** An up-to-date clone of the content. */
let clone = ''
beforeEach(() => {
  clones += 1
  clone = path.join(folders.base, `clone-${clones}`)
  gitOfEditor(folders.base, 'clone', '--quiet', folders.contentDir, clone)
})

const commit = (files: Parameters<typeof commitOfEditor>[1], message?: string) =>
  commitOfEditor(clone, files, message)

/** Pushes; returns what the pusher sees, and whether the push was accepted. */
async function push(from = clone, ...parameters: string[]): Promise<{ accepted: boolean; screen: string }> {
  try {
    const { stderr } = await promisify(execFile)('git', ['push', 'origin', 'HEAD', ...parameters], {
      cwd: from,
      env: editor,
    })
    return { accepted: true, screen: stderr }
  } catch (error) {
    return { accepted: false, screen: (error as { stderr: string }).stderr }
  }
}

const page = async (slug: string) => {
  const answer = await fetch(`${site.origin}/blog/${slug}.md`)
  return { status: answer.status, text: await answer.text() }
}

const isClean = () => gitOfEditor(folders.contentDir, 'status', '--porcelain') === ''

test('a pushed post is online at once, with its author in the history', async (t) => {
  const id = await commit({ 'posts/from-afar.md': postText('From afar') }, 'Write from afar')
  const { accepted, screen } = await push()
  assert.ok(accepted, screen)
  const begun = performance.now()
  await waitFor('the pushed post', async () => (await page('from-afar')).text.includes('From afar'))
  t.diagnostic(`online after ${Math.round(performance.now() - begun)} ms`)
  assert.ok(isClean())
  const { json } = await site.ask('GET', '/api/blog/posts/from-afar/history')
  assert.equal(json[0].commit, id)
  assert.match(JSON.stringify(json), /Edda/)

  await commit({ 'posts/from-afar.md': null }, 'Take it back')
  assert.ok((await push()).accepted)
  await waitFor('the post is gone', async () => (await page('from-afar')).status === 410)
  assert.ok(isClean())
})

const halves = '<<<<<<< HEAD\nAt nine.\n=======\nAt ten.\n>>>>>>> b'
const faulty: [name: string, content: string, says: RegExp][] = [
  ['untitled', postText(''), /title /],
  ['gossip', postText('A').replace('Technology', 'Gossip'), /category /],
  ['endless', '---\ntitle: A\n', /front matter /],
  ['named', postText('A', { more: 'slug: b\n' }), /slug /],
  ['dated', postText('A', { more: 'publishedAt: 31/12/2030\n' }), /publishedAt must be a date/],
  ['halves', postText('A', { body: halves }), /content .*marks of a merge/],
]
/** Faults that are reported only if every file can be read. */
const leadNowhere: typeof faulty = [
  ['linked', postText('A', { body: 'See [it](/blog/never).' }), /“it” leads to \/blog\/never/],
  ['pictured', postText('A', { body: '![A cat](/public-objects/gone.png)' }), /gone\.png does not exist/],
]

test('a pushed post may link to posts in the same push and to former addresses', async () => {
  await commit({
    'posts/first.md': postText('First', { more: 'redirectFrom:\n  - once-first\n' }),
    'posts/second.md': postText('Second', {
      body: 'See [one](/blog/first), [then](/blog/once-first) and [all](/blog).',
    }),
  })
  const { accepted, screen } = await push()
  assert.ok(accepted, screen)
})

test('a pushed post may link through redirects in the same push, but not to a draft', async () => {
  const rules = (to: string) => `rules:\n  - from: /once\n    to: ${to}\n  - from: /2019/*\n    to: /blog/*\n`
  await commit({
    'posts/redirected.md': postText('Redirected'),
    'posts/hidden.md': postText('Hidden').replace('published: true', 'published: false'),
    'posts/by-redirect.md': postText('By redirect', {
      body: 'See [it](/once?x=1) and [that](/2019/redirected/).',
    }),
    'redirects.yaml': rules('/hidden-way'),
  })
  assert.match((await push()).screen, /posts\/by-redirect\.md: content The link “it” leads to \/once/)
  await commit({ 'redirects.yaml': rules('/blog/hidden') })
  assert.match((await push()).screen, /by-redirect\.md: content The link “it” leads to “Hidden”/)
  await commit({ 'redirects.yaml': rules('/blog/redirected') })
  const { accepted, screen } = await push()
  assert.ok(accepted, screen)
  // The next commit has no redirects
  await commit({
    'redirects.yaml': null,
    'posts/by-redirect.md': postText('By redirect', { body: 'See [this](/once).' }),
  })
  assert.match((await push()).screen, /content The link “this” leads to \/once/)
})

test('a push with faulty files is refused as a whole, with a message about each', async () => {
  const head = gitOfEditor(folders.contentDir, 'rev-parse', 'HEAD')
  for (const [rows, more] of [
    [faulty, { 'site.yaml': 'name: 5\n' }],
    [leadNowhere, {}],
  ] as const) {
    const posts = Object.fromEntries(rows.map(([name, content]) => [`posts/${name}.md`, content]))
    await commit({ 'posts/good.md': postText('Good'), ...posts, ...more })
    const { accepted, screen } = await push()
    gitOfEditor(clone, 'reset', '--quiet', '--hard', 'HEAD~1')
    assert.ok(!accepted)
    for (const [name, , says] of rows) {
      const line = screen.split('\n').find((told) => told.includes(`posts/${name}.md: `)) ?? ''
      assert.match(line, says, screen)
    }
    for (const name of Object.keys(more)) assert.ok(screen.includes(`${name}: `), screen)
    assert.doesNotMatch(screen, /good\.md/)
  }
  assert.equal(gitOfEditor(folders.contentDir, 'rev-parse', 'HEAD'), head)
  assert.equal((await page('good')).status, 404)
  assert.ok(isClean())
})

test('a push that reuses another post’s id is refused, but a post may be renamed', async () => {
  await commit({ 'posts/one.md': postText('One', { more: 'id: number-one\n' }) })
  assert.ok((await push()).accepted)
  await commit({ 'posts/two.md': postText('Two', { more: 'id: number-one\n' }) })
  const { accepted, screen } = await push()
  assert.ok(!accepted)
  assert.match(screen, /posts\/two\.md: id is also the id of one\.md/)
  await commit({ 'posts/one.md': null })
  assert.ok((await push()).accepted)
  await waitFor('the renamed post', async () => (await page('two')).status === 200)
})

test('a forced push and the deletion of the branch are refused', async () => {
  gitOfEditor(clone, 'reset', '--quiet', '--hard', 'HEAD~1')
  await commit({ 'posts/rewritten.md': postText('Rewritten') })
  assert.ok(!(await push(clone, '--force')).accepted)
  assert.ok(!(await push(clone, '--delete', 'main')).accepted)
  assert.ok(isClean())
})

test('another branch is accepted unchecked and not published', async () => {
  gitOfEditor(clone, 'checkout', '--quiet', '-b', 'draft')
  await commit({ 'posts/a.md': 'nothing of a post' })
  assert.ok((await push()).accepted)
  assert.equal((await page('a')).status, 404)
})

test('a push of changed settings changes what visitors get', async () => {
  const text = await readFile(path.join(clone, 'site.yaml'), 'utf8')
  await commit({ 'site.yaml': text.replace(/^email: .*$/m, 'email: pushed@example.com') })
  assert.ok((await push()).accepted)
  const shows = async () => (await site.get('/.well-known/security.txt')).text.includes('pushed@example.com')
  await waitFor('the new address', shows)
})

test('many pushed posts are online soon', async (t) => {
  const count = isFull ? 500 : 25
  const posts = Array.from(
    { length: count },
    (_, at) => [`posts/many-${at}.md`, postText(`Number ${at}`)] as const,
  )
  await commit(Object.fromEntries(posts))
  const begun = performance.now()
  const { accepted, screen } = await push()
  assert.ok(accepted, screen)
  await waitFor('the last post', async () => (await page(`many-${count - 1}`)).status === 200)
  t.diagnostic(`online after ${Math.round(performance.now() - begun)} ms`)
  assert.ok(isClean())
})

test('a push never overwrites an uncommitted edit in the folder', async () => {
  await commit({ 'posts/held.md': postText('Held') })
  assert.ok((await push()).accepted)
  const file = path.join(folders.contentDir, 'posts/held.md')
  await waitFor('the file', async () => (await readFile(file, 'utf8').catch(() => '')).includes('Held'))
  await writeFile(file, postText('Held by hand'))
  await commit({ 'posts/held.md': postText('Held from afar') })
  const { accepted, screen } = await push()
  assert.ok(!accepted)
  assert.match(screen, /posts\/held\.md: file has an edit on the server/)
  assert.match(await readFile(file, 'utf8'), /Held by hand/)
  gitOfEditor(folders.contentDir, 'commit', '--quiet', '-m', 'By hand', 'posts/held.md')
  gitOfEditor(clone, 'pull', '--quiet', '--rebase', '-X', 'theirs')
  assert.ok((await push()).accepted)
  await waitFor('the pushed text', async () => (await page('held')).text.includes('Held from afar'))
})

test('simultaneous pushes and saves are all kept, and the latest are shown', async () => {
  const body = 'First paragraph.\n\nSecond paragraph.\n\nThird paragraph.'
  const { id, slug } = await site.makePost(postBody('Shared', body))
  gitOfEditor(clone, 'pull', '--quiet')
  const rounds = isFull ? 20 : 2
  const saving = (async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { json: now } = await site.ask('GET', `/api/blog/slug/${slug}`)
      const content = now.content.replace(/First paragraph[^\n]*/, `First paragraph, saved ${round}.`)
      const { status, text: answer } = await send('PUT', `${site.origin}/api/blog/posts/${id}`, {
        cookie,
        headers: { 'If-Match': `"${now.revision}"` },
        body: { ...now, content },
      })
      assert.equal(status, 200, answer)
    }
  })()
  const pushing = (async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (;;) {
        gitOfEditor(clone, 'pull', '--quiet', '--rebase')
        await editFile(postFile(clone, slug), /Third paragraph[^\n]*/, `Third paragraph, pushed ${round}.`)
        await commit({ [`posts/beside-${round}.md`]: postText(`Beside ${round}`) })
        const { accepted, screen } = await push()
        if (accepted) break
        // Another push was faster: git says so, and the editor pulls
        assert.match(
          screen,
          /fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already/,
          screen,
        )
        gitOfEditor(clone, 'reset', '--quiet', '--hard', 'HEAD~1')
      }
    }
  })()
  await Promise.all([saving, pushing])
  await waitFor('the last push', async () => (await page(`beside-${rounds - 1}`)).status === 200)
  const { text: shown } = await page(slug)
  assert.match(shown, new RegExp(`First paragraph, saved ${rounds - 1}\\.`))
  assert.match(shown, new RegExp(`Third paragraph, pushed ${rounds - 1}\\.`))
  for (let round = 0; round < rounds; round += 1) assert.equal((await page(`beside-${round}`)).status, 200)
  const history = gitOfEditor(folders.contentDir, 'log', '-p', '--format=', '--', `posts/${slug}.md`)
  for (let round = 0; round < rounds; round += 1) {
    assert.match(history, new RegExp(`^\\+First paragraph, saved ${round}\\.`, 'm'))
    assert.match(history, new RegExp(`^\\+Third paragraph, pushed ${round}\\.`, 'm'))
  }
  assert.ok(isClean())
})

for (const { name, start, skip } of [
  { name: 'git daemon', start: startGitDaemon, skip: false },
  { name: 'ssh', start: startSshServer, skip: noSshServer },
]) {
  test(`a push over ${name} is accepted, and a faulty one refused with its reason`, {
    skip,
  }, async (context) => {
    const doors = await start(folders.base)
    context.after(doors.stop)
    const env = { ...editor, ...doors.env }
    const pushBy = () =>
      promisify(execFile)('git', ['push', doors.addressOf(folders.contentDir), 'HEAD:main'], {
        cwd: clone,
        env,
      })
    const slug = `by-${name.replace(' ', '-')}`
    await commit({ [`posts/${slug}.md`]: postText(`By ${name}`) })
    await pushBy()
    await waitFor('the pushed post', async () => (await page(slug)).text.includes(`By ${name}`))
    await commit({ [`posts/${slug}.md`]: postText('') })
    await assert.rejects(pushBy(), ({ stderr }: { stderr: string }) => {
      assert.match(stderr, new RegExp(`remote:.*posts/${slug}\\.md: title `))
      return true
    })
  })
}

test('what was pushed while the server was off is online after its start, merged with uncommitted edits', async () => {
  const body = 'First paragraph.\n\nSecond paragraph.\n\nThird paragraph.'
  await commit({
    'posts/joined.md': postText('Joined', { body }),
    'posts/torn.md': postText('Torn', { body }),
  })
  assert.ok((await push()).accepted)
  await waitFor('the posts', async () => (await page('torn')).status === 200)
  await site.stop()
  await commit({
    'posts/joined.md': postText('Joined', { body: body.replace('Third', 'A pushed third') }),
    'posts/torn.md': postText('Torn', { body: body.replace('Third', 'A pushed third') }),
    'posts/overnight.md': postText('Overnight'),
  })
  assert.ok((await push()).accepted)
  // The files are still as before the push, which no server has read yet
  await editFile(postFile(folders.contentDir, 'joined'), 'First', 'An edited first')
  await editFile(postFile(folders.contentDir, 'torn'), 'Third', 'An edited third')
  await site.start()
  assert.equal((await page('overnight')).status, 200)
  const joined = await page('joined')
  assert.match(joined.text, /An edited first paragraph/)
  assert.match(joined.text, /A pushed third paragraph/)
  // Both edited the same words: the pushed text is shown, and the edit is in the history
  assert.match((await page('torn')).text, /A pushed third paragraph/)
  const { json } = await site.ask('GET', '/api/blog/posts/torn/history')
  const versions = await Promise.all(
    json.map(({ commit: id }: { commit: string }) => site.ask('GET', `/api/blog/posts/torn/history/${id}`)),
  )
  assert.ok(versions.some((version) => version.text.includes('An edited third paragraph')))
  assert.equal(gitOfEditor(folders.contentDir, 'status', '--porcelain'), 'M posts/joined.md')
})

test('a repository that Ponte did not create gets neither configuration nor hook', async (context) => {
  const own = await foldersOf(context)
  gitOfEditor(own.contentDir, 'init', '--quiet', '--initial-branch=main')
  gitOfEditor(own.contentDir, 'add', '--all')
  gitOfEditor(own.contentDir, 'commit', '--quiet', '-m', 'Ours')
  const config = await readFile(path.join(own.contentDir, '.git/config'), 'utf8')
  await openStore(context, own.contentDir, { pushProgram: [pushProgram] })
  assert.equal(await readFile(path.join(own.contentDir, '.git/config'), 'utf8'), config)
  await assert.rejects(readFile(path.join(own.contentDir, '.git/hooks/pre-receive')), { code: 'ENOENT' })
})

test('the hook of the built server calls the program of its build', async (context) => {
  const { folders: own } = await startSite({ context })
  const hook = await readFile(path.join(own.contentDir, '.git/hooks/pre-receive'), 'utf8')
  assert.ok(hook.includes(pushProgram))
})
