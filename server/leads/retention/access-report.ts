import path from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Lead } from '#domain/leads/lead.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { defaultLocale, type Locale, localeRows } from '#domain/locales.ts'
import type { Site } from '#domain/site/site.schema.ts'
import { accessReportTexts, erasureTexts, mailTexts } from '#locales/dictionaries.ts'
import { say } from '#locales/texts.ts'
import { escapeHtml } from '../../escape-html.ts'
import { fileName } from '../channels/drive/copy.ts'
import type { DriveTarget } from '../channels/drive/target.ts'
import { composeMessage } from '../delivery/message.ts'
import { readPending } from '../intake/pending-uploads.ts'
import type { Outbox } from '../outbox.ts'
import { filesBelow, type LocalCopy } from '../store/local-copies.ts'
import type { Erasures, Holdings } from './erasure.ts'

/** The access report of a person (R262): everything that is held, as one archive for them. */

type AccessReportsOptions = {
  erasures: Pick<Erasures, 'heldOf'>
  outbox: Pick<Outbox, 'get'>
  site: () => Pick<Site, 'name' | 'leadRetentionMonths'>
  /** Address of the site, when it is configured. */
  publicUrl: string | null
  drive: DriveTarget['kind']
  now?: () => number
}

/** Resolves with the bytes of a zip archive about the person of an e-mail address. Rejects when something cannot be read. */
export const createAccessReports =
  ({ erasures, outbox, site, now = Date.now, ...facts }: AccessReportsOptions) =>
  async (address: string): Promise<Readable> =>
    archiveOf({
      ...facts,
      address,
      holdings: await erasures.heldOf(address),
      recordOf: (id) => outbox.get(id),
      site: site(),
      now: now(),
    })

type ReportOptions = {
  address: string
  holdings: Holdings
  /** What staff wrote about a lead; null for one that is only in a folder put aside. */
  recordOf: (id: string) => Promise<Pick<LeadRecord, 'handling' | 'deliveries'> | null>
  site: Pick<Site, 'name' | 'leadRetentionMonths'>
  publicUrl: string | null
  drive: DriveTarget['kind']
  now: number
}

/** Files are read as they are sent; one that goes meanwhile ends the stream with its error. */
async function archiveOf(options: ReportOptions): Promise<Readable> {
  const { holdings, recordOf } = options
  const language = holdings.leads.at(-1)?.lead.language ?? defaultLocale
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name)
  // The same lead may be in a folder that a restore put aside: the newer of both is that of the data folder, which is first
  const leads = [...new Map([...holdings.leads].reverse().map((one) => [one.lead.id, one])).values()]
  const entries = await Promise.all(
    leads.map(async ({ lead, folder }) => ({ lead, folder, record: await recordOf(lead.id) })),
  )
  entries.sort((a, b) => a.lead.receivedAt.localeCompare(b.lead.receivedAt))
  add('index.html', pageOf(options, entries, language))
  add('report.json', `${JSON.stringify(factsOf(options, entries), null, 2)}\n`)
  for (const { lead, folder } of entries) {
    const within = referenceOf(lead.id)
    add(`${within}/message.html`, composeMessage(lead, { language }).html)
    add(`${within}/message.json`, `${JSON.stringify(lead, null, 2)}\n`)
    for (const [index, { name, stored }] of lead.files.entries())
      zip.addFile(path.join(folder, 'files', stored), `${within}/files/${fileName(index, name, stored)}`)
  }
  const known = new Set(entries.map(({ lead }) => lead.id))
  for (const [index, copy] of holdings.copies.entries())
    await addCopy(zip, copy, { known, number: String(index + 1).padStart(2, '0') })
  zip.end()
  const bytes = zip.outputStream as Readable
  // Otherwise a file that is gone would end the process
  zip.on('error', (error: Error) => bytes.destroy(error))
  return bytes
}

type Entry = {
  lead: Lead
  folder: string
  record: Pick<LeadRecord, 'handling' | 'deliveries'> | null
}

/** A digest of an earlier version lists other people too, and a copy of a lead that is in the archive says nothing new. */
async function addCopy(
  zip: ZipFile,
  { place, at }: LocalCopy,
  { known, number }: { known: ReadonlySet<string>; number: string },
): Promise<void> {
  if (place === 'mailFiles') zip.addFile(at, `messages/${number} ${path.basename(at)}`)
  if (place === 'pendingUploads') {
    const { files = [] } = (await readPending(at)) ?? {}
    for (const [index, { name, stored }] of files.entries())
      zip.addFile(path.join(at, stored), `unfinished/${number}/${fileName(index, name, stored)}`)
  }
  if (place !== 'driveCopies' || [...known].some((id) => at.includes(id))) return
  for (const file of await filesBelow(at)) zip.addFile(file, `drive/${number}/${path.relative(at, file)}`)
}

