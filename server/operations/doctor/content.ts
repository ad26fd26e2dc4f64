import { lstat, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { linkedPost, readerFaults } from '#domain/posts/reader-faults.ts'
import { createGit, GitError } from '../../content/git/git.ts'
import { findFault, isPutAside } from '../../content/git/repository-faults.ts'
import { findWorkTree } from '../../content/git/work-tree.ts'
import { type ReviewedDifferences, reviewDifferences } from '../../content/history/differences.ts'
import { type ContentFault, createLoadedContent } from '../../content/store/loaded-content.ts'
import { goneFrom } from '../../content/store/pictures-on-disk.ts'
import { buildIndex } from '../../content/store/post-index.ts'
import { pathOf } from '../../content/store/post-names.ts'
import { type Finding, fault, ok, warning } from './finding.ts'
import { listed } from './folders.ts'

export type ContentReview = {
  posts: number
  faults: ContentFault[]
  /** What keeps published posts from being shown as they are meant (R171). */
  unfit: ContentFault[]
  /** Null while the settings cannot be read. */
  differences: ReviewedDifferences | null
  leadRetentionMonths: number | null
  /** The address in the site's settings, from which mail comes unless MAIL_FROM is set. */
  email: string | null
}

/** Reads the folder as the server does, without its git: nothing is changed. `origin`: of the site, whose links are followed. */
export async function reviewContent(
  contentDir: string,
  {
    publicObjectsDir = null,
    origin = 'http://localhost',
  }: { publicObjectsDir?: string | null; origin?: string } = {},
): Promise<ContentReview> {
  const content = createLoadedContent({
    dir: contentDir,
    lookAgain() {},
    onRemoved() {},
    onReplaced() {},
  })
  await content.look(null)
  const index = buildIndex(content.candidates())
  const clashes = [...index.clashes].map(([slug, other]) => ({
    file: pathOf(slug),
    field: 'id',
    message: `is also the id of ${pathOf(other)}`,
  }))
  const posts = [...index.byId.values()].map(({ post }) => post)
  const linked = posts.map((post) => linkedPost(post, Date.now()))
  const around = { posts: linked, origin, isGone: goneFrom(publicObjectsDir), redirects: content.redirects() }
  const unfit = posts
    .filter(({ published }) => published)
    .flatMap((post) =>
      readerFaults(post, { ...around, id: post.id }).map((found) => ({
        file: pathOf(post.slug),
        ...found,
      })),
    )
  const [site, catalogue] = [content.site(), content.catalogue()]
  return {
    posts: index.byId.size,
    faults: [...content.faults(), ...clashes],
    unfit,
    differences: site && catalogue ? reviewDifferences(site, catalogue) : null,
    leadRetentionMonths: site?.leadRetentionMonths ?? null,
    email: site?.email ?? null,
  }
}

/** The content folder and its history. Resolves with the time of the last commit (milliseconds, 0 = unknown) and the site's address too. */
export async function checkContent(
  contentDir: string,
): Promise<{ findings: Finding[]; committedAt: number; email: string | null }> {
  const there = await lstat(contentDir).catch(() => null)
  if (!there) {
    return {
      findings: [ok('posts', 'The content starts with the settings that ship.')],
      committedAt: 0,
      email: null,
    }
  }
  const review = await reviewContent(contentDir)
  const findings = review.faults.map(({ file, field, message, isIgnored }) =>
    isIgnored
      ? warning('posts', `${file}: ${field} ${message}`, `Correct or remove it in ${file}; it is ignored.`)
      : fault(
          'posts',
          `${file}: ${field} ${message}`,
          `Mend ${file}; its last good version stays up until then.`,
        ),
  )
  const { unexplained = [], outdated = [] } = review.differences ?? {}
  if (unexplained.length + outdated.length > 0) {
    findings.push(
      warning('figures', 'Figures differ between two places without a note.', 'npm run ponte -- check'),
    )
  }
  if (review.faults.length === 0)
    findings.push(ok('posts', `${review.posts} posts and all settings are sound.`))
  const history = await checkHistory(contentDir)
  return {
    findings: [...findings, ...history.findings],
    committedAt: history.committedAt,
    email: review.email,
  }
}

async function checkHistory(contentDir: string): Promise<{ findings: Finding[]; committedAt: number }> {
  const only = (finding: Finding, committedAt = 0) => ({ findings: [finding], committedAt })
  const dir = await realpath(contentDir)
  const workTree = await findWorkTree(dir)
  if (workTree === null) return only(ok('history', 'The content becomes a repository at the first start.'))
  const [top, content] = await Promise.all([lstat(workTree), lstat(dir)])
  if (top.uid !== content.uid) {
    return only(
      fault(
        'history',
        `The repository ${workTree} belongs to another user than the content folder: git does not accept it.`,
        `chown -R --reference=${workTree} ${dir}, or for one user: git config --global --add safe.directory ${workTree}`,
      ),
    )
  }
  const git = createGit({ cwd: dir, trust: workTree, timeLimitMs: 60_000 })
  const damage = await findFault({ workTree, git, isOwn: workTree === dir })
  if (damage?.repair) {
    return only(
      warning('history', `${workTree}: ${damage.text}`, 'Start the server: it repairs this without a guess.'),
    )
  }
  if (damage)
    return only(fault('history', `${workTree}: ${damage.text} ${meanwhile}`, restoreHistory(workTree)))
  try {
    const named = await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })
    if (named.exitCode !== 0) return only(ok('history', 'The repository of the content has no commit yet.'))
    const head = await git(['log', '-1', '--format=%ct'])
    const committedAt = Number(head.stdout.toString().trim()) * 1000
    const check = ['fsck', '--connectivity-only', '--no-dangling', '--no-progress']
    const whole = await git(check, { accept: [1, 2, 3, 4, 5, 6, 7, 8] })
    if (whole.exitCode !== 0) {
      return only(
        fault('history', `Parts of the repository ${workTree} are missing.`, restoreHistory(workTree)),
        committedAt,
      )
    }
    const list = ['status', '--porcelain', '--ignore-submodules=all', '--', dir]
    const changed =
      (await git(list, { env: { GIT_OPTIONAL_LOCKS: '0' } })).stdout.toString().split('\n').length - 1
    const locks = (await readdir(path.join(workTree, '.git')).catch(() => [])).filter((name) =>
      name.endsWith('.lock'),
    )
    const aside = (await readdir(workTree)).filter(isPutAside)
    const edits = changed > 0 ? `, ${changed} files are not committed` : ''
    return {
      committedAt,
      findings: [
        ok('history', `The history of the content in ${workTree} is whole${edits}.`),
        ...(aside.length > 0
          ? [
              warning(
                'history-aside',
                `An earlier repository could not be used and was put aside: ${listed(aside)}.`,
                'Look with git what is in it, and remove it when nothing of that is missed.',
              ),
            ]
          : []),
        ...(locks.length > 0
          ? [
              warning(
                'history-locks',
                `git is at work in ${workTree}, or was killed: ${listed(locks)}.`,
                'The server takes a lock away that nobody holds; by hand, only when no git is running.',
              ),
            ]
          : []),
      ],
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (error.code === 'ENOENT') return only(fault('history', 'git is not installed.', 'Install git.'))
    if (error.code === 'ETIMEDOUT') {
      return only(
        warning('history', 'The history is too long to be checked in a minute.', 'git fsck checks it.'),
      )
    }
    return only(
      fault(
        'history',
        `The repository ${workTree} cannot be read: ${error.message}. ${meanwhile}`,
        restoreHistory(workTree),
      ),
    )
  }
}

const meanwhile = 'Pages are served from the files; nothing can be saved.'

const restoreHistory = (workTree: string): string =>
  [
    `In ${workTree}, git fsck names what is missing.`,
    'Fetch it from a clone (git fetch <clone>), or stop the server and restore a backup.',
    'Without either: move .git away, and the server begins a new history with the files as they are.',
  ].join(' ')
