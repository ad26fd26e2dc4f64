import type { Page } from '@playwright/test'

/** Collects console errors and warnings, thrown errors, policy violations and requests that leave the site. */
export function watchForFaults(page: Page): () => string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      faults.push(`left the site: ${request.url()}`)
  })
  return () => faults
}
