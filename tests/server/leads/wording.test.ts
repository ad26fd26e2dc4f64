import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Wording } from '#domain/leads/wording.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

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

let sent = 0
/** What a question that is sent with a stamp has kept of its wording. */
async function ask(issued: string | undefined, language = 'en'): Promise<{ id: string; wording?: Wording }> {
  sent += 1
  const email = `seen-${sent}@example.com`
  const body = { name: 'Ada Byron', email, question: 'What does the policy say today?', language, issued }
  const answer = await send('POST', `${server.origin}/api/question`, { body })
  assert.equal(answer.status, 200, answer.text)
  const { json } = await send('GET', `${server.origin}/api/leads?query=${email}`, { cookie })
  return json.leads[0].lead
}
const stampOfDialog = async () => (await send('GET', `${server.origin}/api/form-stamp`)).json.issued
async function stampOfPage(): Promise<string> {
  const { text } = await send('GET', `${server.origin}/question`)
  return /name="issued" value="([^"]+)"/.exec(text)?.[1] ?? ''
}
const kept = (id: string, page: string) =>
  send('GET', `${server.origin}/api/leads/${id}/wording/${page}`, { cookie })

/** A number and its unit are kept on one line. */
const inMonths = (months: number) => `${months}\u00a0months`

async function changeMonths(months: number): Promise<void> {
  const file = path.join(folders.contentDir, 'site.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^leadRetentionMonths: .*$/m, `leadRetentionMonths: ${months}`))
  const shown = async () => (await send('GET', `${server.origin}/privacy`)).text.includes(inMonths(months))
  await waitFor(`a policy of ${months} months`, shown)
}

test('a lead keeps the policy and the form as they were when the form was handed out, over changes and restarts', async () => {
  await changeMonths(31)
  const [page, dialog] = [await stampOfPage(), await stampOfDialog()]
  const first = await ask(page)
  await changeMonths(17)
  const [late, lateToo, fresh] = [await ask(page), await ask(dialog), await ask(await stampOfPage())]
  assert.ok(first.wording)
  assert.deepEqual(late.wording, first.wording)
  assert.deepEqual(lateToo.wording, first.wording)
  assert.ok(fresh.wording && fresh.wording.privacy !== first.wording.privacy)
  assert.match(first.wording.content ?? '', /^[0-9a-f]{40}$/)

  await server.stop()
  await start()
  assert.deepEqual((await ask(page)).wording, first.wording, 'a stamp from before the restart')
  const [old, present] = [await kept(late.id, 'privacy'), await kept(fresh.id, 'privacy')]
  assert.ok(old.text.includes(inMonths(31)) && !old.text.includes(inMonths(17)))
  assert.ok(present.text.includes(inMonths(17)) && !present.text.includes(inMonths(31)))
  assert.equal(createHash('sha256').update(old.text).digest('hex'), first.wording.privacy)
})

test('the page that is shown again neither runs, sends nor fetches anything, and is in the language of the lead', async () => {
  const { id } = await ask(await stampOfDialog(), 'it')
  const [privacy, form] = [await kept(id, 'privacy'), await kept(id, 'form')]
  assert.match(privacy.text, /<html[^>]* lang="it"/)
  assert.match(form.text, /<form/)
  for (const { text, headers } of [privacy, form]) {
    assert.doesNotMatch(text, /<script|<link|type="hidden"/)
    assert.match(text, /<style>/)
    assert.match(
      String(headers.get('content-security-policy')),
      /default-src 'none';.*form-action 'none';.*sandbox/,
    )
    assert.match(String(headers.get('cache-control')), /no-store/)
  }
  assert.equal((await kept(id, 'other')).status, 404)
})

test('without a stamp, and with a forged one, what is said now counts', async () => {
  const [none, own] = [await ask(undefined), await ask(await stampOfDialog())]
  const [time = '', , signature = ''] = (await stampOfDialog()).split('.')
  const forged = await ask(`${time}.${'0'.repeat(16)}.${signature}`)
  assert.deepEqual(none.wording, own.wording)
  assert.deepEqual(forged.wording, own.wording)
})

test('a disk that keeps no wording loses no lead', async () => {
  const folder = path.join(folders.dataDir, 'wordings')
  assert.ok((await readdir(folder)).length > 0)
  await server.stop()
  await rm(folder, { recursive: true })
  await writeFile(folder, 'not a folder')
  await start()
  const { id, wording } = await ask(await stampOfDialog())
  assert.equal(wording, undefined)
  assert.equal((await kept(id, 'privacy')).status, 404)
  await rm(folder)
  await mkdir(folder, { mode: 0o700 })
  assert.ok((await ask(await stampOfDialog())).wording, 'kept again with the next lead')
})
