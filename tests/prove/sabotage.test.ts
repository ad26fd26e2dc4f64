import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/setup.mjs'
import type { Sabotage } from './broken-build.ts'
import * as copies from './copies.ts'
import * as faults from './faults.ts'
import * as fuzz from './fuzz.ts'
import * as leadKills from './lead-kills.ts'
import * as ownerEdits from './owner-edits.ts'
import * as power from './power.ts'
import * as restarts from './restarts.ts'
import * as staleness from './staleness.ts'

/** `npm test` skips the long proofs: without this, a sabotage of a line that has changed would fail only after an hour. */
const sabotages: Sabotage[] = [
  ...faults.sabotages,
  ...leadKills.sabotages,
  ...power.changedBuilds,
  ...staleness.sabotages,
  ...[copies, fuzz, ownerEdits, restarts].map(({ sabotage }) => sabotage),
]

for (const { name, file, find } of sabotages) {
  test(`the code that a negative control breaks is still there: ${name}`, async () => {
    const source = await readFile(path.join(root, file), 'utf8')
    assert.equal(source.split(find).length - 1, 1, `${file} must hold exactly one: ${find}`)
  })
}
