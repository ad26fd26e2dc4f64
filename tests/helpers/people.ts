import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { type Random, randomFrom } from './random.ts'
import { type RunningServer, send, signIn } from './server.ts'
import { tracesIn } from './traces.ts'
import { waitFor } from './wait-for.ts'

/**
 * People who write to a site in many ways, and what their access report lists against what their erasure removes (R262).
 * The server needs `LEADS_PER_MINUTE=0` and a drive and mails in the data folder.
 */

type Person = { address: string; words: string[]; leads: number }

/** A word that nothing else in the data folder has. */
const markOf = (random: Random): string => `mark${random.bytes(6).toString('hex')}`

const inCapitals = (random: Random, address: string): string =>
  random.chance(0.4) ? address.toUpperCase() : address

/** Sends what a random person may have sent: one to four messages of any kind, some held, some unfinished. */
async function writeAs(random: Random, origin: string, at: number): Promise<Person> {
  const mark = markOf(random)
  const address = `${mark}${random.chance(0.3) ? '+news' : ''}@example.org`
  // Two people of one household: the number alone is nobody's
  const phone = `020 7946 ${String(100 + (at >> 1)).padStart(4, '0')}`
  const words = [mark]
  const said = () => {
    const word = markOf(random)
    words.push(word)
    return random.chance(0.2) ? `${word} see http://a.example http://b.example http://c.example` : word
  }
  const leads = 1 + random.below(3)
  for (let sent = 0; sent < leads; sent += 1) {
    const email = inCapitals(random, address)
    const kind = random.below(3)
    if (kind === 0)
      await taken(`${origin}/api/pricing-inquiry`, {
        name: said(),
        surname: mark,
        email,
        phone,
        ...(random.chance(0.5) && { language: 'it' }),
      })
    else if (kind === 1)
      await taken(`${origin}/api/question`, { name: mark, email, question: `How long is ${said()}?` })
    else await brief(origin, { email, phone, name: said(), files: [said(), said()] }, true)
  }
  // Of a form that was not finished the files are kept, and no answers
  if (random.chance(0.3)) await brief(origin, { email: address, phone, name: mark, files: [said()] }, false)
  return { address, words, leads }
}

async function taken(address: string, body: Record<string, string>): Promise<void> {
  const { status } = await send('POST', address, { body })
  if (status !== 200) throw new Error(`${address} answers ${status}`)
}

type Brief = { email: string; phone: string; name: string; files: string[] }

async function brief(origin: string, { files, ...who }: Brief, isComplete: boolean): Promise<void> {
  const form = new FormData()
  const fields = {
    fullName: who.name,
    businessName: 'A bakery',
    email: who.email,
    phone: who.phone,
    businessDescription: 'Bread in every shape',
    targetAudience: isComplete ? 'Neighbours' : '',
    websiteGoals: 'Sell',
    desiredPages: 'Home',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('documents', new Blob([file], { type: 'text/plain' }), `${file}.txt`)
  const answer = await fetch(`${origin}/api/website-onboarding`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
  })
  if (answer.status !== (isComplete ? 200 : 400))
    throw new Error(`a brief is answered with ${answer.status}: ${await answer.text()}`)
}

export type Comparison = { people: number; leads: number; files: number; faults: string[] }

/** Everybody writes; then one after the other gets a report and is erased. */
export async function reportAndErase(options: {
  server: RunningServer
  dataDir: string
  people: number
  seed: number
}): Promise<Comparison> {
  const { server, dataDir, people: count, seed } = options
  const { origin } = server
  const random = randomFrom(seed)
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) people.push(await writeAs(random, origin, at))
  const cookie = await signIn(origin)
  await allDelivered(origin, cookie)
  const faults: string[] = []
  let files = 0
  const rest = [...people]
  while (rest.length > 0) {
    const [person] = rest.splice(random.below(rest.length), 1)
    if (!person) break
    const before = await filesIn(dataDir)
    const archive = await reportOf(origin, cookie, person)
    const { receipt } = (
      await send('POST', `${origin}/api/leads/erase`, { cookie, body: { email: person.address } })
    ).json
    const after = await filesIn(dataDir)
    const removed = [...before].filter(([name]) => !after.has(name))
    files += removed.length
    const fault = (what: string) => faults.push(`${person.address}: ${what}`)
    compareCounts(archive.facts, receipt, fault)
    compareFiles(archive, removed, fault)
    const all = [...archive.texts.values()].join('\n').toLowerCase()
    for (const word of person.words) if (!all.includes(word)) fault(`${word} is not in the report`)
    for (const { words } of people)
      if (words !== person.words)
        for (const word of words) if (all.includes(word)) fault(`the report has ${word} of somebody else`)
    for (const [name, hash] of before)
      if (isCopy(name) && after.has(name) && after.get(name) !== hash) fault(`${name} was changed`)
  }
  const left = [...(await filesIn(dataDir)).keys()].filter(isCopy)
  if (left.length > 0) faults.push(`left after all: ${left.join(', ')}`)
  const words = people.flatMap((person) => person.words)
  for (const trace of await tracesIn(dataDir, words)) faults.push(`after all erasures: ${trace}`)
  return { people: count, leads: people.reduce((sum, { leads }) => sum + leads, 0), files, faults }
}

