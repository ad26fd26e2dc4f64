import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bareEnvironment } from './bare-environment.ts'

/** The environment of an editor who works in git, without the machine's configuration. */
export const editor: Readonly<Record<string, string>> = {
  ...bareEnvironment,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Edda',
  GIT_AUTHOR_EMAIL: 'edda@example.org',
  GIT_COMMITTER_NAME: 'Edda',
  GIT_COMMITTER_EMAIL: 'edda@example.org',
}

/** Runs git as the editor in a folder and returns its output. Throws when the command fails. */
export const gitOfEditor = (cwd: string, ...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd,
    env: editor,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** The last commit of main in a repository; read from the file, because it is needed so often. */
export function branchOf(gitDir: string): string {
  const file = path.join(gitDir, 'refs/heads/main')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : gitOfEditor(gitDir, 'rev-parse', 'main')
}

/** Writes files in a clone, removes those given as null, and commits; resolves with the commit. */
export async function commitOfEditor(
  clone: string,
  files: Readonly<Record<string, string | Buffer | null>>,
  message = 'Edit',
): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(clone, name)
    await mkdir(path.dirname(file), { recursive: true })
    if (content === null) await rm(file)
    else await writeFile(file, content)
  }
  gitOfEditor(clone, 'add', '--all')
  gitOfEditor(clone, 'commit', '--quiet', '-m', message)
  return gitOfEditor(clone, 'rev-parse', 'HEAD')
}
