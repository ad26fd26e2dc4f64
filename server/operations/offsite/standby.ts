import { type Engine, EngineError } from './engine.ts'
import { choose } from './restore.ts'
import { listSnapshots } from './snapshot.ts'

/**
 * A second machine keeps an encrypted copy of the newest snapshots on its own disk, so that it can take over within
 * the time of a restore, even when the store is gone as well (ADR-0036).
 */

/** The first copy gets everything, later ones what changed. */
const limitMs = 24 * 3_600_000
/** The newest, and those of two days; erased persons leave it with them. */
const policy = ['--keep-last', '1', '--keep-within', '2d']

export type Standby = {
  /**
   * Gets the newest snapshot of the store unless it is there. Resolves with its id and time; throws `EngineError` and
   * `SnapshotError`.
   */
  follow(signal?: AbortSignal): Promise<Followed>
  /** Removes old snapshots from this machine. */
  prune(signal?: AbortSignal): Promise<void>
}

export type Followed = {
  /** In the store. */
  snapshot: string
  /** ISO 8601. */
  takenAt: string
  /** False when this machine had it already. */
  isNew: boolean
}

/** `store` is read and never written, not even a lock. `mirror` is an engine that copies from the store. */
export function createStandby({ store, mirror }: { store: Engine; mirror: Engine }): Standby {
  let opened = false

  async function open(signal?: AbortSignal): Promise<void> {
    try {
      await listSnapshots(mirror, { signal })
    } catch (error) {
      if (!(error instanceof EngineError && error.fault === 'missing')) throw error
      // Cut in the same places as the store, so that equal data is equal
      await mirror.run(['init', '--copy-chunker-params'], { timeLimitMs: limitMs, signal })
    }
    // A run that was killed has left its lock
    await mirror.run(['unlock'], { timeLimitMs: limitMs, signal })
    opened = true
  }

  return {
    async follow(signal) {
      const newest = await choose(store, undefined, signal)
      if (!opened) await open(signal)
      const facts = { snapshot: newest.id, takenAt: newest.time }
      const own = await listSnapshots(mirror, { signal })
      if (own.some(({ time }) => time === newest.time)) return { ...facts, isNew: false }
      await mirror.run(['copy', '--no-lock', newest.id], { timeLimitMs: limitMs, signal })
      return { ...facts, isNew: true }
    },
    async prune(signal) {
      await mirror.run(['forget', '--tag', 'ponte', '--group-by', '', ...policy, '--prune'], {
        timeLimitMs: limitMs,
        signal,
      })
    },
  }
}