/** Where copies of what visitors sent are files. */
const isCopy = (name: string): boolean => /^(?:leads|drive|mail|trays)\//.test(name)

async function allDelivered(origin: string, cookie: string): Promise<void> {
  await waitFor('every delivery', async () => {
    const { json } = await send('GET', `${origin}/api/leads?state=waiting&limit=1`, { cookie })
    return json.total === 0
  })
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file)
    if (entry.isFile() && isCopy(name)) found.set(name, hashOf(await readFile(file)))
  }
  return found
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

type Archive = { facts: Facts; texts: Map<string, string>; hashes: Set<string> }
type Facts = {
  leads: { id: string; reference: string; files: unknown[] }[]
  copies: { messages: number; unfinishedForms: number; serverDrive: number; automaticReplies: number }
}

async function reportOf(origin: string, cookie: string, person: Person): Promise<Archive> {
  const query = new URLSearchParams({ query: person.address })
  const { json } = await send('GET', `${origin}/api/leads?${query}`, { cookie })
  const answer = await fetch(`${origin}/api/leads/report?lead=${json.leads[0].lead.id}`, {
    headers: { cookie },
  })
  if (answer.status !== 200) throw new Error(`a report is answered with ${answer.status}`)
  const entries = await entriesOf(Buffer.from(await answer.arrayBuffer()))
  return {
    facts: JSON.parse(entries.get('report.json')?.toString() ?? ''),
    texts: new Map([...entries].map(([name, bytes]) => [name, `${name}\n${bytes}`])),
    hashes: new Set([...entries.values()].map(hashOf)),
  }
}

/** The files of a zip archive by their names. */
export async function entriesOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)
  const zip = await open(archive, { lazyEntries: true })
  const entries = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        void buffer(stream).then((bytes) => {
          entries.set(entry.fileName, bytes)
          zip.readEntry()
        }, reject)
      })
    })
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return entries
}

function compareCounts(
  { leads, copies }: Facts,
  receipt: { references: string[]; pending: number; removed: { place: string; count: number }[] },
  fault: (what: string) => void,
): void {
  const removed = (place: string): number => receipt.removed.find((one) => one.place === place)?.count ?? 0
  const pairs: [string, number, number][] = [
    ['leads', leads.length, removed('leads')],
    ['files', leads.reduce((sum, { files }) => sum + files.length, 0), removed('files')],
    ['messages', copies.messages, removed('mailFiles')],
    ['drive', copies.serverDrive, removed('driveCopies')],
    ['unfinished forms', copies.unfinishedForms, removed('pendingUploads')],
    ['automatic replies', copies.automaticReplies, removed('replyLedger')],
  ]
  for (const [what, listed, gone] of pairs)
    if (listed !== gone) fault(`${what}: ${listed} in the report, ${gone} erased`)
  const references = leads.map(({ reference }) => reference).sort()
  if (references.join() !== [...receipt.references].sort().join()) fault('other leads in the receipt')
}

/** What visitors sent is in the report to the byte; what the program wrote about it, as facts. */
function compareFiles(archive: Archive, removed: [string, string][], fault: (what: string) => void): void {
  const ids = archive.facts.leads.map(({ id }) => id)
  for (const [name, hash] of removed) {
    const isContent =
      /^(?:leads\/[^/]+\/files|trays\/[^/]+)\/|^mail\//.test(name) && !name.endsWith('/tray.json')
    if (isContent && !archive.hashes.has(hash)) fault(`${name} is not in the report`)
    if (/^(?:leads|drive)\//.test(name) && !ids.some((id) => name.includes(id)))
      fault(`${name} was removed with no lead of the report`)
  }
}
