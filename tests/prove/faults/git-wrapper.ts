import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Injection, injecting, traced } from './strace.ts'

export type GitWrapper = Awaited<ReturnType<typeof makeGitWrapper>>

/**
 * Makes a `git` for the PATH of a program under proof. While armed, every git command, and every one that git runs itself, is
 * traced by strace under its name and number, such as `commit-tree.1`; one of them may be given a fault.
 */
export async function makeGitWrapper(folder: string) {
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const [seen, traces, injections, armed] = ['seen', 'traces', 'injections', 'armed'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string]
  const bin = path.join(folder, 'bin')
  // Where git looks for its own commands, including git itself
  const core = path.join(folder, 'core')
  const own = execFileSync(git, ['--exec-path'], { encoding: 'utf8' }).trim()
  // One sample hook replaces the thirteen that git puts into every new repository
  const template = path.join(folder, 'template')
  for (const name of ['hooks/update.sample', 'info/exclude', 'description']) {
    await mkdir(path.dirname(path.join(template, name)), { recursive: true })
    await writeFile(path.join(template, name), 'From the template.\n')
  }
  for (const at of [bin, core]) {
    await mkdir(at)
    await writeFile(path.join(at, 'git'), script({ git, core, template, seen, traces, injections, armed }))
    await chmod(path.join(at, 'git'), 0o755)
  }
  for (const name of await readdir(own))
    if (name !== 'git') await symlink(path.join(own, name), path.join(core, name))

  return {
    /** The folder to put first in PATH. */
    bin,
    async arm(injection: ({ process: string } & Injection) | null): Promise<void> {
      for (const each of [seen, traces, injections]) {
        await rm(each, { recursive: true, force: true })
        await mkdir(each)
      }
      if (injection) {
        await writeFile(path.join(injections, injection.process), injecting(injection))
      }
      await writeFile(armed, '')
    },
    disarm: () => rm(armed, { force: true }),
    /** The trace of each command since the last `arm`. */
    async traces(): Promise<{ process: string; text: string }[]> {
      const names = (await readdir(traces)).sort()
      return Promise.all(
        names.map(async (process) => ({ process, text: await readFile(path.join(traces, process), 'utf8') })),
      )
    },
  }
}

type Places = Record<'git' | 'core' | 'template' | 'seen' | 'traces' | 'injections' | 'armed', string>

const script = ({ git, core, template, seen, traces, injections, armed }: Places): string => `#!/bin/sh
export GIT_TEMPLATE_DIR='${template}'
[ -e '${armed}' ] || exec '${git}' "$@"
name=
skip=0
for word; do
  if [ $skip = 1 ]; then skip=0; elif [ "$word" = -c ]; then skip=1; else name=$word; break; fi
done
number=1
until mkdir '${seen}/'"$name.$number" 2>/dev/null; do number=$((number + 1)); done
fault='${injections}/'"$name.$number"
set -- '${git}' "$@"
[ -e "$fault" ] && set -- -e "$(cat "$fault")" "$@"
export GIT_EXEC_PATH='${core}'
exec strace -qq -y -s 0 -e '${traced}' -o '${traces}/'"$name.$number" "$@"
`
