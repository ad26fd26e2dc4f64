import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClamd } from '#server/leads/virus-scan/clamd.ts'
import { makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const mostMegabytes = 2
const files: Record<string, Buffer> = {
  'menu.txt': Buffer.from('Soup, and more soup'),
  'test.txt': Buffer.from(eicar),
  'photo.bin': randomBytes(1_500_000),
  'film.bin': randomBytes(mostMegabytes * 1_048_576 + 1),
}
const wanted = { 'menu.txt': 'clean', 'test.txt': 'infected', 'photo.bin': 'clean', 'film.bin': 'too-large' }

export const sabotage: Sabotage = {
  name: 'every answer of the scanner counts as clean',
  file: 'server/leads/virus-scan/clamd.ts',
  find: "if (found !== undefined) return { verdict: 'infected', found }",
  replace: "if (found !== undefined) return { verdict: 'clean' }",
}

/** A brief with files, scanned by a real clamd whose one signature is the harmless test file of the industry (R259). */
export async function proveVirusScan(): Promise<boolean> {
  if (spawnSync('clamd', ['--version']).error) {
    console.log('  skipped: needs clamd')
    return true
  }
  const clamd = await startClamd()
  try {
    const held = await report('clamd', true, clamd.socket)
    const build = await brokenBuild(sabotage)
    try {
      return (await report(`broken: ${sabotage.name}`, false, clamd.socket, build.program)) && held
    } finally {
      await build.remove()
    }
  } finally {
    await clamd.stop()
  }
}

async function startClamd(): Promise<{ socket: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-clamd-'))
  await chmod(folder, 0o755)
  const socket = path.join(folder, 'clamd.sock')
  await mkdir(path.join(folder, 'db'))
  const hash = createHash('md5').update(eicar).digest('hex')
  await writeFile(path.join(folder, 'db/own.hdb'), `${hash}:${eicar.length}:Own.Test\n`)
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${path.join(folder, 'db')}`,
    `StreamMaxLength ${mostMegabytes}M`,
    'Foreground yes',
    ...(process.getuid?.() === 0 ? ['User root'] : []),
  ]
  await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const process_: ChildProcess = spawn('clamd', ['--config-file', path.join(folder, 'clamd.conf')], {
    stdio: 'ignore',
  })
  const client = createClamd({ address: { path: socket }, silenceMs: 1_000 })
  await waitFor('clamd', () =>
    client.ping().then(
      () => true,
      () => false,
    ),
  )
  return {
    socket,
    async stop() {
      process_.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function report(name: string, sound: boolean, socket: string, program?: string): Promise<boolean> {
  const { verdicts, copied } = await scannedBrief(socket, program)
  const isRight =
    JSON.stringify(verdicts) === JSON.stringify(wanted) && !copied.some((file) => file.endsWith('test.txt'))
  console.log(
    `  ${isRight === sound ? 'ok  ' : 'FAIL'} ${name}: ${JSON.stringify(verdicts)}, copied ${copied.join(', ')}`,
  )
  return isRight === sound
}

async function scannedBrief(socket: string, program?: string) {
  const folders = await makeFolders()
  const env = { LEADS_PER_MINUTE: '0', RETRY_BASE_MS: '50', CLAMD_URL: `unix:${socket}` }
  const server = await startServer({ folders, env, ...(program && { program }) })
  try {
    const cookie = await signIn(server.origin)
    const form = new FormData()
    const brief = {
      fullName: 'Ada Byron',
      businessName: 'Byron Baths',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      businessDescription: 'A bath house in the hills.',
      targetAudience: 'Tired people',
      websiteGoals: '["Generate leads"]',
      desiredPages: '["Home"]',
    }
    for (const [field, value] of Object.entries(brief)) form.set(field, value)
    Object.entries(files).forEach(([file, bytes], at) => {
      form.set(`other_${at}`, new File([new Uint8Array(bytes)], file))
    })
    const response = await fetch(`${server.origin}/api/website-onboarding`, { method: 'POST', body: form })
    if (!response.ok) throw new Error(`The brief was answered with ${response.status}`)
    const { json } = await send('GET', `${server.origin}/api/leads`, { cookie })
    const address = `${server.origin}/api/leads/${json.leads[0].lead.id}`
    const read = async () => (await send('GET', address, { cookie })).json
    await waitFor('the copy', async () => (await read()).deliveries.drive.status === 'delivered')
    const { lead, scans } = await read()
    const verdicts = Object.fromEntries(
      lead.files.map(({ name, stored }: { name: string; stored: string }) => [name, scans[stored]?.verdict]),
    )
    const drive = path.join(folders.dataDir, 'drive')
    const folder = (await readdir(drive)).find((one) => one.includes(lead.id)) ?? ''
    return { verdicts, copied: await readdir(path.join(drive, folder, 'files')) }
  } finally {
    await server.stop()
    await folders.remove()
  }
}
