import { execFileSync } from 'node:child_process'
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

/** What git says to the editor in a folder. Throws when the command fails. */
export const gitOfEditor = (cwd: string, ...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd,
    env: editor,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
