import { devNull } from 'node:os'
import type { SimpleGitOptions } from 'simple-git'

/**
 * The settings of every git command (ADR-0017): neither the machine's nor the user's configuration applies,
 * and no program named in the repository's own configuration runs.
 */

export const settingsFor = (trust: string | undefined): string[] => [
  `core.hooksPath=${devNull}`,
  'core.fsmonitor=false',
  'core.autocrlf=false',
  // By default, git reports commits as made that a power cut can still undo.
  'core.fsync=all',
  'core.fsyncMethod=fsync',
  'commit.gpgSign=false',
  // Checking a signature runs a program that the repository's configuration chooses
  'log.showSignature=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  // A save must not set off a clean-up in the background.
  'gc.auto=0',
  'maintenance.auto=false',
  ...(trust ? [`safe.directory=${trust}`] : []),
]

export const environment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_LITERAL_PATHSPECS: '1',
  GIT_TERMINAL_PROMPT: '0',
  // A missing object of a partial clone stays missing: fetching it would run ssh or any other program
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '',
  // Anybody may push replacement references, which would make one object pass for another
  GIT_NO_REPLACE_OBJECTS: '1',
})

/**
 * Allows what simple-git refuses by default: exactly the settings above and those that switch programs off,
 * and for a network command its connection settings.
 */
export const permissions = (names: readonly string[], { network }: { network: boolean }) =>
  ({
    unsafe: {
      allowUnsafeHooksPath: true,
      allowUnsafeFsMonitor: true,
      // GIT_CONFIG_GLOBAL
      allowUnsafeConfigPaths: true,
      // `programsOff`
      allowUnsafeConfigEnvCount: true,
      allowUnsafeFilter: true,
      ...(network && {
        allowUnsafeSshCommand: true,
        allowUnsafeAskPass: true,
        allowUnsafeGitProxy: true,
        allowUnsafeCredentialHelper: true,
      }),
    },
    allowEnvironment: names.filter((name) => permitted.test(name) || (network && ofNetwork.has(name))),
  }) satisfies Partial<SimpleGitOptions>

const ofNetwork: ReadonlySet<string> = new Set(['GIT_SSH_COMMAND', 'GIT_ASKPASS', 'GIT_PROXY_COMMAND'])
const permitted =
  /^GIT_(?:CONFIG_(?:NOSYSTEM|GLOBAL|COUNT|(?:KEY|VALUE)_\d+)|LITERAL_PATHSPECS|TERMINAL_PROMPT|NO_LAZY_FETCH|ALLOW_PROTOCOL|NO_REPLACE_OBJECTS|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|OPTIONAL_LOCKS|AUTHOR_(?:NAME|EMAIL|DATE)|COMMITTER_(?:NAME|EMAIL))$/

/** Lists the names of settings that run a program when files are staged or compared, or references change. */
export const listPrograms = [
  'config',
  '--null',
  '--name-only',
  '--get-regexp',
  '^(filter|hook)\\..*\\.(clean|smudge|process|required|command|event)$',
]

export type Setting = readonly [key: string, value: string]

/**
 * Settings that switch off filters and, from git 2.54 on, hooks named in a configuration, which no single
 * setting covers. Passed in the environment, because `-c` would cut a name that contains `=`. `list`: the
 * output of `listPrograms`. Throws a `TypeError` for a name that is not UTF-8, which the environment cannot
 * pass on.
 */
export function programsOff(list: Buffer): Setting[] {
  const names = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(list).split('\0')
  const groups = new Set(names.filter(Boolean).map((name) => name.slice(0, name.lastIndexOf('.'))))
  const settings = [...groups].flatMap((group): Setting[] =>
    group.startsWith('hook.')
      ? [[`${group}.enabled`, 'false']]
      : [
          [`${group}.clean`, ''],
          [`${group}.smudge`, ''],
          [`${group}.process`, ''],
          [`${group}.required`, 'false'],
        ],
  )
  return settings
}

/** Settings as environment variables, which lists of processes do not show. */
export function configEnvironment(settings: readonly Setting[]): Record<string, string> {
  if (settings.length === 0) return {}
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(settings.length)],
    ...settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ])
}
