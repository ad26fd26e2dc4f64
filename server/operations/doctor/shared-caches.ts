import { type Finding, fault, ok } from './finding.ts'

const patienceMs = 3_000

/** Tells each shared cache to forget its pages, which it may at any time. */
export const checkSharedCaches = (addresses: readonly string[]): Promise<Finding[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const shown = new URL(address).host
      try {
        const signal = AbortSignal.timeout(patienceMs)
        const answer = await fetch(address, { method: 'PURGE', signal, redirect: 'error' })
        await answer.body?.cancel()
        if (answer.ok) return ok('cache', `${shown} forgets its pages when it is told.`)
        return fault(
          'cache',
          `${shown} answers ${answer.status} to PURGE: it may show old pages.`,
          'Allow PURGE from this machine, as deploy/varnish.vcl does.',
        )
      } catch {
        return fault(
          'cache',
          `${shown} does not answer: it may show old pages.`,
          'Start it, or correct CACHE_PURGE_URL.',
        )
      }
    }),
  )
