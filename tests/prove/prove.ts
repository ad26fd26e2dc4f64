import { ensureBuild } from '#scripts/setup.mjs'
import { namedParts } from '#tests/helpers/named-parts.ts'
import { proveCopies } from './copies.ts'
import { proveFaults } from './faults.ts'
import { proveFuzz } from './fuzz.ts'
import { proveImage } from './image.ts'
import { proveKills } from './kills.ts'
import { proveLeadKills } from './lead-kills.ts'
import { proveOwnerEdits } from './owner-edits.ts'
import { provePower } from './power.ts'
import { proveRestarts } from './restarts.ts'
import { proveSlowLine } from './slow-line.ts'
import { proveStaleness } from './staleness.ts'

/**
 * `npm run prove [-- name …]` runs the long proofs under fault. Each has a negative control: against a deliberately broken
 * build, the same proof must fail. Exit code 1 unless all behave as expected.
 */
const proofs: Record<string, () => Promise<boolean>> = {
  power: provePower,
  faults: proveFaults,
  kills: proveKills,
  'lead-kills': proveLeadKills,
  restarts: proveRestarts,
  staleness: proveStaleness,
  image: proveImage,
  'slow-line': proveSlowLine,
  fuzz: proveFuzz,
  copies: proveCopies,
  'owner-edits': proveOwnerEdits,
}

const named = namedParts('proof', Object.keys(proofs))
ensureBuild()
let held = true
for (const [name, prove] of Object.entries(proofs)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n${name}`)
  held = (await prove()) && held
}
process.exitCode = held ? 0 : 1
