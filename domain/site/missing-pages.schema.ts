import * as z from 'zod/mini'

/** Public addresses that answered "not found", as the studio shows them (R188). */

export const missingPagesEndpoints = {
  list: '/api/missing-pages',
  /** POST: leads an address to a page. */
  redirects: '/api/missing-pages/redirects',
  /** POST: an address is not counted any more. */
  ignored: '/api/missing-pages/ignored',
} as const

export type MissingPage = {
  /** A path; what could be personal in it is replaced by a word in braces. */
  address: string
  /** In the last thirty days. */
  count: number
  /** The last day, as 2026-11-23 (UTC). */
  lastDay: string
  /** The page that may have been meant. */
  nearest: string | null
  /** Whether a rule can be for it: no word in braces. */
  canLead: boolean
}

export type MissingPages = {
  /** The most frequent first. */
  pages: MissingPage[]
  /** Addresses beyond those listed. */
  more: number
  /** Requests of programs that look for weaknesses. */
  scanners: number
  /** Requests for addresses that there was no room to count. */
  uncounted: number
  /** Where an address may lead: paths of pages and public posts. */
  targets: string[]
}

const path = z.string().check(z.minLength(1), z.maxLength(1000))

export const leadInput = z.object({ from: path, to: path })
export const ignoreInput = z.object({ address: path })

export const missingDays = 30

/** What no page of an agency's site is called, and programs ask every site for. */
const scannedEnding =
  /\.(?:php\d?|aspx?|ashx|jspa?|cgi|pl|env|git|svn|hg|sql|sqlite|db|bak|old|orig|swp|save|ini|conf|cfg|config|log|ya?ml|toml|lock|pem|key|p12|zip|rar|7z|tar|t?gz|bz2|exe|dll|sh|bat|war|jar|map|properties)(?:[./]|$)/i
const scannedName =
  /\/(?:\.[a-z]|wp-|wordpress|phpmyadmin|xmlrpc|(?:pma|cgi-bin|vendor|node_modules|boaform|actuator|solr|autodiscover|owa|ecp|hnap1|telescope|_profiler|server-status|jenkins|druid|nacos|geoserver)(?:\/|$))/i

/** Whether programs that look for weaknesses ask for it. */
export const isScanned = (address: string): boolean =>
  scannedEnding.test(address) || scannedName.test(address)

/** Whether the address is whole, so that a rule can be for it. */
export const isWhole = (address: string): boolean => !address.includes('{')
