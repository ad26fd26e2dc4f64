import { type LinkedPost, linkedSlugs } from '#domain/posts/link-faults.ts'
import { traceArticle } from '#domain/posts/markup.ts'
import { linkedPost, readerFaults } from '#domain/posts/reader-faults.ts'
import { noRedirects, type RedirectTable } from '#domain/site/redirects.schema.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import { type ChangedFile, readBlobs } from '../git/changed-files.ts'
import type { CommittedContent } from '../git/committed-content.ts'
import type { Git, RunOptions } from '../git/git.ts'
import { postIn } from '../store/front-matter.ts'
import { isPostPath, pathOf, postsFolder } from '../store/post-names.ts'
import { readRedirects, redirectsName } from '../store/redirects-file.ts'
import type { PushProblem } from './push-problem.ts'

type Options = {
  git: Git
  /** For reading objects that are not accepted yet. */
  options: RunOptions
  to: string
  content: CommittedContent
  /** The files that the push changes; `texts` has their contents by blob. */
  files: readonly ChangedFile[]
  texts: ReadonlyMap<string, Buffer>
  isGone: (address: string) => boolean
}

/** The hook does not know the site's address: links with a host count as external. */
const noOrigin = 'http://site.invalid'

/** Dead links and pictures without a description in the published posts of a push (R171). */
export async function unfitForReaders({
  git,
  options,
  to,
  content,
  files,
  texts,
  isGone,
}: Options): Promise<PushProblem[]> {
  const changed = files.flatMap((file) => {
    const bytes = file.after === null || !isPostPath(file.path) ? undefined : texts.get(file.after)
    const post = bytes && postIn(file.path, bytes)
    return post?.published ? [{ file: file.path, post }] : []
  })
  if (changed.length === 0) return []
  const redirects = await redirectsOf(git, content, options)
  const slugs = new Set(
    changed.flatMap(({ post }) =>
      linkedSlugs(traceArticle(post.content, { title: post.title }).blocks, noOrigin, redirects),
    ),
  )
  const posts = await linkedPosts(git, to, content, [...slugs], options)
  const around = { posts, origin: noOrigin, isGone, redirects }
  return changed.flatMap(({ file, post }) =>
    readerFaults(post, { ...around, id: post.id }).map((fault) => ({ file, ...fault })),
  )
}

/** The owner's redirects in a commit; none where the file has a fault, which is reported separately. */
async function redirectsOf(git: Git, content: CommittedContent, options: RunOptions): Promise<RedirectTable> {
  const id = content.files.get(redirectsName)?.id
  const bytes = id === undefined ? undefined : (await readBlobs(git, [id], options)).get(id)
  return (bytes && readRedirects(bytes.toString()).value) || noRedirects
}

/** The posts of a commit that have or once had these slugs. */
async function linkedPosts(
  git: Git,
  commit: string,
  content: CommittedContent,
  slugs: readonly string[],
  options: RunOptions,
): Promise<LinkedPost[]> {
  if (slugs.length === 0) return []
  const former = slugs.filter((slug) => !content.files.has(pathOf(slug)))
  const names = new Set(slugs.map(pathOf).filter((name) => content.files.has(name)))
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
      if (isPostPath(name) && content.files.has(name)) names.add(name)
    }
  }
  const found: LinkedPost[] = []
  for (const part of groupsOf([...names], 16)) {
    const ids = part.map((name) => content.files.get(name)?.id ?? '')
    const texts = await readBlobs(git, ids, options)
    for (const [at, name] of part.entries()) {
      const bytes = texts.get(ids[at] ?? '')
      const post = bytes && postIn(name, bytes)
      if (post) found.push(linkedPost(post, Date.now()))
    }
  }
  return found
}
