import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { createRetention } from '#server/leads/retention/retention.ts'
import { briefForm as formOf } from '#tests/helpers/brief.ts'
import { startGoogleDriveServer } from '#tests/helpers/google-drive-server.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { startPonte } from '#tests/helpers/ponte.ts'
import {
  type Folders,
  foldersOf,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { tracesIn } from '#tests/helpers/traces.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { startWebDavServer } from '#tests/helpers/webdav-server.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

const address = 'Zenobia.Quill@example.org'
const phone = '020 7946 0812'
const fileText = 'The plan of a lighthouse bakery'
/** What must not be readable anywhere once the person is erased. */
const theirs = ['Zenobia', 'Quill', address, phone, 'marzipan', fileText]

const other = { name: 'Bruno', surname: 'Neri', email: 'bruno@example.com', phone: '020 7946 0999' }

async function installation(context: TestContext, env: Record<string, string> = {}) {
  const folders = await makeFolders()
  let server: RunningServer | null = null
  context.after(async () => {
    await server?.stop()
    await folders.remove()
  })
  const start = async () => {
    server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0', ...env } })
    return server
  }
  return { folders, start }
}

const ponte = ({ contentDir, dataDir }: Folders, words: string[], env: Record<string, string> = {}) =>
  startPonte(words, { env: { CONTENT_DIR: contentDir, DATA_DIR: dataDir, RETRY_BASE_MS: '50', ...env } })

const inquire = (origin: string, fields: Record<string, string>) =>
  send('POST', `${origin}/api/pricing-inquiry`, { body: fields })

const inquiryOf = (email: string) => ({ name: 'Zenobia', surname: 'Quill', email, phone })

function briefForm(fields: Record<string, string> = {}, withFile = true): FormData {
  const hers = {
    fullName: 'Zenobia Quill',
    email: address,
    phone,
    businessDescription: 'Marzipan in every shape',
  }
  const form = formOf({ ...hers, ...fields })
  if (withFile) form.append('documents', new Blob([fileText], { type: 'text/plain' }), 'Quill plan.txt')
  return form
}

async function sendBrief(origin: string, body: FormData): Promise<{ status: number; tray?: string }> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(`${origin}/api/website-onboarding`, { method: 'POST', headers, body })
  return { status: answer.status, ...(await answer.json()) }
}

const leadsOf = async (origin: string, cookie: string, query = '') =>
  (await send('GET', `${origin}/api/leads?limit=500&query=${encodeURIComponent(query)}`, { cookie })).json
    .leads

/** The one lead that the search finds, which a server that has just started may not have read yet. */
const onlyLead = (origin: string, cookie: string, query: string) =>
  waitFor(`one lead with ${query}`, async () => (await leadsOf(origin, cookie, query)).length === 1)

const allDelivered = (origin: string, cookie: string) =>
  waitFor('every delivery', async () => {
    const leads: { held: string | null; deliveries: Record<string, { status: string }> }[] = await leadsOf(
      origin,
      cookie,
    )
    return leads
      .filter(({ held }) => held === null)
      .every(({ deliveries }) => Object.values(deliveries).every(({ status }) => status === 'delivered'))
  })

/** Everything that the product keeps of a person who uses every form. */
async function writeEverything(origin: string): Promise<void> {
  assert.equal((await inquire(origin, inquiryOf(address))).status, 200)
  const question = {
    name: 'Zenobia Quill',
    email: address.toLowerCase(),
    question: 'Do you know about marzipan?',
    subject: 'A field that nobody sees',
  }
  assert.equal((await send('POST', `${origin}/api/question`, { body: question })).status, 200)
  // Refused at first: the file waits in a tray, which stays when the brief is taken
  const refused = await sendBrief(origin, briefForm({ targetAudience: '' }))
  assert.equal(refused.status, 400)
  assert.ok(refused.tray)
  const taken = await sendBrief(origin, briefForm({ tray: refused.tray }, false))
  assert.equal(taken.status, 200)
  // Never completed
  assert.equal((await sendBrief(origin, briefForm({ targetAudience: '' }))).status, 400)
  assert.equal((await inquire(origin, other)).status, 200)
}

