import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const root = path.resolve(import.meta.dirname, '../..')

/** A copy of the project's dictionaries, to be spoilt and type-checked. */
export async function copyDictionaries() {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-dictionaries-'))
  for (const part of ['locales', 'domain', 'tsconfig.json', 'package.json'])
    await cp(path.join(root, part), path.join(base, part), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(base, 'node_modules'))

  return {
    read: (file: string) => readFile(path.join(base, file), 'utf8'),
    write: (file: string, source: string) => writeFile(path.join(base, file), source),
    remove: () => rm(base, { recursive: true, force: true, maxRetries: 3 }),
    /** What the type check says of the dictionaries alone. */
    async check(): Promise<string[]> {
      const project = path.join(base, 'tsconfig.part.json')
      // Without the browser's and Node's types, which no text needs
      const compilerOptions = { lib: ['ES2023'], types: [] }
      const parts = { extends: './tsconfig.json', compilerOptions, include: ['locales'] }
      await writeFile(project, JSON.stringify(parts))
      const compiler = path.join(root, 'node_modules/ts7/bin/tsc')
      const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', project], {
        cwd: base,
      })
      const [output, trouble] = await Promise.all([text(child.stdout), text(child.stderr)])
      if (trouble) throw new Error(trouble)
      // The lines of an explanation are indented
      return output.split(/\n(?!\s)/).filter((error) => error.trim() !== '')
    },
  }
}
