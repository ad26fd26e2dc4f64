import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Injection, injecting, traced } from './strace.ts'

export type GitWrapper = Awaited<ReturnType<typeof makeGitWrapper>>

/**
 * A `git` for the PATH of a program under proof. While armed, every git command runs under strace and is known by its
 * name and number, such as `commit-tree.1`; one of them may be given a fault.
 */
export async function makeGitWrapper(folder: string) {
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const [seen, traces, injections, armed] = ['seen', 'traces', 'injections', 'armed'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string]
  const bin = path.join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  const program = path.join(bin, 'git')
  await writeFile(program, script({ git, seen, traces, injections, armed }))
  await chmod(program, 0o755)

  return {
    /** To come first in PATH. */
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
    /** What each command of the last arming did. */
    async traces(): Promise<{ process: string; text: string }[]> {
      const names = (await readdir(traces)).sort()
      return Promise.all(
        names.map(async (process) => ({ process, text: await readFile(path.join(traces, process), 'utf8') })),
      )
    },
  }
}

type Places = { git: string; seen: string; traces: string; injections: string; armed: string }

const script = ({ git, seen, traces, injections, armed }: Places): string => `#!/bin/sh
[ -e '${armed}' ] || exec '${git}' "$@"
name=
skip=0
for word; do
  if [ $skip = 1 ]; then skip=0; elif [ "$word" = -c ]; then skip=1; else name=$word; break; fi
done
[ -n "$GIT_INDEX_FILE" ] && name=$name-own-index
number=1
until mkdir '${seen}/'"$name.$number" 2>/dev/null; do number=$((number + 1)); done
fault='${injections}/'"$name.$number"
set -- '${git}' "$@"
[ -e "$fault" ] && set -- -e "$(cat "$fault")" "$@"
exec strace -f -qq -y -s 0 -e '${traced}' -o '${traces}/'"$name.$number" "$@"
`
