import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { inquire, keepDoing, sendBrief, sha256, type Thanked } from './load.ts'
import { judge } from './verdict.ts'

const kills = Number(process.env.KILLS ?? 500)
const longestLoadMs = 20_000
const deliveredWithinMs = 300_000
/** A shorter wait for the broken builds, which must fail anyway. */
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
    file: 'server/leads/delivery/attempt.ts',
    find: 'entries.apply(entry, event)\n    lanes.track(entry)\n    await write(entry, event).catch(() => undefined)',
    replace: 'return',
  },
]

/**
 * Kills the server at `KILLS` (500) random moments while visitors send inquiries, questions and briefs. Every acknowledged
 * lead must be stored with the right files and delivered, never under two Message-IDs.
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
type Sent = Omit<Thanked, 'email'> & { kind: 'inquiry' | 'question' | 'onboarding' }

function report(name: string, { kills: done, sent, faults, mails }: Tally, sound: boolean): boolean {
  const kinds = ['inquiry', 'question', 'onboarding']
  const counts = kinds.map(
    (kind) => `${[...sent.values()].filter((one) => one.kind === kind).length} ${kind}`,
  )
  const words = `${done} kills, thanked for ${counts.join(', ')}; ${mails} mails; ${faults.length} faults`
  return judge(sound, `${name}: ${words}`, faults)
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

/** Resends twenty leads as staff would: the recipient must be able to recognise them as the same. */
async function sendAgain(server: RunningServer): Promise<void> {
  const cookie = await signIn(server.origin)
  const { json } = await send('GET', `${server.origin}/api/leads?limit=20`, { cookie })
  for (const { lead } of json.leads) {
    await send('POST', `${server.origin}/api/leads/${lead.id}/resend`, { cookie, body: { channel: 'mail' } })
  }
  await settled(server)
}

/** Lets six visitors send forms, then kills the server while they do. */
async function work(server: RunningServer, sent: Map<string, Sent>): Promise<void> {
  const { origin } = server
  const by = (kind: Sent['kind'], step: () => Promise<Thanked>) => async () => {
    const { email, ...thanked } = await step()
    sent.set(email, { kind, ...thanked })
  }
  const inquiry = by('inquiry', () => inquire(origin))
  const question = by('question', () =>
    inquire(origin, '/api/question', { name: 'Ada', question: 'Does it work on Sundays, too?' }),
  )
  const brief = by('onboarding', () => sendBrief(origin))
  const load = keepDoing([inquiry, inquiry, question, question, brief, brief])
  // Timed by acknowledged leads, not by the clock alone: a busy machine does next to nothing in a fixed time
  const thanked = sent.size + randomInt(13)
  await load.reach(() => sent.size >= thanked, longestLoadMs)
  await sleep(randomInt(100))
  await server.kill()
  await load.end()
}

async function settled(server: RunningServer, withinMs = deliveredWithinMs): Promise<void> {
  const end = Date.now() + withinMs
  for (;;) {
    const { json } = await send('GET', `${server.origin}/readyz`)
    const { leads, mail, drive } = json.parts
    if (!leads.reading && mail.undelivered === 0 && drive.undelivered === 0) return
    if (Date.now() > end) throw new Error(`Still undelivered: ${JSON.stringify({ mail, drive })}`)
    await sleep(200)
  }
}

/** Acknowledged leads that are not on disk or in the drive as they were sent. */
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
