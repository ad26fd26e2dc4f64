import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { type ConfigFault, defaultOf, readConfig, variableNames } from '../config.ts'
import { withCredentials } from '../credentials.ts'
import { hasCode } from '../files.ts'
import { type Setting, settingGroups, settings } from '../settings.ts'

export type ExplainedSetting = {
  name: string
  meaning: string
  /** In force. A secret is "set"; null when the value given has a fault, because it may be a misplaced secret. */
  value: string | null
  source: 'environment' | '.env' | 'credential file' | 'default'
  note?: string
  faults: Omit<ConfigFault, 'name'>[]
}

type Explanation = {
  groups: { title: string; settings: ExplainedSetting[] }[]
  /** Names in the file that are no settings: mistyped, or meant for another program. */
  unknown: string[]
  faults: number
}

type ExplainOptions = {
  /** The environment before the file was read. */
  env: Readonly<Record<string, string | undefined>>
  /** Path of the file `.env`; it may be missing. */
  file: string
}

/** Explains what the server would read if it were started with this environment and file. Never contains a secret. */
export async function explainConfig({ env, file }: ExplainOptions): Promise<Explanation> {
  const inFile = await variablesIn(file)
  // As process.loadEnvFile does: a variable of the environment hides that of the file, even an empty one
  const given = { ...inFile, ...env }
  const withFiles = withCredentials(given, variableNames)
  const read = readConfig(withFiles)
  const faults = read.ok ? [] : read.faults

  function explain(name: string, setting: Setting): ExplainedSetting {
    const { meaning } = setting
    const own = faults.flatMap(({ name: of, ...fault }) => (of === name ? [fault] : []))
    const isHidden = env[name] === '' && Boolean(inFile[name])
    return {
      name,
      meaning,
      value: own.length > 0 ? null : shownValue(withFiles[name], name, setting),
      source: sourceOf(name),
      ...(isHidden && { note: 'the environment has it empty, which hides the value in .env' }),
      faults: own,
    }
  }

  function sourceOf(name: string): ExplainedSetting['source'] {
    if (env[name]) return 'environment'
    if (given[name]) return '.env'
    return withFiles[name] ? 'credential file' : 'default'
  }

  return {
    groups: Object.entries<Record<string, Setting>>(settingGroups).map(([title, group]) => ({
      title,
      settings: Object.entries(group).map(([name, setting]) => explain(name, setting)),
    })),
    unknown: Object.keys(inFile).filter((name) => !settings.has(name)),
    faults: faults.length,
  }
}

function shownValue(given: string | undefined, name: string, { secret, otherwise = '' }: Setting): string {
  if (!given) return defaultOf(name) ?? otherwise
  return secret ? 'set' : withoutCredentials(given)
}

/** Up to the last @, because a password may contain one. */
const withoutCredentials = (value: string): string => value.replace(/:\/\/.*@/s, '://…@')

const variablesIn = async (file: string): Promise<Record<string, string | undefined>> => {
  try {
    return parseEnv(await readFile(file, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {}
    throw error
  }
}
