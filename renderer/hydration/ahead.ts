import { pageViewsEndpoint } from '#domain/site/count-signals.ts'

/**
 * Counts a prefetched or prerendered page once it is shown (R271); its request was not counted. Sends the
 * path of the page and nothing about the visitor.
 */
export function countWhenShown(): void {
  const show = () => {
    const address = `${pageViewsEndpoint}?page=${encodeURIComponent(location.pathname)}`
    fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined)
  }
  const { prerendering } = document as Document & { prerendering?: boolean }
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    deliveryType?: string
  })[]
  if (prerendering) document.addEventListener('prerenderingchange', show, { once: true })
  else if (visit?.deliveryType === 'navigational-prefetch') show()
}
