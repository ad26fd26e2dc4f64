import assert from 'node:assert/strict'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { createRetention } from '#server/leads/retention/retention.ts'
import { startApplication } from '#tests/helpers/application.ts'
import { briefForm as formOf } from '#tests/helpers/brief.ts'
import { startGoogleDrive } from '#tests/helpers/google-drive-server.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, type Folders, foldersOf, send, signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { tracesIn } from '#tests/helpers/traces.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { startWebDavServer } from '#tests/helpers/webdav-server.ts'
import { openLeads } from '../open-leads.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

const address = 'Zenobia.Quill@example.org'
const phone = '020 7946 0812'
const fileText = 'The plan of a lighthouse bakery'
/** Texts that must not be readable anywhere after the person was erased. */
const theirs = ['Zenobia', 'Quill', address, phone, 'marzipan', fileText]

const hers = { name: 'Zenobia', surname: 'Quill', email: address, phone }
const other = { name: 'Bruno', surname: 'Neri', email: 'bruno@example.com', phone: '020 7946 0999' }

type Lead = { held: string | null; deliveries: Record<string, { status: string }> }

async function installation(context: TestContext, env: Record<string, string> = {}) {
  const site = await startSite({ context, start: startApplication, env: { LEADS_PER_MINUTE: '0', ...env } })
  let cookie: string | undefined
  const ask = async (method: string, at: string, body?: object) => {
    cookie ??= await signIn(site.origin)
    return send(method, site.origin + at, { cookie, body })
  }
  const leads = async (query = ''): Promise<Lead[]> =>
    (await ask('GET', `/api/leads?limit=500&query=${query}`)).json.leads
  return {
    ...{ site, leads },
    dataDir: site.folders.dataDir,
    /** Restarts the server with the sessions now on the disk. */
    async restart() {
      cookie = undefined
      await site.start()
    },
    /** Waits until the search finds one lead, since a newly started server may not have read it yet. */
    onlyLead: (query: string) =>
      waitFor(`one lead with ${query}`, async () => (await leads(query)).length === 1),
    allDelivered: () =>
      waitFor('every delivery', async () =>
        (await leads())
          .filter(({ held }) => held === null)
          .every(({ deliveries }) => Object.values(deliveries).every(({ status }) => status === 'delivered')),
      ),
    async inquire(fields: Record<string, string>) {
      const answer = await send('POST', `${site.origin}/api/pricing-inquiry`, { body: fields })
      assert.equal(answer.status, 200, answer.text)
    },
    erase: (email = address) => ask('POST', '/api/leads/erase', { email }),
    receipts: async () => (await ask('GET', '/api/leads/erasures')).json,
  }
}

const ponte = (folders: Folders, ...words: string[]) =>
  callPonte(words, { env: { ...envOf(folders), RETRY_BASE_MS: '50' } })

function briefForm(fields: Record<string, string> = {}, withFile = true): FormData {
  const about = {
    fullName: 'Zenobia Quill',
    email: address,
    phone,
    businessDescription: 'Marzipan in every shape',
  }
  const file = new File([fileText], 'Quill plan.txt', { type: 'text/plain' })
  return formOf({ ...about, ...fields }, withFile ? { documents: file } : {})
}

async function sendBrief(origin: string, body: FormData): Promise<{ status: number; tray?: string }> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(`${origin}/api/website-onboarding`, { method: 'POST', headers, body })
  return { status: answer.status, ...(await answer.json()) }
}

/** Makes the product store everything it can about a person, by using every form. */
async function writeEverything({ site, inquire }: Awaited<ReturnType<typeof installation>>): Promise<void> {
  const { origin } = site
  await inquire(hers)
  const question = {
    ...{ name: 'Zenobia Quill', email: address.toLowerCase(), question: 'Do you know about marzipan?' },
    subject: 'A field that nobody sees',
  }
  assert.equal((await send('POST', `${origin}/api/question`, { body: question })).status, 200)
  // Refused at first: its file is kept in a tray, which remains when the brief is accepted
  const refused = await sendBrief(origin, briefForm({ targetAudience: '' }))
  assert.equal(refused.status, 400)
  assert.ok(refused.tray)
  assert.equal((await sendBrief(origin, briefForm({ tray: refused.tray }, false))).status, 200)
  // A brief that is never completed
  assert.equal((await sendBrief(origin, briefForm({ targetAudience: '' }))).status, 400)
  await inquire(other)
}

