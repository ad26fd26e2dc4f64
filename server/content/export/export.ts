import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { extensionOf } from '#domain/media/media.schema.ts'
import { hasCode, syncFolder, syncTree } from '../../files.ts'
import type { Git } from '../git/git.ts'
import { gitOf } from '../import/commit.ts'
import { openForeignFolder } from '../import/folder.ts'
import { type ForeignFolder, isOutside } from '../import/foreign-folder.ts'
import { readPresentPosts } from '../import/present-posts.ts'
import { redirectsFile } from '../import/redirects-file.ts'
import type { SourceKind } from '../import/source.ts'
import { bytesOrNull } from '../store/disk.ts'
import type { PostFile } from '../store/front-matter.ts'
import { pathOf } from '../store/post-names.ts'
import { readYaml } from '../store/yaml.ts'
import { type ExportedFile, type ExportedSite, picturesOf } from './exported-post.ts'
import { ghostFiles, ghostPictures } from './ghost.ts'
import { markdownFiles, markdownPictures } from './markdown.ts'
import { wordpressFiles, wordpressPictures } from './wordpress.ts'

/** Writes the posts with their pictures into a folder, in the format of another system (R198). */

const formats: Record<SourceKind, { files: (site: ExportedSite) => ExportedFile[]; pictures: string }> = {
  markdown: { files: markdownFiles, pictures: markdownPictures },
  wordpress: { files: wordpressFiles, pictures: wordpressPictures },
  ghost: { files: ghostFiles, pictures: ghostPictures },
}

type ExportOptions = {
  kind: SourceKind
  folder: string
  contentDir: string
  publicObjectsDir: string
  origin: string
  drafts: boolean
  /** Moves what is in the folder aside. */
  force: boolean
  signal: AbortSignal
  now?: number
}

export type ExportReport = {
  folder: string
  posts: number
  /** Left out unless they are asked for. */
  drafts: number
  pictures: number
  /** Pictures that posts name and that are not there. */
  missing: string[]
  /** Ids of posts whose files have a fault. */
  broken: string[]
  /** Where the folder's earlier content is now. */
  aside: string | null
}

/** Pictures that an upload made are smaller; others may have been put there by hand. */
const pictureLimit = 64 * 1024 * 1024

/** The folder exists, and is not empty. */
export class FolderInUse extends Error {}

/** Everything is written and flushed beside the folder, which then appears as a whole. Throws `FolderInUse`. */
export async function exportPosts(options: ExportOptions): Promise<ExportReport> {
  const { kind, contentDir, origin, signal, now = Date.now() } = options
  const folder = path.resolve(options.folder)
  const isThere = await hasContent(folder)
  if (isThere && !options.force)
    throw new FolderInUse(`${folder} is not empty. --force moves what is in it aside.`)
  const git = await gitOf(contentDir)
  const present = await readPresentPosts(contentDir, null)
  const all = [...present.byId.values()].map(({ file }) => file).sort((a, b) => (a.slug < b.slug ? -1 : 1))
  const chosen = all.filter(({ published }) => published || options.drafts)
  const posts: PostFile[] = []
  for (const post of chosen) posts.push(await withDates(post, contentDir, git))

  const temporary = path.join(
    path.dirname(folder),
    `.${path.basename(folder)}.${randomBytes(6).toString('hex')}.tmp`,
  )
  await mkdir(temporary, { recursive: true })
  try {
    const { files, pictures: below } = formats[kind]
    const { pictures, missing } = await copyPictures(posts, path.join(temporary, below), options)
    const site: ExportedSite = {
      name: await siteName(contentDir),
      origin,
      posts,
      pictures,
      redirects: (await bytesOrNull(path.join(contentDir, redirectsFile)))?.toString('utf8') ?? null,
      now,
    }
    for (const { name, text } of files(site))
      await writeFile(path.join(temporary, name), text, { flag: 'wx' })
    signal.throwIfAborted()
    await syncTree(temporary)
    const aside = isThere
      ? `${folder}.before-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}`
      : null
    if (aside) await rename(folder, aside)
    else await rmdir(folder).catch(ignoreMissing)
    await rename(temporary, folder)
    await syncFolder(path.dirname(folder))
    return {
      folder,
      posts: posts.length,
      drafts: all.length - chosen.length,
      pictures: pictures.size,
      missing,
      broken: [...present.broken],
      aside,
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function hasContent(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    if (hasCode(error, 'ENOTDIR')) throw new FolderInUse(`${folder} is no folder.`)
    throw error
  }
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error
}

async function copyPictures(
  posts: readonly PostFile[],
  to: string,
  { publicObjectsDir, signal }: Pick<ExportOptions, 'publicObjectsDir' | 'signal'>,
): Promise<{ pictures: Set<string>; missing: string[] }> {
  const names = [...new Set(posts.flatMap(picturesOf))].sort()
  const pictures = new Set<string>()
  const missing: string[] = []
  const from: ForeignFolder | null =
    names.length > 0 ? await openForeignFolder(publicObjectsDir).catch(() => null) : null
  for (const name of names) {
    signal.throwIfAborted()
    const isUsable = extensionOf(name) !== null && !isOutside(name)
    const read = isUsable && from ? await from.read(name, pictureLimit) : null
    if (!read?.ok) {
      missing.push(name)
      continue
    }
    const file = path.join(to, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, read.bytes, { flag: 'wx' })
    pictures.add(name)
  }
  return { pictures, missing }
}

/** A post written by hand may leave its dates to the history, which does not go along. */
async function withDates(post: PostFile, contentDir: string, git: Git | null): Promise<PostFile> {
  if (post.createdAt !== '' && post.updatedAt !== '') return post
  const name = pathOf(post.slug)
  const log = git && (await git(['log', '--format=%ct', '--', name], { accept: [128] }))
  const times = (log?.stdout.toString().trim().split('\n') ?? [])
    .filter(Boolean)
    .map((time) => Number(time) * 1000)
  const { mtimeMs } = await stat(path.join(contentDir, name))
  const createdAt = post.createdAt || new Date(Math.min(mtimeMs, ...times)).toISOString()
  return { ...post, createdAt, updatedAt: post.updatedAt || new Date(times[0] ?? mtimeMs).toISOString() }
}

async function siteName(contentDir: string): Promise<string> {
  const text = (await bytesOrNull(path.join(contentDir, 'site.yaml')))?.toString('utf8') ?? ''
  const read = readYaml(text)
  const name = read.ok ? read.map.get('name') : null
  return typeof name === 'string' && name !== '' ? name : 'Ponte'
}
