import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { runPonte } from '#tests/helpers/ponte.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { tracesIn } from '#tests/helpers/traces.ts'

let folders: Folders
let server: RunningServer
let cookie: string
const start = async () => {
  server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' } })
  cookie = await signIn(server.origin)
}
before(async () => {
  folders = await makeFolders()
  await start()
})
after(async () => {
  await server.stop()
  await folders.remove()
})

const links = 'Our three shops: https://one.example https://two.example https://three.example'
const pitch = 'Buy followers and an email list for your casino'
let sent = 0

/** Why a question of this text is held; null when it is not. `id` is the lead's. */
async function ask(question: string): Promise<{ id: string; held: string | null }> {
  sent += 1
  const email = `writer-${sent}@example.com`
  const answer = await send('POST', `${server.origin}/api/question`, {
    body: { name: 'Ada Byron', email, question },
  })
  assert.equal(answer.status, 200)
  const { json } = await send('GET', `${server.origin}/api/leads?query=${email}`, { cookie })
  return { id: json.leads[0].lead.id, held: json.leads[0].held }
}

async function act(id: string, word: string): Promise<number> {
  return (await send('POST', `${server.origin}/api/leads/${id}/${word}`, { cookie })).status
}

const learned = async () => (await send('GET', `${server.origin}/api/leads/spam`, { cookie })).json

/** What the audit trail says of a lead. */
async function tracesOf(id: string): Promise<string[]> {
  const names = await readdir(path.join(folders.dataDir, 'audit'))
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(folders.dataDir, 'audit', name), 'utf8')),
  )
  return texts
    .join('\n')
    .split('\n')
    .flatMap((line) => (line.includes(id) ? (/"action":"([\w-]+)"/.exec(line)?.[1] ?? []) : []))
}

test('what was released twice is let through from then on, what is worse is held, also after a restart', async () => {
  const first = await ask(links)
  assert.equal(first.held, 'content')
  const { json } = await send('GET', `${server.origin}/api/leads/${first.id}`, { cookie })
  assert.deepEqual(json.signs, [{ kind: 'many-links', plain: 4, points: 4 }])
  assert.equal(await act(first.id, 'release'), 200)
  const second = await ask(links)
  assert.equal(second.held, 'content', 'one release may be a slip')
  assert.equal(await act(second.id, 'release'), 200)
  const third = await ask(links)
  assert.equal(third.held, null)
  assert.equal((await ask(`${links}. ${pitch}`)).held, 'content')
  assert.equal((await ask(`${links} ${'https://more.example '.repeat(20)}`)).held, 'content')

  await server.stop()
  await start()
  assert.equal((await ask(links)).held, null)
  // A release that is taken back taught nothing
  assert.equal(await act(second.id, 'hold'), 200)
  assert.equal((await ask(links)).held, 'content')
  assert.equal(await act(second.id, 'release'), 200)
})

test('what was marked as spam often enough is held; a decision counts once, as it is now', async () => {
  const mild = 'Do you know how we rank your website on page one of google?'
  const ids: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const { id, held } = await ask(mild)
    assert.equal(held, null)
    ids.push(id)
    assert.equal(await act(id, 'spam'), 200)
    assert.equal(await act(id, 'spam'), 409)
  }
  const { json } = await send('GET', `${server.origin}/api/leads/${ids[0]}`, { cookie })
  assert.equal(json.handling.status, 'closed')
  assert.equal((await ask(mild)).held, 'content')
  for (const id of ids) assert.equal(await act(id, 'not-spam'), 200)
  assert.equal((await ask(mild)).held, null)
})

test('a held lead that is confirmed as spam teaches without going out, and a release takes that back', async () => {
  const { id, held } = await ask(pitch)
  assert.equal(held, 'content')
  const counted = async () =>
    (await learned()).reduce((sum: number, { spam }: { spam: number }) => sum + spam, 0)
  const before = await counted()
  assert.equal(await act(id, 'spam'), 200)
  assert.equal(await act(id, 'spam'), 409)
  assert.ok((await counted()) > before)
  const { json: confirmed } = await send('GET', `${server.origin}/api/leads/${id}`, { cookie })
  assert.equal(confirmed.held, 'content')
  assert.equal(confirmed.handling.status, 'open')
  assert.equal(await act(id, 'not-spam'), 200)
  assert.equal(await counted(), before)
  assert.equal(await act(id, 'spam'), 200)
  assert.equal(await act(id, 'release'), 200)
  assert.equal((await send('GET', `${server.origin}/api/leads/${id}`, { cookie })).json.handling.spam, null)
  assert.equal(await counted(), before)
  const trail = await tracesOf(id)
  for (const action of ['lead-marked-spam', 'lead-marked-no-spam', 'lead-released'])
    assert.ok(trail.includes(action), `${action} is in the audit trail`)
  // A lesson goes with its lead, without anything being forgotten
  assert.ok(
    (await learned()).some(
      ({ kind, released }: { kind: string; released: number }) => kind === 'phrase' && released > 0,
    ),
  )
  assert.equal((await send('DELETE', `${server.origin}/api/leads/${id}`, { cookie })).status, 204)
  assert.ok(
    (await learned()).every(
      ({ kind, released }: { kind: string; released: number }) => kind !== 'phrase' || released === 0,
    ),
  )
})

test('what was learned holds nothing personal, and is forgotten when staff say so', async () => {
  assert.deepEqual(await learned(), [{ kind: 'many-links', released: 2, spam: 0, factor: 0.85 }])
  const run = (...words: string[]) =>
    runPonte(['leads', 'spam', ...words], {
      env: { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
    })
  assert.match(run().stdout, /many-links: 2 released, 0 spam, points × 0\.85/)
  // The running server takes it up at the next lead
  assert.equal(run('--forget').status, 0)
  assert.deepEqual(await learned(), [])
  assert.equal((await ask(links)).held, 'content')
  assert.match(await readFile(path.join(folders.dataDir, 'spam-filter.json'), 'utf8'), /^\{"since":\d+\}\n$/)
  for (const at of Array.from({ length: sent }, (_, index) => index + 1))
    await send('POST', `${server.origin}/api/leads/erase`, {
      cookie,
      body: { email: `writer-${at}@example.com` },
    })
  const traces = await tracesIn(folders.dataDir, ['three shops', 'one.example'])
  assert.deepEqual(traces, [])
})
