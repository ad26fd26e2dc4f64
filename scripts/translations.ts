import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale, locales } from '#domain/locales.ts'
import { createGit, type Git, GitError } from '#server/content/git/git.ts'
import { type Dictionary, readDictionary } from './dictionary.ts'

/** A translation whose English original has changed since it was written. */
export type Overtaken = {
  file: string
  key: string
  /** What the English text said then; null when there was none. */
  before: string | null
  now: string
  /** The commit that last wrote the translation, shortened. */
  commit: string
  /** Of that commit, such as `2025-01-23`. */
  date: string
}

export type TranslationAge =
  | { known: false; why: string }
  | {
      known: true
      dictionaries: number
      texts: number
      overtaken: Overtaken[]
      /** The history is cut off, so that older changes are not seen. */
      shallow: boolean
    }

const folders = locales.filter((locale) => locale !== defaultLocale).map((locale) => `locales/${locale}`)
const toOriginal = (file: string) => file.replace(/(^|\/)locales\/[^/]+\//, `$1locales/${defaultLocale}/`)

/**
 * Compares every English text with its wording in the commit that last wrote its translation. Dates and the layout of the
 * English file do not count. A translation that is not committed yet is new, and so is one whose line was only reformatted.
 */
export async function translationAge(root: string): Promise<TranslationAge> {
  const missing = folders.find((folder) => !existsSync(path.join(root, folder)))
  if (missing !== undefined) return { known: false, why: `there is no ${missing} here` }
  try {
    return await compare(root, createGit({ cwd: root, trust: root, timeLimitMs: 10_000 }))
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    return {
      known: false,
      why: /not a git repository/.test(error.stderr) ? 'this is no git checkout' : error.message,
    }
  }
}

async function compare(root: string, git: Git): Promise<TranslationAge> {
  const ask = async (...parameters: string[]) => (await git(parameters)).stdout.toString().trim()
  const shallow = (await ask('rev-parse', '--is-shallow-repository')) === 'true'
  const listed = await ask('ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...folders)
  const committed = new Set(listed.split('\0'))
  const pairs = await readPairs(root)

  const written = await Promise.all(
    pairs
      .filter(({ file }) => committed.has(file))
      .map(async (pair) => {
        const lines = await blame(git, pair.file)
        return pair.translation.texts.flatMap(({ key, value }) => {
          const lineOf = (offset: number) => pair.source.slice(0, offset).split('\n').length
          const own = lines.slice(lineOf(value.start) - 1, lineOf(value.end))
          const last = own.reduce(
            (newest, line) => (line.time > newest.time ? line : newest),
            own[0] ?? fresh,
          )
          const now = pair.english.get(key)
          return last.commit === null || now === undefined ? [] : [{ file: pair.file, key, now, last }]
        })
      }),
  )
  const candidates = written.flat()
  const twinOf = ({ commit, file }: Line) => `${commit}:${toOriginal(file)}`
  const versions = await readVersions(git, [...new Set(candidates.map(({ last }) => twinOf(last)))])

  const overtaken = candidates.flatMap(({ file, key, now, last }) => {
    const version = versions.get(twinOf(last))
    // a text that stood there under another key has only moved
    if (!version || version.get(key) === now || [...version.values()].includes(now)) return []
    const date = new Date(last.time * 1000).toISOString().slice(0, 10)
    const commit = (last.commit ?? '').slice(0, 10)
    return [{ file, key, before: version.get(key) ?? null, now, commit, date }]
  })
  const texts = pairs.reduce((sum, { translation }) => sum + translation.texts.length, 0)
  return { known: true, dictionaries: pairs.length, texts, overtaken, shallow }
}

type Pair = { file: string; source: string; translation: Dictionary; english: Map<string, string> }

/** Dictionaries that take their shape from an English one; the others are pages of their own. */
async function readPairs(root: string): Promise<Pair[]> {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => path.join(folder, name)),
    ),
  )
  const files = names.flat().map((name) => name.replaceAll(path.sep, '/'))
  const pairs = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map(async (file): Promise<Pair | null> => {
        const source = await readFile(path.join(root, file), 'utf8')
        const translation = await readDictionary(source)
        const original = toOriginal(file)
        const shapes = translation.imports.map((from) => path.posix.join(path.posix.dirname(file), from))
        if (!shapes.includes(original)) return null
        const english = await readDictionary(await readFile(path.join(root, original), 'utf8'))
        return { file, source, translation, english: byKey(english) }
      }),
  )
  return pairs.filter((pair) => pair !== null)
}

const byKey = ({ texts }: Dictionary) => new Map(texts.map(({ key, text }) => [key, text]))

type Line = {
  /** Null while it is not committed. */
  commit: string | null
  /** Seconds. */
  time: number
  /** What the file was called then, from the top of the repository. */
  file: string
}

const fresh: Line = { commit: null, time: 0, file: '' }

/** Who last wrote each line of a file as it is in the work tree; white space and moves within it aside. */
async function blame(git: Git, file: string): Promise<Line[]> {
  const { stdout } = await git(['blame', '-w', '-M', '--no-textconv', '--line-porcelain', '--', file])
  const lines: Line[] = []
  let line = fresh
  for (const row of stdout.toString().split('\n')) {
    if (row.startsWith('\t')) lines.push(line)
    const [word = '', ...rest] = row.split(' ')
    if (/^[0-9a-f]{40,}$/.test(word)) line = { ...fresh, commit: /^0+$/.test(word) ? null : word }
    else if (word === 'committer-time') line.time = Number(rest[0])
    else if (word === 'filename') line.file = rest.join(' ')
  }
  return lines
}

/** English dictionaries by `<commit>:<file>`; empty where there was none, left out where it does not parse. */
async function readVersions(git: Git, names: string[]): Promise<Map<string, Map<string, string>>> {
  const versions = new Map<string, Map<string, string>>()
  const { stdout } = await git(['cat-file', '--batch'], { input: names.map((name) => `${name}\n`).join('') })
  let offset = 0
  for (const name of names) {
    const end = stdout.indexOf('\n', offset)
    const head = stdout.toString('utf8', offset, end)
    offset = end + 1
    if (head.endsWith(' missing')) {
      versions.set(name, new Map())
      continue
    }
    const size = Number(head.split(' ').at(-1))
    const source = stdout.toString('utf8', offset, offset + size)
    offset += size + 1
    const version = await readDictionary(source).catch(() => null)
    if (version) versions.set(name, byKey(version))
  }
  return versions
}