test('a person who is erased is gone from the data folder, from later backups, and from older ones once restored', async (context) => {
  const { folders, start } = await installation(context)
  const { base, dataDir } = folders
  const server = await start()
  const { origin } = server
  const cookie = await signIn(origin)
  await writeEverything(origin)
  await allDelivered(origin, cookie)
  // A digest as earlier versions wrote it
  const digest = path.join(dataDir, 'mail', 'held-2025-03-04.eml')
  await writeFile(digest, `Subject: Held\r\nTo: owner@example.com\r\n\r\nquestion, ${address}\r\n`)
  const older = path.join(base, 'older.tar.gz')
  assert.equal((await ponte(folders, ['backup', older])).status, 0)
  // What a restore with --force leaves of the folders that were there
  const aside = path.join(dataDir, '.before-restore-2025-03-04T102030')
  for (const name of ['leads', 'mail', 'drive', 'trays', 'auto-replies.json'])
    await cp(path.join(dataDir, name), path.join(aside, name), { recursive: true })
  const before = await tracesIn(dataDir, theirs)
  for (const place of ['leads', 'mail', 'drive', 'trays', '.before-restore-'])
    assert.ok(
      before.some((trace) => trace.startsWith(place)),
      `nothing in ${place} to erase`,
    )

  const body = { email: address.toUpperCase() }
  const answer = await send('POST', `${origin}/api/leads/erase`, { cookie, body })
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.json.erased.length, 3)
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  const { receipt, text } = answer.json
  assert.ok(receipt.doneAt, answer.text)
  const counts = Object.fromEntries(
    receipt.removed.map(({ place, count }: { place: string; count: number }) => [place, count]),
  )
  assert.equal(counts.leads, 3)
  assert.equal(counts.files, 1)
  assert.equal(counts.driveCopies, 2)
  assert.equal(counts.pendingUploads, 2)
  assert.equal(counts.digests, 1)
  assert.ok(counts.mailFiles >= 3, answer.text)
  assert.ok(counts.replyLedger >= 1)
  assert.ok(counts.aside > 3)
  assert.match(text.join('\n'), /backups made before now/)
  for (const word of theirs) assert.equal(answer.text.toLowerCase().includes(word.toLowerCase()), false, word)
  // Somebody else's is all there
  const [rest] = await leadsOf(origin, cookie)
  assert.equal(rest.lead.fields.email, other.email)
  assert.ok((await tracesIn(path.join(dataDir, 'drive'), ['Neri'])).length > 0)
  assert.ok((await tracesIn(path.join(dataDir, 'mail'), ['Neri'])).length > 0)

  const later = path.join(base, 'later.tar.gz')
  assert.equal((await ponte(folders, ['backup', later])).status, 0)
  const backups = path.join(base, 'backups')
  await mkdir(backups)
  await cp(later, path.join(backups, 'later.tar.gz'))
  assert.deepEqual(await tracesIn(backups, theirs), [])

  // Writes again: a new lead
  assert.equal((await inquire(origin, { ...inquiryOf(address), name: 'Again' })).status, 200)
  await allDelivered(origin, cookie)
  await server.stop()
  const second = await start()
  await onlyLead(second.origin, cookie, 'Again')
  await send('POST', `${second.origin}/api/leads/erase`, { cookie, body: { email: address } })
  await second.stop()

  const restored = await ponte(folders, ['restore', older, '--force'])
  assert.equal(restored.status, 0, restored.stderr)
  assert.match(restored.stdout, /Left out: 3 leads that had been erased since/)
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  const third = await start()
  const again = await signIn(third.origin)
  await onlyLead(third.origin, again, 'Neri')
  await allDelivered(third.origin, again)
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  const { json: receipts } = await send('GET', `${third.origin}/api/leads/erasures`, { cookie: again })
  assert.equal(receipts.length, 3, JSON.stringify(receipts))
  assert.ok(receipts.every((one: { receipt: { doneAt: string | null } }) => one.receipt.doneAt !== null))
  for (const { text } of receipts as { text: string[] }[])
    assert.match(text.join('\n'), /please erase there by hand: .*backups made before now/)
  await third.stop()

  // On an empty machine with nothing but what was known of erasures
  const fresh = await foldersOf(context, { content: false })
  await cp(path.join(dataDir, 'erasures'), path.join(fresh.dataDir, 'erasures'), { recursive: true })
  const there = await ponte(fresh, ['restore', older])
  assert.equal(there.status, 0, there.stderr)
  assert.deepEqual(await tracesIn(fresh.dataDir, theirs), [])
})

