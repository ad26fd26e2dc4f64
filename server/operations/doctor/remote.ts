import { realpath } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { createGit } from '../../content/git/git.ts'
import { findWorkTree } from '../../content/git/work-tree.ts'
import { keptVersions } from '../../content/remote/conflicts.ts'
import { createTransport, idOf, RemoteError, remoteReference } from '../../content/remote/transport.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/** Milliseconds. */
const longest = 15_000

/** Asks the remote of the content for its last commit. Empty without a remote. */
export async function checkRemote({ contentRemote, contentDir }: Config): Promise<Finding[]> {
  if (contentRemote === null) return []
  const { branch, address } = contentRemote
  const dir = await realpath(contentDir).catch(() => null)
  const workTree = dir === null ? null : await findWorkTree(dir)
  if (dir === null || workTree === null)
    return [ok('remote', `The content is sent to ${address.url} from the first start on.`)]
  if (workTree !== dir) {
    return [
      fault(
        'remote',
        `The content is a part of the repository ${workTree}, so that CONTENT_REMOTE is not used.`,
        'Set CONTENT_DIR to a repository of its own, or leave CONTENT_REMOTE empty and push by hand.',
      ),
    ]
  }
  const git = createGit({ cwd: dir })
  try {
    const there = await createTransport(contentRemote).lastCommit(git, AbortSignal.timeout(longest))
    return [await compare(there), ...(await conflicts())]
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return [
      fault('remote', `${address.url} cannot be used: ${error.message}`, remedies[error.fault]),
      ...(await conflicts()),
    ]
  }

  async function compare(there: string | null): Promise<Finding> {
    const [here, known] = [await idOf(git, 'HEAD'), await idOf(git, remoteReference)]
    if (there !== null && there === here) return ok('remote', `Content and ${address.url} are level.`)
    const since = known === null ? [] : [`^${known}`]
    const { stdout } = await git(['rev-list', '--count', 'HEAD', ...since], { accept: [128] })
    const waiting = Number(stdout.toString()) || 0
    const news = there !== known ? `, and ${branch} there has commits that are not here` : ''
    return warning(
      'remote',
      `${waiting} commits of the content are not on ${address.url}${news}.`,
      'The server sends and fetches them while it runs; start it, or look for "remote" in its log.',
    )
  }

  async function conflicts(): Promise<Finding[]> {
    const kept = await keptVersions(git)
    if (kept.length === 0) return []
    return [
      warning(
        'remote-conflicts',
        `Changed here and on the remote in the same place: ${kept.map((one) => one.path).join(', ')}.`,
        'Staff choose a version in the studio.',
      ),
    ]
  }
}

const remedies: Record<RemoteError['fault'], string> = {
  unreachable: 'Check the address, the network, and whether the repository exists.',
  timeout: 'Check the network and the machine of the remote.',
  refused: 'The remote has a rule against this push: a protected branch, or a hook.',
  'no rights':
    'Check the key or token, its rights to write, and that the host is in known_hosts (ssh once by hand).',
  'disk full': 'Make room on the machine of the remote.',
  unrelated: 'Clone the remote into the content folder, or name an empty repository.',
  failed: 'Try the same with git by hand.',
}
