// `npm run release-check` runs `npm test -- full`; if all passes, the accessibility statement gets today's date (R275).
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './setup.mjs'

const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'full'], { cwd: root, stdio: 'inherit' })
if (status === 0) {
  const file = path.join(root, 'domain/site/accessibility-tested.ts')
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/'\d{4}-\d{2}-\d{2}'/, `'${today}'`))
  console.log(`The accessibility statement says ${today}: commit ${path.relative(root, file)}`)
}
process.exitCode = status ?? 1
