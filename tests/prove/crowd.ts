import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { root } from '#scripts/setup.mjs'
import { createLead } from '#server/leads/intake/create-lead.ts'
import { type Folders, makeFolders, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

const leads = Number(process.env.CROWD_LEADS ?? 10_000)
const briefBytes = 256 * 1024
const mostMb = 200
const mostStartMs = 5_000
/** A broken build shows itself sooner. */
const brokenLeads = 1_000

export const sabotage: Sabotage = {
  name: 'all leads are read before the first is given out',
  file: 'server/leads/store/lead-query.ts',
  find: 'for (const { id } of entries) {',
  replace:
    'const all = await Promise.all(entries.map(({ id }) => get(id)))\n' +
    '    for (const { id } of all.flatMap((record) => record?.lead ?? [])) {',
}

const commands: string[][] = [
  ['leads', 'list'],
  ['leads', 'list', '--json'],
  ['leads', 'export'],
  ['leads', 'export', '--json'],
  ['leads', 'erase', 'nobody@example.com'],
  ['doctor'],
]

/**
 * 10,000 held briefs with 256 KB of text each, which anybody can send: the server from its start through its first look
 * at retention, lists, a search and exports, and every command that reads leads, stay under 200 MB. `CROWD_LEADS` sets
 * another number.
 */
export async function proveCrowd(): Promise<boolean> {
  const folders = await makeFolders()
  try {
    await fill(folders, leads)
    let held = report('server', await runServer(folders), true)
    for (const words of commands)
      held = report(words.join(' '), await runCommand(folders, words), true) && held
    await rm(folders.dataDir, { recursive: true })
    await fill(folders, brokenLeads)
    const build = await brokenBuild(sabotage)
    try {
      const broken = await runServer(folders, build.program)
      held = report(`broken: ${sabotage.name} (${brokenLeads} briefs)`, broken, false) && held
    } finally {
      await build.remove()
    }
    return held
  } finally {
    await folders.remove()
  }
}

/** What `npm run ponte` gives to Node. */
const ponteOptions = [
  ...(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: { ponte: string } }
  ).scripts.ponte
    .split(' ')
    .filter((word) => /^--.+=/.test(word)),
  '--import',
  import.meta.resolve('tsx'),
]

type Outcome = { peakMb: number; faults: string[]; said: string }

function report(name: string, { peakMb, faults, said }: Outcome, sound: boolean): boolean {
  const within = peakMb < mostMb && faults.length === 0
  const right = within === sound
  const limit = sound ? `under ${mostMb}` : `must be over ${mostMb}`
  console.log(`  ${right ? 'ok  ' : 'FAIL'} ${name}: ${peakMb.toFixed(0)} MB (${limit})${said}`)
  for (const fault of faults) console.log(`       ${fault}`)
  return right
}

/** Without flushing: this data folder has nothing to survive. */
async function fill({ dataDir }: Folders, count: number): Promise<void> {
  // One character beyond Latin-1 doubles what a text takes in memory
  const text = `${'Un forno con due camere, aperto la domenica. '.repeat(1 + briefBytes / 45)}`.slice(
    0,
    briefBytes / 5 - 8,
  )
  const fields = [
    'businessDescription',
    'targetAudience',
    'inspirationWebsites',
    'customPages',
    'specialRequests',
  ]
  for (let at = 0; at < count; at += 1) {
    const lead = createLead({
      kind: 'onboarding',
      fields: {
        fullName: 'Ada Rossi',
        email: `visitor-${at}@example.com`,
        ...Object.fromEntries(fields.map((name) => [name, `${at} – ${text}`])),
      },
      language: 'it',
      receivedAt: Date.now() - at,
      submissionId: randomBytes(16).toString('hex'),
      held: 'content',
    })
    const folder = path.join(dataDir, 'leads', lead.id)
    await mkdir(path.join(folder, 'files'), { recursive: true })
    await writeFile(path.join(folder, 'lead.json'), `${JSON.stringify(lead, null, 2)}\n`)
  }
}

async function runServer(folders: Folders, program?: string): Promise<Outcome> {
  const faults: string[] = []
  const begun = performance.now()
  const server = await startServer({ folders, ...(program && { program }) })
  const startMs = performance.now() - begun
  if (startMs > mostStartMs) faults.push(`Ready after ${startMs.toFixed(0)} ms only`)
  try {
    const firstLook = waitFor(
      'the first look at retention and the digest',
      () => readFile(path.join(folders.dataDir, 'held-digest')).catch(() => null),
      1_800_000,
    )
    await firstLook
    const lookMs = performance.now() - begun
    const cookie = await signIn(server.origin)
    const read = async (at: string): Promise<number> => {
      // Unlike fetch it waits for the first byte for as long as it takes
      const [response] = await once(get(`${server.origin}${at}`, { headers: { cookie } }), 'response')
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      if (response.statusCode !== 200) faults.push(`${at} answered ${response.statusCode}`)
      return bytes
    }
    const list = await read('/api/leads?limit=500')
    await read('/api/leads?limit=500&offset=3000&order=oldest')
    await read('/api/leads/overview')
    await read('/admin/leads?status=held&show=500')
    await read('/api/leads?query=visitor-7%40example.com')
    const csv = await read('/api/leads/export?format=csv')
    const json = await read('/api/leads/export?format=json')
    const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
    const said = `; ready after ${startMs.toFixed(0)} ms, first look after ${(lookMs / 1000).toFixed(1)} s, list ${mb(list)}, CSV ${mb(csv)}, JSON ${mb(json)}`
    return { peakMb: await peakOf(server.pid), faults, said }
  } catch (error) {
    return { peakMb: await peakOf(server.pid), faults: [...faults, String(error)], said: '' }
  } finally {
    await server.stop()
  }
}

const peakOf = (pid: number): Promise<number> => peakIn(`/proc/${pid}/status`)

/** The most memory that a process has had, in MB. */
async function peakIn(statusFile: string): Promise<number> {
  const status = await readFile(statusFile, 'utf8')
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

/** As `npm run ponte` does; the process writes down its own peak as it ends. */
async function runCommand(folders: Folders, words: string[]): Promise<Outcome> {
  const peakFile = path.join(folders.base, 'peak')
  const atEnd = `import { readFileSync, writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(${JSON.stringify(peakFile)}, readFileSync('/proc/self/status')))`
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(atEnd)}`,
      ...ponteOptions,
      path.join(root, 'scripts/bin.mjs'),
      ...words,
    ],
    {
      cwd: folders.base,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH ?? '', CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
    },
  )
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  let bytes = 0
  for await (const chunk of child.stdout) bytes += chunk.length
  const code = await exited
  const took = ((performance.now() - begun) / 1000).toFixed(1)
  const faults = code === 0 || words[0] === 'doctor' ? [] : [`Ended with ${code}`]
  const said = `; ${(bytes / 1e6).toFixed(1)} MB in ${took} s`
  return { peakMb: await peakIn(peakFile), faults, said }
}