test('an erased person is gone from the data folder, from later backups, and from older ones once restored', async (context) => {
  const installed = await installation(context)
  const { site, dataDir, leads, onlyLead, allDelivered, inquire, erase, receipts, restart } = installed
  const { folders } = site
  const { base } = folders
  await writeEverything(installed)
  await allDelivered()
  // A digest in the format of earlier versions
  const digest = path.join(dataDir, 'mail', 'held-2025-03-04.eml')
  await writeFile(digest, `Subject: Held\r\nTo: owner@example.com\r\n\r\nquestion, ${address}\r\n`)
  const older = path.join(base, 'older.tar.gz')
  assert.equal((await ponte(folders, 'backup', older)).status, 0)
  // The previous folders, as a restore with --force puts them aside
  const aside = path.join(dataDir, '.before-restore-2025-03-04T102030')
  for (const name of ['leads', 'mail', 'drive', 'trays', 'auto-replies.json'])
    await cp(path.join(dataDir, name), path.join(aside, name), { recursive: true })
  const before = await tracesIn(dataDir, theirs)
  for (const place of ['leads', 'mail', 'drive', 'trays', '.before-restore-'])
    assert.ok(
      before.some((trace) => trace.startsWith(place)),
      `nothing in ${place} to erase`,
    )

  const answer = await erase(address.toUpperCase())
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.json.erased.length, 3)
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  const { receipt, text } = answer.json
  assert.ok(receipt.doneAt, answer.text)
  const counts = Object.fromEntries(
    receipt.removed.map(({ place, count }: { place: string; count: number }) => [place, count]),
  )
  const { mailFiles, replyLedger, aside: besides, ...exact } = counts
  assert.deepEqual(exact, { leads: 3, files: 1, driveCopies: 2, pendingUploads: 2, digests: 1 })
  assert.ok(mailFiles >= 3 && replyLedger >= 1 && besides > 3, answer.text)
  assert.match(text.join('\n'), /backups made before now/)
  for (const word of theirs) assert.equal(answer.text.toLowerCase().includes(word.toLowerCase()), false, word)
  // The other person's data is complete
  assert.match(JSON.stringify(await leads()), new RegExp(other.email))
  for (const folder of ['drive', 'mail'])
    assert.ok((await tracesIn(path.join(dataDir, folder), ['Neri'])).length > 0, folder)

  const backups = path.join(base, 'backups')
  await mkdir(backups)
  assert.equal((await ponte(folders, 'backup', path.join(backups, 'later.tar.gz'))).status, 0)
  assert.deepEqual(await tracesIn(backups, theirs), [])

  // The erased person writes again, which is a new lead
  await inquire({ ...hers, name: 'Again' })
  await allDelivered()
  await site.stop()
  await site.start()
  await onlyLead('Again')
  await erase()
  await site.stop()

  const restored = await ponte(folders, 'restore', older, '--force')
  assert.equal(restored.status, 0, restored.stderr)
  assert.match(restored.stdout, /Left out: 3 leads that had been erased since/)
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  await restart()
  await onlyLead('Neri')
  await allDelivered()
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  const all: { receipt: { doneAt: string | null }; text: string[] }[] = await receipts()
  assert.equal(all.length, 3, JSON.stringify(all))
  for (const { receipt, text } of all) {
    assert.notEqual(receipt.doneAt, null)
    assert.match(text.join('\n'), /please erase there by hand: .*backups made before now/)
  }

  // On a new machine with only the record of erasures
  const fresh = await foldersOf(context, { content: false })
  await cp(path.join(dataDir, 'erasures'), path.join(fresh.dataDir, 'erasures'), { recursive: true })
  const there = await ponte(fresh, 'restore', older)
  assert.equal(there.status, 0, there.stderr)
  assert.deepEqual(await tracesIn(fresh.dataDir, theirs), [])
})

test('erased leads copied back by hand are erased again at the start, before anything is delivered', async (context) => {
  const mail = await startMailServer()
  context.after(() => mail.stop())
  const { site, dataDir, allDelivered, inquire, erase } = await installation(context, { SMTP_URL: mail.url })
  await inquire(hers)
  await allDelivered()
  const saved = path.join(site.folders.base, 'saved')
  for (const name of ['leads', 'drive'])
    await cp(path.join(dataDir, name), path.join(saved, name), { recursive: true })
  const { json } = await erase()
  assert.match(json.text.join('\n'), /one message in your mailbox; the automatic reply in the mailbox/)
  await site.stop()
  await cp(saved, dataDir, { recursive: true })
  for (const id of await readdir(path.join(dataDir, 'leads')))
    await rm(path.join(dataDir, 'leads', id, 'delivery.jsonl'), { force: true })
  const sent = mail.received.length
  await site.start()
  await inquire(other)
  await allDelivered()
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  const later = mail.received.slice(sent).map(({ raw }) => raw.toLowerCase())
  assert.deepEqual(
    later.filter((raw) => raw.includes(address.toLowerCase())),
    [],
  )
})

