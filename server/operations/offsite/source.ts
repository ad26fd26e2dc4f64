import { lstat, readdir, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { createGit } from '../../content/git/git.ts'
import { findWorkTree } from '../../content/git/work-tree.ts'
import { saveHistory } from '../backup/history.ts'
import { isWithin, type Places } from '../backup/places.ts'

/**
 * What a snapshot holds. The files are read while the server writes them, so facts that several files must agree on are
 * written down first, in `DATA_DIR/offsite/snapshot.json`: everything they name is on the disk before the snapshot
 * begins, and a restore ends there.
 */

const commit = z.string().regex(/^[0-9a-f]{40,64}$/)
const reference = z.string().regex(/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/)

const historySchema = z.object({
  /** `own`: the objects are among the files. `part`: they are in `content.bundle`, beside this file. */
  kind: z.enum(['own', 'part']),
  branch: reference.nullable(),
  commit,
  commits: z.int().min(0),
  objectFormat: z.enum(['sha1', 'sha256']),
  references: z.array(z.object({ name: reference, object: commit })),
  /** Paths below the content folder that differ from the commit, such as an edit that is not committed. */
  uncommitted: z.array(z.string()),
})

export const marksSchema = z.object({
  format: z.literal(1),
  /** The server's data folder, by the id that it gave itself. */
  source: z.string(),
  takenAt: z.iso.datetime(),
  places: z.object({ contentDir: z.string(), dataDir: z.string(), publicObjectsDir: z.string() }),
  /** Folders of the data folder that lie on another disk. */
  links: z.array(z.object({ name: z.string().regex(/^[^/\0]+$/), path: z.string() })),
  history: historySchema.nullable(),
})
export type Marks = z.infer<typeof marksSchema>

export const offsiteName = 'offsite'
export const marksName = 'snapshot.json'
export const bundleName = 'content.bundle'

/** Resolves with the places by their real paths, and with folders that the data folder links to. */
export async function readSources(
  places: Places,
): Promise<Pick<Marks, 'places' | 'links'> & { paths: string[] }> {
  const [contentDir, dataDir, publicObjectsDir] = await Promise.all(
    [places.contentDir, places.dataDir, places.publicObjectsDir].map((folder) => realpath(folder)),
  )
  if (!contentDir || !dataDir || !publicObjectsDir) throw new Error('A folder has no path')
  const links: Marks['links'] = []
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue
    const leadsTo = await realpath(path.join(dataDir, entry.name)).catch(() => null)
    if (leadsTo === null || !(await stat(leadsTo)).isDirectory()) continue
    if ([contentDir, publicObjectsDir].includes(leadsTo)) continue
    links.push({ name: entry.name, path: leadsTo })
  }
  const all = [contentDir, dataDir, publicObjectsDir, ...links.map((link) => link.path)]
  const paths = all.filter(
    (one, at) =>
      !all.some((other, index) => index !== at && isWithin(other, one) && (other !== one || index < at)),
  )
  return { places: { contentDir, dataDir, publicObjectsDir }, links, paths }
}

/**
 * Patterns of restic for what must not be copied: what is being written, locks, marks between processes, files of
 * unfinished forms, and what lets somebody in without a password (backup/inventory.ts has the same list for archives).
 */