test('folders that were copied back by hand are gone again at the start, before anything is delivered', async (context) => {
  const mail = await startMailServer()
  context.after(() => mail.stop())
  const { folders, start } = await installation(context, { SMTP_URL: mail.url })
  const server = await start()
  const cookie = await signIn(server.origin)
  assert.equal((await inquire(server.origin, inquiryOf(address))).status, 200)
  await allDelivered(server.origin, cookie)
  const saved = path.join(folders.base, 'saved')
  for (const name of ['leads', 'drive'])
    await cp(path.join(folders.dataDir, name), path.join(saved, name), { recursive: true })
  const body = { email: address }
  const { json } = await send('POST', `${server.origin}/api/leads/erase`, { cookie, body })
  assert.match(json.text.join('\n'), /one message in your mailbox; the automatic reply in the mailbox/)
  await server.stop()
  await cp(saved, folders.dataDir, { recursive: true })
  for (const id of await readdir(path.join(folders.dataDir, 'leads')))
    await rm(path.join(folders.dataDir, 'leads', id, 'delivery.jsonl'), { force: true })
  const sent = mail.received.length
  const second = await start()
  assert.equal((await inquire(second.origin, other)).status, 200)
  await allDelivered(second.origin, await signIn(second.origin))
  assert.deepEqual(await tracesIn(folders.dataDir, theirs), [])
  assert.deepEqual(
    mail.received.slice(sent).filter(({ raw }) => raw.toLowerCase().includes(address.toLowerCase())),
    [],
  )
})

test('an erasure ends deliveries on their way, which write nothing back', async (context) => {
  const drive = await startWebDavServer()
  context.after(() => drive.stop())
  const env = { DRIVE_URL: `webdav+${drive.url.replace('://', '://u:p@')}leads` }
  const { folders, start } = await installation(context, env)
  const { origin } = await start()
  const cookie = await signIn(origin)
  assert.equal((await inquire(origin, inquiryOf(address))).status, 200)
  await allDelivered(origin, cookie)
  assert.ok([...drive.files.keys()].length > 0)
  // A second one is on its way, and hangs
  drive.fail({ method: 'PUT', path: 'lead.json', hang: true })
  assert.equal((await inquire(origin, { ...inquiryOf(address), phone: '020 7946 0813' })).status, 200)
  await waitFor(
    'a delivery that hangs',
    () => drive.requests.filter((line) => line.startsWith('PUT') && line.endsWith('lead.json')).length === 2,
  )
  const { json } = await send('POST', `${origin}/api/leads/erase`, { cookie, body: { email: address } })
  const { erased } = json
  assert.equal(erased.length, 2)
  const receiptsByCommand = async () =>
    JSON.parse((await ponte(folders, ['leads', 'receipts', '--json'])).stdout)
  await waitFor('the second look', async () => (await receiptsByCommand())[0].doneAt !== null)
  assert.deepEqual([...drive.files.keys()], [])
  const found = [...drive.folders].filter((name) => name.includes(erased[0]) || name.includes(erased[1]))
  assert.deepEqual(found, [])
  assert.deepEqual(await tracesIn(folders.dataDir, theirs), [])
  assert.deepEqual(await leadsOf(origin, cookie), [])
  const said = await ponte(folders, ['leads', 'receipts'])
  assert.match(said.stdout, /Removed: 2 leads with their notes and records of delivery/)
})

