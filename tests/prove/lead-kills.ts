import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { briefForm } from '#tests/helpers/brief.ts'
import { leadsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { sampleFields } from '#tests/server/leads/sample-lead.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { say } from './verdict.ts'

const kills = 500
const deliveredWithinMs = 300_000
/** A broken build need not be waited for so long. */
const brokenWithinMs = 20_000

export const sabotages: Sabotage[] = [
  {
    name: 'a lead is thanked for before its folder is renamed into place',
    file: 'server/leads/store/lead-store.ts',
    find: 'await rename(temporary, folder)',
    replace: 'setTimeout(() => void rename(temporary, folder).catch(() => undefined), 20)',
  },
  {
    name: 'a brief is thanked for before its files are there',
    file: 'server/leads/store/lead-store.ts',
    find: "for (const file of files) await moveDurably(file, path.join(temporary, 'files'))",
    replace: '',
  },
  {
    name: 'every try has a Message-ID of its own',
    file: 'server/leads/channels/mailer.ts',
    find: 'messageId: `<${id}@${host}>`',
    replace: 'messageId: `<${id}.${Math.random()}@${host}>`',
  },
  {
    name: 'a delivery is not written down',
    file: 'server/leads/delivery/delivery-queue.ts',
    find: 'entries.apply(entry, event)\n    track(entry)\n    await write(entry, event).catch(() => undefined)',
    replace: 'return',
  },
]

/**
 * The server is killed at 500 random moments while visitors send inquiries, questions and briefs. Every lead that was
 * thanked for is there with the right files, delivered, and never under two Message-IDs.
 */
export async function proveLeadKills(): Promise<boolean> {
  let held = report('as built', await killLoop({ times: kills }), true)
  for (const sabotage of sabotages) {
    const tally = await onBrokenBuild(sabotage, (program) => killLoop({ times: 25, program }))
    held = report(`broken: ${sabotage.name}`, tally, false) && held
  }
  return held
}

type Tally = { kills: number; sent: Map<string, Sent>; faults: string[]; mails: number }
type Sent = { kind: 'inquiry' | 'question' | 'onboarding'; reference: string; hashes: string[] }

function report(name: string, { kills: done, sent, faults, mails }: Tally, sound: boolean): boolean {
  const right = sound ? faults.length === 0 : faults.length > 0
  const kinds = ['inquiry', 'question', 'onboarding']
  const counts = kinds.map(
    (kind) => `${[...sent.values()].filter((one) => one.kind === kind).length} ${kind}`,
  )
  const words = `${done} kills, thanked for ${counts.join(', ')}; ${mails} mails; ${faults.length} faults`
  return say(right, `${name}: ${words}${sound ? '' : ' (must be at least one)'}`, faults)
}

async function killLoop({ times, program }: { times: number; program?: string }): Promise<Tally> {
  const folders = await makeFolders()
  const mail = await startMailServer()
  const tally: Tally = { kills: 0, sent: new Map(), faults: [], mails: 0 }
  const options = {
    folders,
    env: { LEADS_PER_MINUTE: '0', SMTP_URL: mail.url, PUBLIC_URL: 'https://www.example.com' },
    ...(program && { program }),
  }
  try {
    while (tally.kills < times) {
      const server = await startServer(options)
      await work(server, tally.sent)
      tally.kills += 1
    }
    const last = await startServer(options)
    try {
      await settled(last, program ? brokenWithinMs : deliveredWithinMs)
      await sendAgain(last)
    } catch (error) {
      tally.faults.push(String(error))
    }
    await last.stop()
    tally.mails = mail.received.length
    tally.faults.push(...(await losses(folders, tally.sent)), ...mailFaults(mail.received, tally.sent))
    return tally
  } finally {
    await mail.stop()
    await folders.remove()
  }
}

/** Twenty leads once more, as staff would: the recipient must know them for the same. */
async function sendAgain(server: RunningServer): Promise<void> {
  const cookie = await signIn(server.origin)
  const { json } = await send('GET', `${server.origin}/api/leads?limit=20`, { cookie })
  for (const { lead } of json.leads) {
    await send('POST', `${server.origin}/api/leads/${lead.id}/resend`, { cookie, body: { channel: 'mail' } })
  }
  await settled(server)
}

/** Six visitors, until the server is killed under them. */
async function work(server: RunningServer, sent: Map<string, Sent>): Promise<void> {
  let alive = true
  const untilDead = (step: () => Promise<void>) => async () => {
    while (alive) {
      try {
        await step()
      } catch {
        // The connection broke: not thanked for
        if (alive) await sleep(5)
      }
    }
  }
  const thanked = (
    kind: Sent['kind'],
    email: string,
    answer: { status: number; json: { reference: string } },
  ) => {
    if (answer.status !== 200) throw new Error(String(answer.status))
    sent.set(email, { kind, reference: answer.json.reference, hashes: [] })
  }
  const inquire = async () => {
    const email = `${randomUUID()}@example.com`
    const body = { ...sampleFields, email, submissionId: email }
    thanked('inquiry', email, await send('POST', `${server.origin}/api/pricing-inquiry`, { body }))
  }
  const ask = async () => {
    const email = `${randomUUID()}@example.com`
    const body = { name: 'Ada', email, question: 'Does it work on Sundays, too?', submissionId: email }
    thanked('question', email, await send('POST', `${server.origin}/api/question`, { body }))
  }
  const brief = async () => {
    const email = `${randomUUID()}@example.com`
    const files = [randomBytes(randomInt(1, 200_000)), randomBytes(randomInt(1, 2_000))]
    const answer = await fetch(`${server.origin}/api/website-onboarding`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: briefBody(email, files),
    })
    if (answer.status !== 200) throw new Error(String(answer.status))
    const { reference } = (await answer.json()) as { reference: string }
    sent.set(email, { kind: 'onboarding', reference, hashes: files.map(sha256) })
  }
  const workers = [inquire, inquire, ask, ask, brief, brief].map((step) => untilDead(step)())
  await sleep(randomInt(10, 250))
  await server.kill()
  alive = false
  await Promise.all(workers)
}

