import { readFileSync } from 'node:fs'
import path from 'node:path'

const unit = readFileSync(path.resolve(import.meta.dirname, '../../deploy/ponte.service'), 'utf8')
const wordsOf = (key: string): string[] => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1]?.split(' ') ?? []

/** How the systemd unit starts the server: Node options and environment variables. */
export const deployedOptions = wordsOf('ExecStart').filter((word) => word.startsWith('--'))
export const deployedEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  wordsOf('Environment').map((pair) => pair.split('=')),
)
