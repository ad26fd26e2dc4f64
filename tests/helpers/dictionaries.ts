import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { DictionaryText } from '#scripts/dictionary.ts'

const root = path.resolve(import.meta.dirname, '../..')

export type DictionaryCopy = {
  base: string
  read(file: string): Promise<string>
  write(file: string, source: string): Promise<void>
  /** What the type check says of the dictionaries alone. */
  check(): Promise<string[]>
  /** What it says of them and of the Italian pages, when these were copied too. */
  checkPages(): Promise<string[]>
  remove(): Promise<void>
}

type CopyOptions = {
  /** The project, or a copy of it. */
  from?: string
  /** With what `checkPages` needs. */
  pages?: boolean
}

/** A copy of the project's dictionaries, to be spoilt and type-checked. */
export async function copyDictionaries({
  from = root,
  pages = false,
}: CopyOptions = {}): Promise<DictionaryCopy> {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-dictionaries-'))
  const parts = [
    'locales',
    'domain',
    'tsconfig.json',
    'package.json',
    ...(pages ? ['pages', 'renderer', 'server'] : []),
  ]
  for (const part of parts) await cp(path.join(from, part), path.join(base, part), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(base, 'node_modules'))

  async function typeErrors(project: Record<string, unknown>): Promise<string[]> {
    const file = path.join(base, 'tsconfig.part.json')
    await writeFile(file, JSON.stringify({ extends: './tsconfig.json', ...project }))
    const compiler = path.join(root, 'node_modules/ts7/bin/tsc')
    const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', file], {
      cwd: base,
    })
    const [output, trouble] = await Promise.all([text(child.stdout), text(child.stderr)])
    if (trouble) throw new Error(trouble)
    // the lines of an explanation are indented
    return output.split(/\n(?!\s)/).filter((error) => error.trim() !== '')
  }

  return {
    base,
    read: (file) => readFile(path.join(base, file), 'utf8'),
    write: (file, source) => writeFile(path.join(base, file), source),
    // without the browser's and Node's types, which no text needs
    check: () => typeErrors({ compilerOptions: { lib: ['ES2023'], types: [] }, include: ['locales'] }),
    checkPages: () => typeErrors({ include: ['pages/it', 'renderer/*.ts', 'locales'] }),
    remove: () => rm(base, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** The source without one entry and the comma behind it. */
export function without(source: string, { entry }: Pick<DictionaryText, 'entry'>): string {
  return source.slice(0, entry.start) + source.slice(entry.end).replace(/^\s*,/, '')
}

/**
 * Whether an error about the spoilt source says which key is missing. Of an item it says that a list is too short, or that
 * the item in its place lacks an argument, and stands at that list.
 */
export function namesKey(error: string, { key }: Pick<DictionaryText, 'key'>, spoilt: string): boolean {
  const path = key.split('.')
  const name = path.at(-1) ?? ''
  if (!/^\d+$/.test(name)) return error.includes(`'${name}'`)
  const list = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  const [, row, column] = /\((\d+),(\d+)\)/.exec(error) ?? []
  const lines = spoilt.split('\n')
  const place = lines[Number(row) - 1]?.slice(Number(column) - 1) ?? ''
  if (error.includes('element(s) but target requires')) return place.startsWith(list) || place.startsWith('[')
  // The next item has moved up and lacks an argument: the error stands within the list
  const before = [
    ...lines.slice(0, Number(row) - 1),
    lines[Number(row) - 1]?.slice(0, Number(column) - 1),
  ].join('\n')
  const opened = before.lastIndexOf(`${list}: [`)
  return error.includes('is not assignable to type') && opened >= 0 && !before.slice(opened).includes('],')
}