export const briefBody = (email: string, files: Uint8Array<ArrayBuffer>[]): FormData =>
  briefForm(
    { email, submissionId: email },
    Object.fromEntries(files.map((bytes, index) => [`other_${index}`, new File([bytes], `file ${index}`)])),
  )

/** Until nothing waits any more. */
export async function settled(server: RunningServer, withinMs = deliveredWithinMs): Promise<void> {
  const end = Date.now() + withinMs
  for (;;) {
    const { json } = await send('GET', `${server.origin}/readyz`)
    const { leads, mail, drive } = json.parts
    if (!leads.reading && mail.undelivered === 0 && drive.undelivered === 0) return
    if (Date.now() > end) throw new Error(`Still undelivered: ${JSON.stringify({ mail, drive })}`)
    await sleep(200)
  }
}

/** What was thanked for and is not on disk, or not in the drive, as it was sent. */
async function losses({ dataDir }: Folders, sent: Map<string, Sent>): Promise<string[]> {
  const faults: string[] = []
  const names = await readdir(path.join(dataDir, 'leads'))
  for (const name of names.filter((one) => one.startsWith('.'))) faults.push(`left over: ${name}`)
  const leads = new Map((await leadsOnDisk(dataDir)).map((lead) => [lead.fields.email, lead]))
  const copies = await readdir(path.join(dataDir, 'drive'))
  for (const [email, { kind, hashes }] of sent) {
    const lead = leads.get(email)
    if (!lead) {
      faults.push(`lost: ${kind} of ${email}`)
      continue
    }
    const folder = path.join(dataDir, 'leads', lead.id, 'files')
    const kept = await Promise.all(
      lead.files.map(({ stored }) => readFile(path.join(folder, stored)).then(sha256, () => 'missing')),
    )
    if (kept.sort().join() !== [...hashes].sort().join()) faults.push(`files differ: ${email}`)
    const places = copies.filter((name) => name.endsWith(lead.id))
    if (places.length !== 1) faults.push(`${places.length} copies in the drive: ${email}`)
    const [place = ''] = places
    const copied = await readdir(path.join(dataDir, 'drive', place, 'files')).catch(() => [])
    if (copied.length !== hashes.length) faults.push(`${copied.length} files in the drive: ${email}`)
  }
  return faults
}

function mailFaults(
  received: { mail: { messageId?: string | undefined; subject?: string | undefined }; to: string[] }[],
  sent: Map<string, Sent>,
): string[] {
  const faults: string[] = []
  const ids = new Map<string, Set<string>>()
  for (const { mail, to } of received) {
    const reference = /\[([0-9A-Z-]{9})\]/.exec(mail.subject ?? '')?.[1]
    if (!reference || to.some((address) => sent.has(address))) continue
    const known = ids.get(reference) ?? new Set()
    ids.set(reference, known.add(mail.messageId ?? ''))
  }
  for (const [email, { reference }] of sent) {
    const count = ids.get(reference)?.size ?? 0
    if (count !== 1) faults.push(`${count} Message-IDs: ${email}`)
  }
  if (received.length > 6 * (sent.size + 100)) faults.push(`${received.length} mails for ${sent.size} leads`)
  return faults
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
