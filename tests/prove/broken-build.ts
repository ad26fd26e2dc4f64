import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run as runProgram } from '#scripts/setup.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const parts = [
  'pages',
  'renderer',
  'server',
  'domain',
  'locales',
  'public',
  'scripts',
  'content',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

export type Sabotage = {
  /** What the broken build does wrong. */
  name: string
  file: string
  find: string
  replace: string
}

/**
 * Builds a copy of the project with one deliberate fault and passes its program to `run`. Throws unless `find` occurs
 * exactly once.
 */
export async function onBrokenBuild<Result>(
  { file, find, replace }: Sabotage,
  run: (program: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-broken-'))
  for (const part of parts) await cp(path.join(root, part), path.join(folder, part), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const target = path.join(folder, file)
  const source = await readFile(target, 'utf8')
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold exactly one: ${find}`)
  await writeFile(
    target,
    source.replace(find, () => replace),
  )
  runProgram(process.execPath, [path.join(folder, 'scripts/build.mjs')], { env: { NODE_ENV: 'production' } })
  try {
    return await run(path.join(folder, 'scripts/serve.mjs'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