const countOf = ({ copies }: Holdings, place: LocalCopy['place']): number =>
  copies.filter((copy) => copy.place === place).length

/** For other programs. Members of staff are left out: they are people, too. */
function factsOf(options: ReportOptions, entries: readonly Entry[]) {
  const { address, holdings, site, publicUrl, drive, now } = options
  return {
    address,
    madeAt: new Date(now).toISOString(),
    madeBy: { name: site.name, site: publicUrl },
    keptForMonths: site.leadRetentionMonths,
    leads: entries.map(({ lead, record }) => ({
      reference: referenceOf(lead.id),
      ...lead,
      erasedAfter: untilOf(lead, site),
      status: record?.handling.status ?? null,
      notes: record?.handling.notes.map(({ at, text }) => ({ at, text })) ?? [],
      deliveries: Object.entries(record?.deliveries ?? {}).map(([channel, { status, deliveredAt }]) => ({
        channel,
        status,
        at: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
      })),
    })),
    copies: {
      leadFolders: holdings.leads.length,
      messages: countOf(holdings, 'mailFiles'),
      unfinishedForms: countOf(holdings, 'pendingUploads'),
      serverDrive: countOf(holdings, 'driveCopies'),
      digests: countOf(holdings, 'digests'),
      automaticReplies: holdings.ledgerEntries,
      drive: { kind: drive, references: holdings.inDrive },
    },
    elsewhere: holdings.outOfReach,
  }
}

/** When a lead is erased by its age, as the retention does it. */
function untilOf({ receivedAt }: Lead, { leadRetentionMonths }: ReportOptions['site']): string {
  const until = new Date(receivedAt)
  until.setUTCMonth(until.getUTCMonth() + leadRetentionMonths)
  return until.toISOString()
}

function pageOf(options: ReportOptions, entries: readonly Entry[], language: Locale): string {
  const { address, holdings, site, publicUrl, drive, now } = options
  const text = accessReportTexts[language]
  const { kinds } = mailTexts[language]
  const format = new Intl.DateTimeFormat(localeRows[language].region, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  })
  const item = (words: string) => `<li>${escapeHtml(words)}</li>`
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
  const sent = entries.map(({ lead, record }) => {
    const notesOf = record?.handling.notes ?? []
    const reference = referenceOf(lead.id)
    const date = format.format(new Date(lead.receivedAt))
    const link = `<a href="${reference}/message.html">${escapeHtml(text.sent({ kind: kinds[lead.kind], date, reference }))}</a>`
    const more = [
      ...(lead.files.length > 0 ? [text.files({ count: lead.files.length })] : []),
      ...(notesOf.length > 0 ? [text.notes({ count: notesOf.length })] : []),
    ]
    const notes = notesOf.map(
      (note) => `<li>${escapeHtml(format.format(new Date(note.at)))}: ${escapeHtml(note.text)}</li>`,
    )
    return `<li>${[link, ...more.map(escapeHtml)].join('; ')}${notes.length > 0 ? `<ul>${notes.join('')}</ul>` : ''}</li>`
  })
  const counted: [number, (values: { count: number }) => string][] = [
    [countOf(holdings, 'mailFiles'), text.messages],
    [countOf(holdings, 'pendingUploads'), text.unfinished],
    [countOf(holdings, 'driveCopies'), text.serverDrive],
    [holdings.ledgerEntries, text.ledger],
  ]
  const copies = counted.filter(([count]) => count > 0).map(([count, words]) => item(words({ count })))
  if (entries.length > 0) copies.push(item(text.reminders))
  const elsewhere = [
    ...(holdings.inDrive.length > 0
      ? [item(text.inDrive({ place: text.drives[drive], references: holdings.inDrive.join(', ') }))]
      : []),
    ...holdings.outOfReach.map(({ what, count }) =>
      item(say(erasureTexts[language].unreachable[what], { count })),
    ),
  ]
  const isEmpty = entries.length === 0 && holdings.copies.length === 0 && holdings.ledgerEntries === 0
  const date = format.format(new Date(now))
  const paragraphs = [
    text.made({ date, name: [site.name, ...(publicUrl === null ? [] : [publicUrl])].join(', ') }),
    ...(isEmpty ? [text.nothing] : [text.why, text.kept({ months: site.leadRetentionMonths })]),
  ]
  const title = escapeHtml(text.title({ address }))
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.3;overflow-wrap:anywhere}h2{font-size:1.15rem;margin-top:2rem}</style></head>
<body>
<h1>${title}</h1>
${paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`).join('\n')}
${list(text.sentTitle, sent)}
${list(text.copiesTitle, copies)}
${list(text.elsewhereTitle, elsewhere)}
<p><a href="report.json">${escapeHtml(text.machine)}</a></p>
</body>
</html>
`
}