export function exclusions({
  places: { contentDir, dataDir, publicObjectsDir },
  links,
}: Pick<Marks, 'places' | 'links'>): string[] {
  const hex = '[0-9a-f]'.repeat(12)
  const under = (folder: string, ...patterns: string[]) =>
    patterns.map((pattern) => `${literal(folder)}/${pattern}`)
  const leads = links.find(({ name }) => name === 'leads')?.path ?? path.join(dataDir, 'leads')
  const staff = links.find(({ name }) => name === 'staff')?.path ?? path.join(dataDir, 'staff')
  const temporary = [`.*.${hex}.tmp`, `.*.${hex}.gone`, '.incoming *', '.ponte-backup-*']
  return [
    ...[contentDir, dataDir, publicObjectsDir].flatMap((folder) =>
      under(folder, '.before-restore-*', '.restore-*', ...temporary.map((pattern) => `**/${pattern}`)),
    ),
    ...links.flatMap((link) => under(link.path, ...temporary.map((pattern) => `**/${pattern}`))),
    ...under(
      dataDir,
      'trays',
      'previews.json',
      'server.lock*',
      'audit/trail.lock*',
      `${offsiteName}/cache`,
      `${offsiteName}/check-*`,
    ),
    ...under(staff, 'sessions.json', '*.lock*'),
    ...under(leads, '.*'),
    // A repository's own machinery would run on the machine of the restore
    ...under(
      contentDir,
      '.git/hooks',
      '.git/config',
      '.git/**/*.lock',
      '.git/index',
      '.git/logs',
      '.git/objects/**/tmp_*',
    ),
  ]
}

const literal = (folder: string): string => folder.replace(/[\\*?[\]]/g, '\\$&')

const timeLimitMs = 600_000
const outputLimit = 1_000_000_000

/** `head`: the repository's own, which a part of it does not have. */
export type ReadHistory = { head: string; history: Marks['history'] }

/**
 * The history as it is now. For a repository of the folder alone its references; for a part of a larger one a bundle is
 * written to `bundle`, unless `known` says that it is there for this very commit. Null without a history.
 */
export async function readHistory(
  contentDir: string,
  { bundle, workDir, known }: { bundle: string; workDir: string; known: ReadHistory | null },
): Promise<ReadHistory> {
  const none: ReadHistory = { head: '', history: null }
  const workTree = await findWorkTree(contentDir)
  if (workTree === null) return none
  const trusted = (await lstat(workTree)).uid === (await lstat(contentDir)).uid
  const plain = createGit({ cwd: contentDir, timeLimitMs, outputLimit, ...(trusted && { trust: workTree }) })
  // A look must not hold the lock of the index, for which a save would have to wait
  const git = async (words: string[]) => {
    const { stdout, exitCode } = await plain(words, { accept: [1], env: { GIT_OPTIONAL_LOCKS: '0' } })
    return { text: stdout.toString(), exitCode }
  }
  const found = await git(['rev-parse', '--quiet', '--verify', 'HEAD'])
  if (found.exitCode !== 0) return none
  const head = found.text.trim()
  const facts = (await git(['rev-parse', '--is-shallow-repository', '--show-object-format', '--show-prefix']))
    .text
  const [shallow, objectFormat, prefix = ''] = facts.trimEnd().split('\n')
  // Before the look at the files: what is committed between the two is then as it was before
  const listed = await git(['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'])
  const status = await git([
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    '.',
  ])
  const uncommitted = status.text.split('\0').flatMap((line) => {
    const name = line.slice(3)
    return line !== '' && name.startsWith(prefix) ? [name.slice(prefix.length)] : []
  })
  const isOwn =
    workTree === contentDir && shallow !== 'true' && (await lstat(path.join(workTree, '.git'))).isDirectory()
  if (!isOwn) {
    if (known?.history && known.head === head) return { head, history: { ...known.history, uncommitted } }
    await rm(bundle, { force: true })
    const saved = await saveHistory({ contentDir, file: bundle, workDir })
    return { head, history: saved && { ...saved, kind: 'part', references: [], uncommitted } }
  }
  const references = listed.text.split('\n').flatMap((line) => {
    const [object = '', name = ''] = line.split(' ')
    return name === '' ? [] : [{ name, object }]
  })
  const symbolic = await git(['symbolic-ref', '--quiet', 'HEAD'])
  const branch = symbolic.exitCode === 0 ? symbolic.text.trim() : null
  // A save may have moved the branch since HEAD was read: commit and references must be of one moment
  const commit = references.find(({ name }) => name === branch)?.object ?? head
  return {
    head,
    history: {
      kind: 'own',
      branch,
      commit,
      commits: Number((await git(['rev-list', '--count', commit])).text),
      objectFormat: objectFormat === 'sha256' ? 'sha256' : 'sha1',
      references,
      uncommitted,
    },
  }
}
