import { lstat, realpath } from 'node:fs/promises'
import { createGit, type Git, GitError } from '../../content/git/git.ts'
import { historyWarnings } from '../../content/git/history-warnings.ts'
import { findFault } from '../../content/git/repository-faults.ts'
import { findWorkTree } from '../../content/git/work-tree.ts'
import { type Finding, fault, ok, warning } from '../../kernel/finding.ts'
import { reviewContent } from '../review-content.ts'

/** Checks the content folder and its history. Also resolves with the email address in the site's settings. */
export async function checkContent(
  contentDir: string,
): Promise<{ findings: Finding[]; email: string | null }> {
  if (!(await lstat(contentDir).catch(() => null)))
    return { findings: [ok('posts', 'The content starts with the shipped settings.')], email: null }
  const { faults, posts, email } = await reviewContent(contentDir)
  const findings = faults.map(({ file, field, message, isIgnored }) =>
    isIgnored
      ? warning('posts', `${file}: ${field} ${message}`, `Correct or remove it in ${file}; it is ignored.`)
      : fault(
          'posts',
          `${file}: ${field} ${message}`,
          `Correct ${file}; its last good version stays up until then.`,
        ),
  )
  if (findings.length === 0) findings.push(ok('posts', `${posts} posts and all settings are sound.`))
  return { findings: [...findings, ...(await checkHistory(contentDir))], email }
}

async function checkHistory(contentDir: string): Promise<Finding[]> {
  const dir = await realpath(contentDir)
  const workTree = await findWorkTree(dir)
  if (workTree === null) return [ok('history', 'The content becomes a repository at the first start.')]
  const git = createGit({ cwd: dir, trust: workTree, timeLimitMs: 60_000 })
  const whole = await checkRepository(git, workTree, workTree === dir)
  if (whole.state !== 'ok') return [whole]
  const { stdout } = await git(['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir'])
  const [gitDir = '', commonDir = ''] = stdout.toString().split('\n')
  const found = await historyWarnings({ gitDir, commonDir })
  return found.length === 0
    ? [whole]
    : found.map(({ text, remedy }) => warning('history', `${workTree}: ${text}`, remedy))
}

async function checkRepository(git: Git, workTree: string, isOwn: boolean): Promise<Finding> {
  const restore = `In ${workTree}, git fsck names what is missing. Fetch it from a clone (git fetch <clone>), or stop the server and restore a backup.`
  try {
    const damage = await findFault({ workTree, git, isOwn })
    if (damage?.repair)
      return warning(
        'history',
        `${workTree}: ${damage.text}`,
        'Start the server: it goes back to the last whole commit.',
      )
    if (damage) return fault('history', `${workTree}: ${damage.text} Nothing can be saved.`, restore)
    const check = ['fsck', '--connectivity-only', '--no-reflogs', '--no-dangling', '--no-progress']
    const { exitCode } = await git(check, { accept: [1, 2, 3, 4, 5, 6, 7, 8] })
    return exitCode === 0
      ? ok('history', `The history of the content in ${workTree} is complete.`)
      : fault('history', `Parts of the repository ${workTree} are missing.`, restore)
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (error.code === 'ENOENT') return fault('history', 'git is not installed.', 'Install git.')
    if (error.code === 'ETIMEDOUT')
      return warning('history', 'The history is too long to check in a minute.', 'Run git fsck.')
    return fault('history', `The repository ${workTree} cannot be read: ${error.message}.`, restore)
  }
}
