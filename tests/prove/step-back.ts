import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#scripts/setup.mjs'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { runPonte } from '#tests/helpers/ponte.ts'
import {
  type Folders,
  makeFolders,
  owner,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { beginTraffic } from '#tests/helpers/traffic.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'
import { postBody } from './saves.ts'

export const sabotage: Sabotage = {
  name: 'one release changes how sessions are stored, and writes them so at once',
  file: 'server/staff/token-hash.ts',
  find: "createHash('sha256')",
  replace: "createHash('sha3-256')",
}

const grace = { email: 'grace@example.com', password: 'another long password' }
const perSecond = 50

/**
 * What this version has written is read by the version before, and by this one again: posts, settings, redirects,
 * accounts, sessions, leads that are delivered by the version that runs when the mail server is back. `STEP_BACK_TO` names the
 * commit or tag of the version before; see `previousVersion`.
 */
export async function proveStepBack(): Promise<boolean> {
  const commit = previousVersion()
  console.log(`  this version, ${nameOf(commit)}, and this version again`)
  const before = await buildOf(commit)
  try {
    const program = path.join(root, 'scripts/serve.mjs')
    const held = report('there and back', await stepBack(program, before.program), true)
    const build = await brokenBuild(sabotage)
    try {
      return report(`broken: ${sabotage.name}`, await stepBack(build.program, before.program), false) && held
    } finally {
      await build.remove()
    }
  } finally {
    await before.remove()
  }
}

function report(name: string, { faults, counts }: Outcome, sound: boolean): boolean {
  const right = sound === (faults.length === 0)
  console.log(`  ${right ? 'ok  ' : 'FAIL'} ${name}: ${counts}, ${faults.length} faults`)
  for (const fault of faults.slice(0, 10)) console.log(`       ${fault}`)
  return right
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const nameOf = (commit: string): string => git('log', '-1', '--format=%h of %cs', commit)

/**
 * The newest tag `v…` with another version number; without one, the last commit before the number in package.json changed;
 * without that, forty commits back.
 */
function previousVersion(): string {
  const named = process.env.STEP_BACK_TO
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`)
  const versionAt = (commit: string): string => JSON.parse(git('show', `${commit}:package.json`)).version
  const version = versionAt('HEAD')
  const tags = git('tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*').split('\n')
  const tag = tags.find((name) => name !== '' && name !== `v${version}`)
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const changes = git('log', '--first-parent', '--format=%H', '--', 'package.json').split('\n')
  const other = changes.find((commit) => versionAt(commit) !== version)
  if (other) return other
  const line = git('rev-list', '--first-parent', '--max-count=41', 'HEAD').split('\n')
  return line.at(-1) ?? 'HEAD'
}

/** Builds a commit with the packages of its own lock file. */
async function buildOf(commit: string): Promise<{ program: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-before-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const lock = 'package-lock.json'
  const isSame =
    (await readFile(path.join(folder, lock), 'utf8')) === (await readFile(path.join(root, lock), 'utf8'))
  if (isSame) await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  else run(folder, 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  run(folder, process.execPath, ['scripts/build.mjs'])
  return {
    program: path.join(folder, 'scripts/serve.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const run = (cwd: string, program: string, words: string[]): void => {
  execFileSync(program, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

type Outcome = { faults: string[]; counts: string }

/** What must be there after every start, as it was acknowledged. */
type Kept = {
  /** By id: what a visitor sees. */
  posts: Map<string, { slug: string; title: string; content: string }>
  /** Cookies of sessions. */
  cookies: string[]
  accounts: { email: string; password: string }[]
  /** Addresses of those who wrote. */
  leads: string[]
  phone: string
}

async function stepBack(now: string, before: string): Promise<Outcome> {
  const folders = await makeFolders({ content: false })
  // The settings of an owner who had the version before; copies of those that ship now could name what it does not know
  await cp(path.resolve(path.dirname(before), '../content'), folders.contentDir, { recursive: true })
  // Away at first: leads wait
  let mail = await startMailServer()
  const { port, url } = mail
  await mail.stop()
  const kept: Kept = { posts: new Map(), cookies: [], accounts: [owner], leads: [], phone: '' }
  const faults: string[] = []
  let server: RunningServer | null = null
  const start = (program: string) =>
    startServer({ folders, program, env: { SMTP_URL: url, LEADS_PER_MINUTE: '0' }, watch: () => undefined })
  try {
    server = await start(now)
    await writeAs('new', server, folders, kept)
    await server.stop()
    server = null
    const format = await readFile(path.join(folders.dataDir, 'format.json'), 'utf8')

    server = await start(before)
    faults.push(...(await missing('the version before', server, kept)))
    await writeAs('old', server, folders, kept)
    mail = await startMailServer(port)
    faults.push(...(await undelivered(mail, kept)))
    await server.stop()
    server = null
    await mail.stop()

    server = await start(now)
    faults.push(...(await missing('this version again', server, kept)))
    mail = await startMailServer(port)
    await writeAs('again', server, folders, kept)
    if ((await readFile(path.join(folders.dataDir, 'format.json'), 'utf8')) !== format)
      faults.push('The format number is another one')
    const { posts, leads, accounts } = kept
    return {
      faults,
      counts: `${posts.size} posts, ${leads.length} leads, ${accounts.length} accounts`,
    }
  } finally {
    await server?.stop()
    await mail.stop()
    await folders.remove()
  }
}

/** One of everything, acknowledged by the server of this round. */
async function writeAs(
  round: string,
  { origin }: RunningServer,
  folders: Folders,
  kept: Kept,
): Promise<void> {
  const cookie = await signIn(origin)
  kept.cookies.push(cookie)
  for (const title of [`Of the ${round} version`, `Of the ${round} version, è il secondo`]) {
    const body = {
      ...postBody(title),
      faqData: JSON.stringify([{ question: 'Is it kept?', answer: 'Yes.' }]),
    }
    const made = await send('POST', `${origin}/api/blog/posts`, { cookie, body })
    if (made.status !== 201) throw new Error(`A post was answered with ${made.status}: ${made.text}`)
    kept.posts.set(made.json.id, { slug: made.json.slug, title, content: body.content })
  }
  // A post of another version is edited, too
  const [id, post] = [...kept.posts][0] ?? []
  if (id !== undefined && post) {
    post.content = `${post.content}\n\nEdited by the ${round} version.`
    const body = postBody(post.title, post.content)
    const saved = await send('PUT', `${origin}/api/blog/posts/${id}`, { cookie, body })
    if (saved.status !== 200) throw new Error(`An edit was answered with ${saved.status}: ${saved.text}`)
  }
  if (kept.accounts.length === 1) {
    const env = { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir }
    const words = ['staff', 'add', grace.email, '--name', 'Grace', '--password-stdin']
    const { status, stderr } = runPonte(words, { env, input: grace.password })
    if (status !== 0) throw new Error(stderr)
    kept.accounts.push(grace)
  }
  const file = path.join(folders.contentDir, 'site.yaml')
  const phone = `+44 20 7946 0${100 + kept.cookies.length}`
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^phone: .*$/m, `phone: ${phone}`))
  kept.phone = phone
  await waitFor('the new number on the pages', () => shows(origin, '/contact', phone))
  const traffic = beginTraffic(origin, perSecond)
  await waitFor('leads', () => traffic.accepted.length >= 3 || null)
  await traffic.stop()
  kept.leads.push(...traffic.accepted)
}

async function missing(who: string, { origin }: RunningServer, kept: Kept): Promise<string[]> {
  const faults: string[] = []
  for (const cookie of kept.cookies) {
    const { status } = await send('GET', `${origin}/api/session`, { cookie })
    if (status !== 200) faults.push(`${who}: a session is over (${status})`)
  }
  for (const account of kept.accounts) {
    await signIn(origin, account).catch((error: Error) =>
      faults.push(`${who}: ${account.email}: ${error.message}`),
    )
  }
  const cookie = await signIn(origin)
  for (const [id, { slug, title, content }] of kept.posts) {
    const { status, json } = await send('GET', `${origin}/api/blog/slug/${slug}`)
    if (status !== 200) faults.push(`${who}: ${slug} answers ${status}`)
    else if (json.id !== id || json.title !== title || json.content.trim() !== content.trim())
      faults.push(`${who}: ${slug} reads differently`)
  }
  if (!(await shows(origin, '/contact', kept.phone))) faults.push(`${who}: the settings are others`)
  // They are read after the start
  let gone: string[] = []
  await waitFor(
    'the leads',
    async () => {
      const { text } = await send('GET', `${origin}/api/leads?limit=500`, { cookie })
      gone = kept.leads.filter((email) => !text.includes(email))
      return gone.length === 0 || null
    },
    10_000,
  ).catch(() => undefined)
  faults.push(...gone.map((email) => `${who}: the lead of ${email} is gone`))
  const { json: ready } = await send('GET', `${origin}/readyz`)
  for (const part of ['content', 'data']) {
    if (ready.parts[part]?.status !== 'ok') faults.push(`${who}: ${part} is ${ready.parts[part]?.status}`)
  }
  return faults
}

const shows = async (origin: string, page: string, text: string): Promise<boolean> =>
  (await (await fetch(`${origin}${page}`)).text()).includes(text)

/** Every lead is delivered, to staff and once. */
async function undelivered(mail: Awaited<ReturnType<typeof startMailServer>>, kept: Kept): Promise<string[]> {
  const mailsOf = (email: string): number =>
    mail.received.filter(({ to, raw }) => !to.includes(email) && raw.includes(email)).length
  const isDone = () => kept.leads.every((email) => mailsOf(email) > 0) || null
  await waitFor('the deliveries', isDone, 60_000).catch(() => undefined)
  return kept.leads.flatMap((email) => {
    const mails = mailsOf(email)
    return mails === 1 ? [] : [`The lead of ${email} was mailed ${mails} times`]
  })
}
