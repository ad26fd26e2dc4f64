import { execFileSync } from 'node:child_process'
import { lstat, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { postBody } from '#tests/helpers/post-body.ts'
import { send } from '#tests/helpers/server.ts'
import { briefBody, sha256 } from '../load.ts'
import { bytesOf } from './server-paths.ts'
import type { Site } from './site.ts'
import { type Answer, type State, torn, type WritePath } from './write-path.ts'

/** What moves aside, and what takes its place. */
const takingPlace = /\/\.before-restore-|\/\.restore-\S* (?:CONTENT|DATA)\/(?!\.restore-)/

/** The write paths of the command line, with the server stopped; the longest first. */
export const commandPaths: WritePath[] = [
  { name: 'restore', by: 'command', attempt: restoreIntoNothing },
  { name: 'restore-force', by: 'command', attempt: restoreOverOthers, only: takingPlace },
  { name: 'backup', by: 'command', attempt: backUp },
]

async function sendBrief(origin: string, email: string): Promise<void> {
  const body = briefBody(email, [bytesOf(email, 20_000)])
  body.append('subject', 'filled by a program')
  const { status } = await fetch(`${origin}/api/website-onboarding`, { method: 'POST', body })
  if (status !== 200) throw new Error(`A brief was answered with ${status}`)
}

async function backUp(site: Site, number: number) {
  await fill(site)
  const folder = site.roots.ELSEWHERE
  const file = path.join(folder, `backup-${number}.tar.gz`)
  // Of a run that was cut short: no program survives a fault in the wake-up of its event loop
  for (const name of await readdir(folder))
    await rm(path.join(folder, name), { recursive: true, force: true })
  return {
    act: async () => answerOf(await site.runCommand(['backup', file])),
    async state(): Promise<State> {
      const others = (await readdir(folder)).filter((name) => !/^(?:backup-\d+|source)\.tar\.gz$/.test(name))
      if (others.length > 0) return torn(`left behind: ${others.join(', ')}`)
      if (!(await exists(file))) return 'before'
      await empty(site)
      const { status, stderr } = await site.runCommand(['restore', file])
      return status === 0 ? 'after' : torn(stderr)
    },
  }
}

const archives = new WeakMap<Site, Map<string, string>>()

/** An archive of a site that has something of everything, and what a restore of it makes. */
async function sourceOf(site: Site): Promise<{ file: string; reference: Map<string, string> }> {
  const file = path.join(site.roots.ELSEWHERE, 'source.tar.gz')
  const known = archives.get(site)
  if (known && (await exists(file))) return { file, reference: known }
  await fill(site)
  await rm(file, { force: true })
  const backup = await site.runCommand(['backup', file])
  if (backup.status !== 0) throw new Error(backup.stderr)
  await empty(site)
  const restored = await site.runCommand(['restore', file])
  if (restored.status !== 0) throw new Error(restored.stderr)
  const reference = await treeOf(site)
  archives.set(site, reference)
  return { file, reference }
}

async function restoreIntoNothing(site: Site) {
  const { file, reference } = await sourceOf(site)
  await empty(site)
  return {
    act: async () => answerOf(await site.runCommand(['restore', file])),
    async state(): Promise<State> {
      const tree = await treeOf(site)
      if (tree.size === 0) return 'before'
      const differences = differencesOf(reference, tree)
      return differences.length === 0 ? 'after' : torn(differences.slice(0, 5).join(', '))
    },
  }
}

/** What a site held before it was restored over, and where a copy of it lies. */
const former = new WeakMap<Site, { old: string; before: Map<string, string> }>()

/** Another site than that of the archive; made once for a site. */
async function formerOf(site: Site): Promise<{ old: string; before: Map<string, string> }> {
  const known = former.get(site)
  if (known) return known
  await empty(site)
  const { origin } = await site.start()
  await sendBrief(origin, 'old@example.com')
  await site.kill()
  await rm(path.join(site.folders.dataDir, 'secret'), { force: true })
  const old = path.join(site.bench, 'old')
  await mkdir(old)
  for (const folder of [site.folders.contentDir, site.folders.dataDir]) copyInto(old, folder)
  const made = { old, before: await treeOf(site) }
  former.set(site, made)
  return made
}

function copyInto(folder: string, from: string): void {
  execFileSync('cp', ['-a', from, folder])
}

async function restoreOverOthers(site: Site) {
  const { file, reference } = await sourceOf(site)
  const { old, before } = await formerOf(site)
  await empty(site)
  for (const folder of [site.folders.contentDir, site.folders.dataDir])
    copyInto(path.dirname(folder), path.join(old, path.basename(folder)))
  const isErasure = (name: string) => /^data\/erasures(?:\/|$)/.test(name)
  // The folder of public objects stays where it is, and the history of the old content goes with it
  const moved = new Map([...before].filter(([name]) => name !== 'history' && name !== 'data/public-objects'))
  // What is known of erasures is united with what the archive knows of them
  const wanted = new Map([...reference, ...[...before].filter(([name]) => isErasure(name))])
  return {
    act: async () => answerOf(await site.runCommand(['restore', file, '--force'])),
    async state(): Promise<State> {
      const tree = await treeOf(site)
      if (differencesOf(before, tree).length === 0) return 'before'
      const aside = new Map(
        [...tree].flatMap(([name, hash]) => {
          const [, root, below] =
            /^(content|data|data\/public-objects)\/\.before-restore-[^/]+\/(.+)$/.exec(name) ?? []
          return root === undefined ? [] : [[`${root}/${below}`, hash] as const]
        }),
      )
      const present = new Map([...tree].filter(([name]) => !name.includes('/.before-restore-')))
      const differences = [...differencesOf(wanted, present), ...differencesOf(moved, aside)]
      return differences.length === 0 ? 'after' : torn(differences.slice(0, 5).join(', '))
    },
  }
}

/** A lead with a file, a post, an image and an account; once for a site. */
async function fill(site: Site): Promise<void> {
  if (await exists(path.join(site.folders.dataDir, 'public-objects', 'blog'))) return
  const { origin } = await site.start()
  await sendBrief(origin, 'kept@example.com')
  const cookie = await site.cookie()
  await send('POST', `${origin}/api/blog/posts`, { cookie, body: postBody('A post for the backup') })
  const { json } = await send('POST', `${origin}/api/blog/image-upload-url`, {
    cookie,
    body: { filename: 'a.png' },
  })
  const image = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#147' } })
    .png()
    .toBuffer()
  const put = await fetch(origin + json.uploadURL, {
    method: 'PUT',
    headers: { cookie },
    body: new Uint8Array(image),
  })
  if (put.status !== 200) throw new Error(`An upload was answered with ${put.status}`)
  await site.kill()
}

async function empty({ folders }: Site): Promise<void> {
  for (const folder of [folders.contentDir, folders.dataDir])
    await rm(folder, { recursive: true, force: true })
}

/** Every file and folder with its mode and its bytes; of the repository its last commit, and whether it is whole. */
async function treeOf({ folders }: Site): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const root of [folders.contentDir, folders.dataDir]) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const at = path.join(entry.parentPath, entry.name)
      const name = path.join(path.basename(root), path.relative(root, at))
      if (/\/\.git(?:\/|$)/.test(name)) continue
      const { mode } = await lstat(at)
      found.set(name, entry.isFile() ? `${mode} ${sha256(await readFile(at))}` : String(mode))
    }
  }
  if (await exists(path.join(folders.contentDir, '.git'))) {
    const git = (...parameters: string[]) =>
      execFileSync('git', parameters, { cwd: folders.contentDir, encoding: 'utf8', stdio: 'pipe' }).trim()
    try {
      git('fsck', '--full', '--strict', '--no-dangling', '--no-progress')
      found.set(
        'history',
        `${git('rev-parse', 'HEAD')} ${git('status', '--porcelain', '--untracked-files=no')}`,
      )
    } catch (error) {
      found.set('history', String(error))
    }
  }
  return found
}

function differencesOf(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] {
  const names = new Set([...wanted.keys(), ...found.keys()])
  return [...names]
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((name) => `${name}: ${found.get(name) ?? 'missing'}`)
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

const answerOf = ({ status, signal, stderr }: Awaited<ReturnType<Site['runCommand']>>): Answer => ({
  ok: status === 0,
  isProper: status === 0 || (status === 1 && stderr.trim() !== '' && !/^\s+at /m.test(stderr)),
  said: `${signal ?? `exit code ${status}`}: ${stderr.slice(0, 300)}`,
})
