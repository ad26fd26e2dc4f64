import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, publicModes, readOrNull, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import type { Git } from './git.ts'

type Options = {
  /** The bundled `server/content/receive/receive.ts` and its parameters. Null: nothing is configured. */
  checkProgram: readonly string[] | null
  git: Git
  gitDir: string
  isNew: boolean
  committerName: string
  log: Log
}

const mark = '# Of Ponte: how it accepts a push to the branch that it serves'
/** By default git refuses a push to the checked-out branch; here Ponte itself updates the files to it. */
const settings = `${mark}
[receive]
	denyCurrentBranch = ignore
	denyNonFastForwards = true
	fsckObjects = true
	maxInputSize = 100m
	autogc = false
[core]
	fsync = all
	fsyncMethod = fsync
`
export const firstMessage = 'Start the history of the content'

/**
 * Lets the repository of the content accept pushes, each checked by a hook first. Configures only a
 * repository that this software made and whose owner has neither configured pushes nor added a hook. Resolves
 * with whether pushes are accepted.
 */
export async function acceptPushes(options: Options): Promise<boolean> {
  const { gitDir, checkProgram, log } = options
  const config = path.join(gitDir, 'config')
  const text = (await readOrNull(config)) ?? ''
  if (checkProgram === null) return text.includes(mark)
  if (!text.includes(mark)) {
    const isForeign = /^\s*\[remote |denyCurrentBranch/im.test(text)
    if (isForeign || !(options.isNew || (await wasMadeHere(options)))) return false
  }
  const hook = path.join(gitDir, 'hooks/pre-receive')
  const found = await readOrNull(hook)
  if (found !== null && !found.includes(hookMark)) {
    log.warn({ hook }, 'The repository has a hook of its own for pushes; they are not configured')
    return false
  }
  const wanted = hookOf(process.execPath, checkProgram)
  if (found !== wanted) {
    await ensureFolder(path.dirname(hook), { mode: publicModes.folder })
    await writeDurable(hook, wanted, { mode: publicModes.folder })
    await chmod(hook, publicModes.folder)
  }
  // Last, so that nothing is accepted without the hook
  if (!text.includes(mark)) await writeDurable(config, `${text}${settings}`, { mode: publicModes.file })
  return true
}

/** A repository made by an older version is recognised by its first commit. */
async function wasMadeHere({ git, committerName }: Options): Promise<boolean> {
  const { stdout } = await git(['log', '--max-parents=0', '--format=%cn%x00%s', 'HEAD'], { accept: [128] })
  return stdout.toString().trim() === `${committerName}\0${firstMessage}`
}

const hookMark = '# Of Ponte: checks a push before it is accepted'
const hookOf = (node: string, program: readonly string[]): string => `#!/bin/sh
${hookMark}
exec ${[node, ...program].map(quoted).join(' ')}
`

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
