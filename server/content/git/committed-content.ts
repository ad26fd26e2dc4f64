import { isSlug } from '#domain/posts/slug.ts'
import { textsFolder } from '#domain/site/own-texts.ts'
import { fileLimit, isServedFile, localeOfTexts, servedPlaces } from '../store/content-paths.ts'
import { fileOf, isPostPath, postsFolder, slugOf } from '../store/post-names.ts'
import type { Git, RunOptions } from './git.ts'

/** Something at the path of a content file that cannot be one. */
export type UnusableFile = { file: string; field: 'file'; message: string }

/** The content files of a commit. Nothing else in it is listed or read. */
export type CommittedContent = {
  files: ReadonlyMap<string, { mode: string; id: string }>
  faults: readonly UnusableFile[]
  /** Whether a fault keeps the file of this path from being read; its last good version stays. */
  isHeld(path: string): boolean
}

/** `commit` null: there is none yet. */
export async function readCommitted(
  git: Git,
  commit: string | null,
  options: RunOptions = {},
): Promise<CommittedContent> {
  const files = new Map<string, { mode: string; id: string }>()
  const faults: UnusableFile[] = []
  const held = new Set<string>()
  const listed = commit && (await git(['ls-tree', '-z', '-l', commit, '--', ...servedPlaces], options)).stdout
  for (const line of listed ? listed.toString('latin1').split('\0') : []) {
    const [, mode = '', id = '', size, bytes = ''] =
      /^(\d+) \w+ ([0-9a-f]+) +(\d+|-|BAD)\t(.+)$/s.exec(line) ?? []
    const path = Buffer.from(bytes, 'latin1').toString()
    if (path === '' || !(isServedFile(path) || path === postsFolder || path === textsFolder)) continue
    const message = faultOf(path, mode, Number(size))
    if (message === null) {
      files.set(path, { mode, id })
      continue
    }
    held.add(path)
    faults.push({ file: printable(path), field: 'file', message })
  }
  const isHeld = (path: string) =>
    held.has(path) ||
    (held.has(postsFolder) && isPostPath(path)) ||
    (held.has(textsFolder) && localeOfTexts(path) !== undefined)
  return { files, faults, isHeld }
}

function faultOf(path: string, mode: string, size: number): string | null {
  if (mode === '120000') return 'is a link; only plain files are read'
  if (mode === '160000') return 'is a repository of its own; only plain files are read'
  if (path === postsFolder) return 'is a file; it must be the folder of the posts'
  if (path === textsFolder) return 'is a file; it must be the folder of the texts'
  if (mode === '040000') return 'is a folder; it must be a file'
  if (size > fileLimit) return 'is larger than 1 MB'
  return isPostPath(path) && !isSlug(slugOf(fileOf(path)))
    ? 'has a name that is no address: lower-case words joined by hyphens, at most 80 characters'
    : null
}

/** A name may contain line breaks, and bytes that are not text. */
const printable = (path: string): string => path.replace(/[\p{C}\p{Z}]/gu, '�').slice(0, 200)