test('a copy in a drive that is down is removed once the drive is back, and the receipt says so', async (context) => {
  const drive = await startWebDavServer()
  context.after(() => drive.stop())
  const { start } = await installation(context, {
    DRIVE_URL: `webdav+${drive.url.replace('://', '://u:p@')}leads`,
  })
  const { origin } = await start()
  const cookie = await signIn(origin)
  assert.equal((await inquire(origin, inquiryOf(address))).status, 200)
  await allDelivered(origin, cookie)
  for (let times = 0; times < 3; times += 1) drive.fail({ method: 'DELETE', status: 503 })
  const { json } = await send('POST', `${origin}/api/leads/erase`, { cookie, body: { email: address } })
  assert.equal(json.receipt.pending, 1)
  assert.equal(json.receipt.doneAt, null)
  assert.match(json.text.join('\n'), /Not known to be gone yet: one copy in the drive/)
  const done = await waitFor('the removal', async () => {
    const { json: receipts } = await send('GET', `${origin}/api/leads/erasures`, { cookie })
    return receipts[0].receipt.doneAt !== null && receipts[0]
  })
  assert.deepEqual([...drive.files.keys()], [])
  assert.match(done.text.join('\n'), /1 copy in the drive/)
})

test('copies in Google Drive are deleted by their ids, or moved to the trash where deleting is for managers', async (context) => {
  for (const canDelete of [true, false]) {
    const google = await startGoogleDriveServer()
    const base = await mkdtemp(path.join(tmpdir(), 'ponte-erasure-'))
    context.after(async () => {
      await google.stop()
      await rm(base, { recursive: true, force: true })
    })
    google.state.canDelete = canDelete
    // What was just made is not found yet
    google.state.searchLags = true
    const credentialsFile = path.join(base, 'key.json')
    await writeFile(credentialsFile, JSON.stringify(google.credentials))
    const channel = createDriveChannel({
      target: { kind: 'gdrive', folderId: google.rootId },
      googleCredentialsFile: credentialsFile,
      google: { apiUrl: google.origin, backoffMs: 2 },
    })
    const { repository, erasures } = await leadsIn(context, path.join(base, 'data'), channel)
    const { id } = await repository.accept(sampleLead())
    await waitFor('the copy', () => [...google.tree().keys()].some((name) => name.endsWith('lead.json')))
    await waitFor(
      'the record',
      async () => (await repository.get(id))?.deliveries.drive?.status === 'delivered',
    )
    const { receipt } = await erasures.erasePerson(sampleFields.email)
    assert.deepEqual([...google.tree().keys()], [])
    assert.equal(receipt.doneAt === null, false)
    assert.ok(receipt.removed.some(({ place }) => place === (canDelete ? 'driveCopies' : 'driveTrash')))
  }
})

test('the retention period takes the copies as well, and what a restore has put aside', async (context) => {
  const base = await temporaryFolder(context)
  const dir = path.join(base, 'shared drive')
  const dataDir = path.join(base, 'data')
  const channel = createDriveChannel({ target: { kind: 'file', dir } })
  const { repository, erasures } = await leadsIn(context, dataDir, channel)
  const { id } = await repository.accept(sampleLead())
  await waitFor('the copy', async () => (await repository.get(id))?.deliveries.drive?.status === 'delivered')
  const young = await repository.accept(sampleLead({ receivedAt: Date.parse('2027-03-01T00:00:00Z') }))
  const aside = sampleLead()
  const asideFolder = path.join(dataDir, '.before-restore-x', 'leads', aside.id)
  await mkdir(asideFolder, { recursive: true })
  await writeFile(path.join(asideFolder, 'lead.json'), JSON.stringify(aside))
  const retention = createRetention({
    repository,
    erasures,
    retentionMonths: () => 24,
    log: silentLog,
    now: () => Date.parse('2027-03-05T00:00:00Z'),
  })
  await retention.eraseOld()
  assert.deepEqual(await tracesIn(base, [id, aside.id]), [])
  assert.ok(await repository.get(young.id))
  const [receipt] = await erasures.receipts()
  assert.equal(receipt?.reason, 'retention')
})

async function leadsIn(
  context: TestContext,
  dataDir: string,
  channel: ReturnType<typeof createDriveChannel>,
) {
  const channels = [channel]
  const dir = path.join(dataDir, 'leads')
  const repository = createLeadRepository({ dir, channels, retryBaseMs: 10, log: silentLog })
  const erasures = await createErasures({ dataDir, repository, channels, retryMs: 10, log: silentLog })
  await repository.start()
  context.after(async () => {
    await repository.close()
    await erasures.close()
  })
  return { repository, erasures }
}
