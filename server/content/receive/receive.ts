import path from 'node:path'
import { text } from 'node:stream/consumers'
import { idOrNull } from '../git/changed-files.ts'
import { createGit } from '../git/git.ts'
import { goneFrom } from '../store/pictures-on-disk.ts'
import { checkPush } from './check-push.ts'

// The hook `pre-receive` of the content's repository, bundled to dist/server/receive.mjs. git runs it in the
// repository for each push, with a line `<old> <new> <reference>` for each reference, and shows its output to
// the pusher.

/** Lines shown to the pusher; more would hide the first. */
const mostLines = 40

const gitDir = process.cwd()
const dir = path.dirname(gitDir)
const git = createGit({ cwd: dir, trust: dir })

/** The pictures folder of the server that made the hook. */
const [objectsDir] = process.argv.slice(2)
const isGone = goneFrom(objectsDir ?? null)

/** git keeps the objects of a push apart until it is accepted. */
const env: Record<string, string> = {}
for (const name of ['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES']) {
  const value = process.env[name]
  if (value !== undefined)
    env[name] = value
      .split(path.delimiter)
      .map((one) => path.resolve(one))
      .join(path.delimiter)
}

async function check(): Promise<number> {
  const served = (await git(['symbolic-ref', '--quiet', 'HEAD'], { accept: [1] })).stdout.toString().trim()
  for (const line of (await text(process.stdin)).split('\n').filter(Boolean)) {
    const [from = '', to = '', reference = ''] = line.split(' ')
    const after = idOrNull(to)
    if (after !== null && !isAccepted(reference)) {
      console.error('The push was not accepted:')
      console.error(`  ${reference}: only branches, not below ponte/, and tags are accepted`)
      return 1
    }
    // Other branches are not served
    if (reference !== served || after === null) continue
    const problems = await checkPush({ git, env, dir, from: idOrNull(from), to: after, isGone })
    if (problems.length === 0) continue
    console.error('The push was not accepted:')
    for (const { file, field, message } of problems.slice(0, mostLines)) {
      console.error(`  ${file}: ${field} ${message}`)
    }
    if (problems.length > mostLines) console.error(`  and ${problems.length - mostLines} more`)
    return 1
  }
  return 0
}

/** Other references change what git reads, and branches below `ponte` are the server's own. */
const isAccepted = (reference: string): boolean =>
  /^refs\/(?:heads|tags)\//.test(reference) && !/^refs\/heads\/ponte(?:\/|$)/.test(reference)

try {
  process.exitCode = await check()
} catch (error) {
  // The pusher sees no stack
  console.error(`The push could not be checked: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
