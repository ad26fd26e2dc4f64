import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/setup.mjs'
import * as access from './access.ts'
import type { Sabotage } from './broken-build.ts'
import * as counts from './counts.ts'
import * as crowd from './crowd.ts'
import * as deadChannels from './dead-channels.ts'
import * as disk from './disk.ts'
import * as faults from './faults.ts'
import * as fuzz from './fuzz.ts'
import * as history from './history.ts'
import * as keptBrief from './kept-brief.ts'
import * as kills from './kills.ts'
import * as leadKills from './lead-kills.ts'
import * as offsite from './offsite.ts'
import * as power from './power.ts'
import * as pushes from './pushes.ts'
import * as restarts from './restarts.ts'
import * as soak from './soak.ts'
import * as staleness from './staleness.ts'
import * as uploads from './uploads.ts'
import * as varnish from './varnish.ts'

/** The long proofs are not part of `npm test`: without this, a changed line would be noticed after an hour of proving. */
const sabotages: Sabotage[] = [
  ...access.sabotages,
  ...faults.sabotages,
  ...kills.sabotages,
  ...leadKills.sabotages,
  ...power.changedBuilds,
  ...offsite.sabotages,
  ...pushes.sabotages,
  ...[
    counts,
    crowd,
    deadChannels,
    disk,
    fuzz,
    history,
    keptBrief,
    restarts,
    soak,
    staleness,
    uploads,
    varnish,
  ].map(({ sabotage }) => sabotage),
]

for (const { name, file, find } of sabotages) {
  test(`the code that a negative control breaks is still there: ${name}`, async () => {
    const source = await readFile(path.join(root, file), 'utf8')
    assert.equal(source.split(find).length - 1, 1, `${file} must hold exactly one: ${find}`)
  })
}
