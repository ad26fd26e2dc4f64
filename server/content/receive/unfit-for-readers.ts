import { type LinkedPost, linkedSlugs } from '#domain/posts/link-faults.ts'
import { traceArticle } from '#domain/posts/markup.ts'
import { linkedPost, readerFaults } from '#domain/posts/reader-faults.ts'
import { noRedirects, type RedirectTable } from '#domain/site/redirects.schema.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import { type ChangedFile, readBlobs } from '../git/changed-files.ts'
import type { Git, RunOptions } from '../git/git.ts'
import { type PostFile, parsePostFile } from '../store/front-matter.ts'
import { fileOf, isPostPath, pathOf, postsFolder, slugOf } from '../store/post-names.ts'
import { readRedirects, redirectsName } from '../store/redirects-file.ts'
import type { PushProblem } from './push-problem.ts'

type Options = {
  git: Git
  /** For reading objects that are not accepted yet. */
  options: RunOptions
  to: string
  /** Those that the push changes, with their texts by blob. */
  files: readonly ChangedFile[]
  texts: ReadonlyMap<string, Buffer>
  isGone: (address: string) => boolean
}

/** The hook knows no address of the site: links with a host count as links to elsewhere. */
const noOrigin = 'http://site.invalid'

/** Dead links and pictures without a description in the published posts of a push (R171). */
export async function unfitForReaders({
  git,
  options,
  to,
  files,
  texts,
  isGone,
}: Options): Promise<PushProblem[]> {
  const changed = files.flatMap((file) => {
    const bytes = file.after === null || !isPostPath(file.path) ? undefined : texts.get(file.after)
    const post = bytes && postOf(file.path, bytes)
    return post?.published ? [{ file: file.path, post }] : []
  })
  if (changed.length === 0) return []
  const redirects = await redirectsOf(git, to, options)
  const slugs = new Set(
    changed.flatMap(({ post }) =>
      linkedSlugs(traceArticle(post.content, { title: post.title }).blocks, noOrigin, redirects),
    ),
  )
  const posts = await linkedPosts(git, to, [...slugs], options)
  const around = { posts, origin: noOrigin, isGone, redirects }
  return changed.flatMap(({ file, post }) =>
    readerFaults(post, { ...around, id: post.id }).map((fault) => ({ file, ...fault })),
  )
}

/** The owner's redirects in a commit; none where the file has a fault, which is reported by itself. */
async function redirectsOf(git: Git, commit: string, options: RunOptions): Promise<RedirectTable> {
  const { stdout } = await git(['ls-tree', '-z', commit, redirectsName], options)
  const id = /^100\d+ blob ([0-9a-f]+)\t/.exec(stdout.toString())?.[1]
  const bytes = id === undefined ? undefined : (await readBlobs(git, [id], options)).get(id)
  return (bytes && readRedirects(bytes.toString()).value) || noRedirects
}

/** The posts of a commit that have these slugs, or had them formerly. */
async function linkedPosts(
  git: Git,
  commit: string,
  slugs: readonly string[],
  options: RunOptions,
): Promise<LinkedPost[]> {
  if (slugs.length === 0) return []
  const { stdout } = await git(['ls-tree', '-z', commit, `${postsFolder}/`], options)
  const blobs = new Map<string, string>()
  for (const line of stdout.toString().split('\0')) {
    const [, id = '', name = ''] = /^100\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
    if (isPostPath(name)) blobs.set(name, id)
  }
  const former = slugs.filter((slug) => !blobs.has(pathOf(slug)))
  const names = new Set(slugs.map(pathOf).filter((name) => blobs.has(name)))
  // Another post may have had that address
  if (former.length > 0) {
    const patterns = former.flatMap((slug) => ['-e', slug])
    const parameters = [
      'grep',
      '-a',
      '-z',
      '-l',
      '--full-name',
      '-F',
      '-w',
      ...patterns,
      commit,
      '--',
      postsFolder,
    ]
    const found = await git(parameters, { ...options, accept: [1] })
    for (const line of found.stdout.toString().split('\0')) {
      const name = line.slice(line.indexOf(':') + 1)
      if (blobs.has(name)) names.add(name)
    }
  }
  const found: LinkedPost[] = []
  for (const part of groupsOf([...names], 16)) {
    const ids = part.map((name) => blobs.get(name) ?? '')
    const texts = await readBlobs(git, ids, options)
    for (const [at, name] of part.entries()) {
      const bytes = texts.get(ids[at] ?? '')
      const post = bytes && postOf(name, bytes)
      if (post) found.push(linkedPost(post, Date.now()))
    }
  }
  return found
}

function postOf(name: string, bytes: Buffer): PostFile | null {
  const parsed = parsePostFile(bytes.toString(), slugOf(fileOf(name)))
  return parsed.ok ? parsed.post : null
}
