import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { lastCheck } from '../offsite/check.ts'
import { createEngine, EngineError } from '../offsite/engine.ts'
import { offsiteHindrances } from '../offsite/prerequisites.ts'
import { listSnapshots } from '../offsite/snapshot.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const patienceMs = 15_000
/** A server that runs makes one at least each two minutes, where anything has changed. */
const oldHours = 24

/** What OFFSITE_URL needs, whether the place answers, how old the newest copy is, and how the last check ended. */
export async function checkOffsiteCopy(config: Config): Promise<Finding[]> {
  if (config.offsite === null) return []
  const hindrances = await offsiteHindrances(config)
  if (hindrances.length > 0)
    return hindrances.map((line) => fault('offsite', line, 'The server does not start without it.'))
  const checked = await lastCheck(config.dataDir)
  const verdict =
    checked === null || checked.ok
      ? []
      : [
          fault(
            'offsite',
            `The last check of the copy failed: ${checked.message}`,
            'npm run ponte -- offsite check',
          ),
        ]
  return [await newest(config.offsite), ...verdict]
}

async function newest(offsite: NonNullable<Config['offsite']>): Promise<Finding> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'ponte-doctor-'))
  try {
    const engine = createEngine({ ...offsite, cacheDir })
    const last = (await listSnapshots(engine, { signal: AbortSignal.timeout(patienceMs) })).at(-1)
    if (!last) return warning('offsite', 'There is no off-site copy yet.', 'npm start')
    const hours = (Date.now() - Date.parse(last.time)) / 3_600_000
    if (hours > oldHours)
      return warning(
        'offsite',
        `The newest off-site copy is ${Math.floor(hours)} hours old.`,
        'Look at parts.offsite of /readyz.',
      )
    return ok('offsite', 'There is an off-site copy of the last day, and the key opens it.')
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    if (error.fault === 'missing') return warning('offsite', 'There is no off-site copy yet.', 'npm start')
    return fault(
      'offsite',
      `The off-site copy cannot be read (${error.fault}).`,
      'See the table in docs/operations.md, Off-site copy.',
    )
  } finally {
    await rm(cacheDir, { recursive: true, force: true })
  }
}
