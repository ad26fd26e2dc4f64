import { readFileSync } from 'node:fs'
import path from 'node:path'

const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')
const wordsOf = (key: string): string[] =>
  new RegExp(`^${key}=(.+)$`, 'm').exec(readme)?.[1]?.split(' ') ?? []

/** How README's systemd unit starts the server: options of Node, and variables. */
export const deployedOptions = wordsOf('ExecStart').filter((word) => word.startsWith('--'))
export const deployedEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  wordsOf('Environment').map((pair) => pair.split('=')),
)
