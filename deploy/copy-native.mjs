// Copies what a build needs beside it into the folder given: the packages with native parts, and what these import.
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nativePackages } from '../scripts/native-packages.mjs'

const modules = path.resolve(import.meta.dirname, '../node_modules')
const target = process.argv[2]
const copied = new Set()

/** Packages for other platforms are not installed. */
function copy(name) {
  const folder = path.join(modules, name)
  if (copied.has(name) || !existsSync(folder)) return
  copied.add(name)
  cpSync(folder, path.join(target, name), { recursive: true })
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) copy(other)
}

for (const name of nativePackages) copy(name)
