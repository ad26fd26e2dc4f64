import { ensureBuild } from '#scripts/setup.mjs'
import { namedParts } from '#tests/helpers/named-parts.ts'
import { proveAccess } from './access.ts'
import { proveContrast } from './contrast.ts'
import { proveCounts } from './counts.ts'
import { proveCrowd } from './crowd.ts'
import { proveDeadChannels } from './dead-channels.ts'
import { proveDictionaries } from './dictionaries.ts'
import { proveDisk } from './disk.ts'
import { proveEditors } from './editors.ts'
import { proveFaults } from './faults.ts'
import { proveFuzz } from './fuzz.ts'
import { proveHeaders } from './headers.ts'
import { proveHistory } from './history.ts'
import { proveImage } from './image.ts'
import { proveKeptBrief } from './kept-brief.ts'
import { proveKills } from './kills.ts'
import { proveLeadKills } from './lead-kills.ts'
import { proveOffsite, proveOffsiteLarge, proveStandby } from './offsite.ts'
import { proveOffsiteStore } from './offsite-store.ts'
import { provePower } from './power.ts'
import { provePreview } from './preview.ts'
import { proveProxies } from './proxies.ts'
import { provePushes } from './pushes.ts'
import { proveRestarts } from './restarts.ts'
import { proveSaves } from './saves.ts'
import { proveSlowLine } from './slow-line.ts'
import { proveSoak } from './soak.ts'
import { proveStaleness } from './staleness.ts'
import { proveUploads } from './uploads.ts'
import { proveVarnish } from './varnish.ts'

/**
 * `npm run prove [-- name …]`: the long proofs under fault, each with its negative control: the same proof against a
 * build that was broken on purpose must fail. Exit code 1 as soon as one does not behave.
 */
const proofs: Record<string, () => Promise<boolean>> = {
  dictionaries: proveDictionaries,
  saves: proveSaves,
  editors: proveEditors,
  kills: proveKills,
  pushes: provePushes,
  power: provePower,
  faults: proveFaults,
  'lead-kills': proveLeadKills,
  'dead-channels': proveDeadChannels,
  crowd: proveCrowd,
  uploads: proveUploads,
  disk: proveDisk,
  headers: proveHeaders,
  staleness: proveStaleness,
  history: proveHistory,
  restarts: proveRestarts,
  counts: proveCounts,
  access: proveAccess,
  contrast: proveContrast,
  varnish: proveVarnish,
  proxies: proveProxies,
  image: proveImage,
  preview: provePreview,
  'slow-line': proveSlowLine,
  'kept-brief': proveKeptBrief,
  fuzz: proveFuzz,
  soak: proveSoak,
  offsite: proveOffsite,
  'offsite-large': proveOffsiteLarge,
  'offsite-store': proveOffsiteStore,
  standby: proveStandby,
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
