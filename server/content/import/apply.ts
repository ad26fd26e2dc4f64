import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, rename, rm, unlink } from 'node:fs/promises'
import path from 'node:path'
import {
  ensureFolder,
  hasCode,
  publicModes,
  removeDurable,
  syncFolder,
  writeDurable,
} from '../../kernel/files.ts'
import type { Git } from '../git/git.ts'
import type { Person } from '../git/person.ts'
import { bytesOrNull } from '../store/disk.ts'
import { pathOf, postsFolder } from '../store/post-names.ts'
import { commitPaths } from './commit.ts'
import type { PlannedPost } from './plan.ts'
import { type RedirectRule, redirectsFile, withRedirects } from './redirects-file.ts'

type ApplyOptions = {
  dir: string
  git: Git
  posts: readonly PlannedPost[]
  redirects: readonly RedirectRule[]
  message: string
  author: Person
  committer: Person
  signal: AbortSignal
}

type Change = { file: string; text: string; before: string | null; staged: string }

/** A file was changed while the import ran. Nothing was changed. */
export class ImportConflict extends Error {}

const stagingPrefix = '.import-'

/**
 * Writes the posts and rules and records them as one commit. All files are written and flushed under other names first,
 * so that the folder changes within a moment; on a failure it is put back. A process that is killed in that moment leaves
 * whole posts only, and the next run completes them: it commits the paths it is given, also those that are written.
 */
export async function applyImport({
  dir,
  git,
  posts,
  redirects,
  signal,
  ...about
}: ApplyOptions): Promise<string | null> {
  const postsDir = path.join(dir, postsFolder)
  await ensureFolder(postsDir, { mode: publicModes.folder })
  await removeLeftovers(postsDir)
  const staging = path.join(postsDir, `${stagingPrefix}${randomBytes(6).toString('hex')}`)
  await mkdir(staging, { mode: publicModes.folder })
  const done: Change[] = []
  try {
    const changes = await stage(staging)
    signal.throwIfAborted()
    let committed = false
    try {
      for (const change of changes) {
        await place(change)
        done.push(change)
      }
      for (const folder of [dir, postsDir]) await syncFolder(folder)
      const present = posts
        .filter(({ action }) => action !== 'refused' && action !== 'kept')
        .map(({ slug }) => pathOf(slug))
      const hasRules = (await bytesOrNull(path.join(dir, redirectsFile))) !== null
      const paths = [...new Set([...present, ...(hasRules ? [redirectsFile] : [])])]
      const commit = paths.length > 0 ? await commitPaths({ git, dir, paths, ...about }) : null
      committed = true
      return commit
    } finally {
      if (!committed) await putBack()
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }

  async function stage(folder: string): Promise<Change[]> {
    const wanted = posts.flatMap(({ slug, text, before }) =>
      text === undefined ? [] : [{ file: path.join(dir, pathOf(slug)), text, before: before ?? null }],
    )
    const rules = await rulesChange()
    const changes = [...wanted, ...(rules ? [rules] : [])].map((change, at) => ({
      ...change,
      staged: path.join(folder, String(at)),
    }))
    for (const { staged, text } of changes) {
      const handle = await open(staged, 'wx', publicModes.file)
      try {
        await handle.writeFile(text)
        await handle.sync()
      } finally {
        await handle.close()
      }
    }
    return changes
  }

  async function rulesChange(): Promise<Omit<Change, 'staged'> | null> {
    const file = path.join(dir, redirectsFile)
    const before = (await bytesOrNull(file))?.toString('utf8') ?? null
    const next = withRedirects(before, redirects)
    if (!next.ok) throw new ImportConflict(`${redirectsFile} ${next.message}. Nothing was changed.`)
    return next.text === null ? null : { file, text: next.text, before }
  }

  async function place({ file, before, staged }: Change): Promise<void> {
    const name = path.relative(dir, file)
    if (before === null) {
      try {
        // Unlike a rename, a link replaces nothing
        await link(staged, file)
        return await unlink(staged)
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error
        throw new ImportConflict(
          `${name} has just been created by somebody else. Nothing was changed; run the import again.`,
        )
      }
    }
    if ((await bytesOrNull(file))?.toString('utf8') !== before)
      throw new ImportConflict(
        `${name} has just been changed by somebody else. Nothing was changed; run the import again.`,
      )
    await rename(staged, file)
  }

  async function putBack(): Promise<void> {
    for (const { file, before, text } of done) {
      // An edit that came in between stays
      if ((await bytesOrNull(file))?.toString('utf8') !== text) continue
      if (before === null) await removeDurable(file)
      else await writeDurable(file, before, { mode: publicModes.file })
    }
    const paths = done.map(({ file }) => `${path.relative(dir, file)}\0`).join('')
    await git(['update-index', '--add', '--remove', '-z', '--stdin'], { input: paths }).catch(() => undefined)
  }
}

async function removeLeftovers(postsDir: string): Promise<void> {
  for (const name of await readdir(postsDir)) {
    if (name.startsWith(stagingPrefix)) await rm(path.join(postsDir, name), { recursive: true, force: true })
  }
}
