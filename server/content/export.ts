import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, hasCode, ignoreMissing, publicModes, syncFolder, syncTree } from '../kernel/files.ts'
import { createGit } from './git/git.ts'
import { gitOf } from './git/git-of.ts'
import { postsFolder } from './store/post-names.ts'

type ExportOptions = { folder: string; contentDir: string; publicObjectsDir: string; signal: AbortSignal }

export type ExportReport = {
  folder: string
  /** The content folder within the copy, to be used as CONTENT_DIR. */
  content: string
  /** To be used as PUBLIC_OBJECTS_DIR. */
  pictures: string
  posts: number
  hasHistory: boolean
}

/** The folder exists and is not empty, or it is a file. */
export class FolderInUse extends Error {}

/**
 * Copies the repository of the content, its history and the pictures into a new or empty folder (R198), with
 * uncommitted edits by hand. The copy is made beside the folder and appears as a whole. Throws `FolderInUse`.
 */
export async function exportContent(options: ExportOptions): Promise<ExportReport> {
  const { contentDir, publicObjectsDir, signal } = options
  const folder = path.resolve(options.folder)
  if (!(await isFree(folder))) throw new FolderInUse(`${folder} is not an empty folder.`)
  const temporary = path.join(
    path.dirname(folder),
    `.${path.basename(folder)}.${randomBytes(6).toString('hex')}.tmp`,
  )
  const repository = path.join(temporary, 'content')
  const pictures = path.join(temporary, 'public-objects')
  await ensureFolder(path.dirname(folder), { mode: publicModes.folder })
  await mkdir(temporary, { mode: publicModes.folder })
  try {
    const git = await gitOf(contentDir)
    // 128: no commit yet
    const head = git && (await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1, 128] }))
    const hasHistory = head?.exitCode === 0
    let below = ''
    if (git && hasHistory) {
      // The content may be a folder of a larger repository
      below = (await git(['rev-parse', '--show-prefix'])).stdout.toString().replace(/\/?\n$/, '')
      // A bundle is complete regardless of saves meanwhile. git checks the repository's owner only here.
      const bundle = path.join(temporary, 'repository.bundle')
      const limits = { signal, timeLimitMs: 600_000 }
      await git(['bundle', 'create', '--quiet', bundle, 'HEAD', '--branches'], limits)
      await git(['clone', '--quiet', bundle, repository], { ...limits, env: { GIT_ALLOW_PROTOCOL: 'file' } })
      await createGit({ cwd: repository })(['remote', 'remove', 'origin'])
      await rm(bundle)
    }
    const content = path.join(repository, below)
    await copy(contentDir, content)
    signal.throwIfAborted()
    await copy(publicObjectsDir, pictures).catch(ignoreMissing)
    const posts = await readdir(path.join(content, postsFolder)).catch(ignoreMissing)
    signal.throwIfAborted()
    await syncTree(temporary)
    await rmdir(folder).catch(ignoreMissing)
    await rename(temporary, folder)
    await syncFolder(path.dirname(folder))
    return {
      folder,
      content: path.join(folder, 'content', below),
      pictures: path.join(folder, 'public-objects'),
      posts: (posts ?? []).filter((name) => name.endsWith('.md')).length,
      hasHistory,
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true
    if (hasCode(error, 'ENOTDIR')) return false
    throw error
  }
}

/** Copies all but hidden files, which are git's or half written. */
async function copy(from: string, to: string): Promise<void> {
  const root = await realpath(from)
  const filter = (name: string) => name === root || !path.basename(name).startsWith('.')
  await cp(root, to, { recursive: true, filter, verbatimSymlinks: true })
}