test('an erasure stops running deliveries, which write nothing afterwards', async (context) => {
  const drive = await startWebDavServer(context)
  const installed = await installation(context, { DRIVE_URL: drive.driveUrl })
  const { site, dataDir, leads, allDelivered, inquire, erase } = installed
  await inquire(hers)
  await allDelivered()
  assert.ok([...drive.files.keys()].length > 0)
  // A second lead's delivery hangs
  drive.fail({ method: 'PUT', path: 'lead.json', hang: true })
  await inquire({ ...hers, phone: '020 7946 0813' })
  const puts = () => drive.requests.filter((line) => /^PUT .*lead\.json$/.test(line)).length
  await waitFor('a delivery that hangs', () => puts() === 2)
  const { erased } = (await erase()).json
  assert.equal(erased.length, 2)
  await waitFor('the end of the erasure', async () => (await installed.receipts())[0].receipt.doneAt !== null)
  assert.deepEqual([...drive.files.keys()], [])
  const found = [...drive.folders].filter((name) => name.includes(erased[0]) || name.includes(erased[1]))
  assert.deepEqual(found, [])
  assert.deepEqual(await tracesIn(dataDir, theirs), [])
  assert.deepEqual(await leads(), [])
  const said = await ponte(site.folders, 'leads', 'receipts')
  assert.match(said.stdout, /Removed: 2 leads with their notes and records of delivery/)
})

test('a copy in a drive that is down is removed once the drive is back, and the receipt says so', async (context) => {
  const drive = await startWebDavServer(context)
  const { allDelivered, inquire, erase, receipts } = await installation(context, {
    DRIVE_URL: drive.driveUrl,
  })
  await inquire(hers)
  await allDelivered()
  for (let times = 0; times < 3; times += 1) drive.fail({ method: 'DELETE', status: 503 })
  const { json } = await erase()
  assert.equal(json.receipt.pending, 1)
  assert.equal(json.receipt.doneAt, null)
  assert.match(json.text.join('\n'), /Not known to be gone yet: one copy in the drive/)
  const done = await waitFor('the removal', async () => {
    const [first] = await receipts()
    return first.receipt.doneAt !== null && first
  })
  assert.deepEqual([...drive.files.keys()], [])
  assert.match(done.text.join('\n'), /1 copy in the drive/)
})

test('copies in Google Drive are deleted by id, or moved to the trash if the account may not delete', async (context) => {
  for (const canDelete of [true, false]) {
    const google = await startGoogleDrive(context)
    // The search does not find new files yet
    Object.assign(google.state, { canDelete, searchLags: true })
    const { repository, erasures, drive } = await leadsIn(context, google.channel())
    await repository.accept(sampleLead())
    await drive()
    const { receipt } = await erasures.erasePerson(sampleFields.email)
    assert.deepEqual([...google.tree().keys()], [])
    assert.equal(receipt.doneAt === null, false)
    assert.ok(receipt.removed.some(({ place }) => place === (canDelete ? 'driveCopies' : 'driveTrash')))
  }
})

test('the retention period also erases the copies in the drive and folders that a restore put aside', async (context) => {
  const dir = path.join((await foldersOf(context, { content: false })).base, 'shared drive')
  const channel = createDriveChannel({ target: { kind: 'file', dir } })
  const { base, repository, erasures, drive } = await leadsIn(context, channel)
  const { id } = await repository.accept(sampleLead())
  await drive()
  const young = await repository.accept(sampleLead({ receivedAt: Date.parse('2027-03-01T00:00:00Z') }))
  const aside = sampleLead()
  const asideFolder = path.join(base, '.before-restore-x', 'leads', aside.id)
  await mkdir(asideFolder, { recursive: true })
  await writeFile(path.join(asideFolder, 'lead.json'), JSON.stringify(aside))
  const retention = createRetention({
    ...{ repository, erasures, log: silentLog },
    retentionMonths: () => 24,
    now: () => Date.parse('2027-03-05T00:00:00Z'),
  })
  await retention.eraseOld()
  assert.deepEqual([...(await tracesIn(base, [id, aside.id])), ...(await tracesIn(dir, [id]))], [])
  assert.ok(await repository.get(young.id))
  const [receipt] = await erasures.receipts()
  assert.equal(receipt?.reason, 'retention')
})

async function leadsIn(context: TestContext, channel: ReturnType<typeof createDriveChannel>) {
  const { base, start, erasures } = await openLeads(context, { channels: [channel] })
  const repository = await start()
  return {
    ...{ base, repository, erasures: await erasures(repository) },
    /** Waits until everything accepted is in the drive. */
    drive: () => waitFor('the copy', () => repository.status().undelivered.drive === 0),
  }
}
