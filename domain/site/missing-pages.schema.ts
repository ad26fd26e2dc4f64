import * as z from 'zod/mini'

/** Public addresses that answered "not found", as the studio shows them (R188). */

export const missingPagesEndpoints = {
  list: '/api/missing-pages',
  /** POST: redirects an address to a page. */
  redirects: '/api/missing-pages/redirects',
  /** POST: stops counting an address. */
  ignored: '/api/missing-pages/ignored',
} as const

export type MissingPage = {
  /** A path; anything that could be personal is replaced by a word in braces. */
  address: string
  /** In the last thirty days. */
  count: number
  /** The last day, as 2026-11-23 (UTC). */
  lastDay: string
  nearest: string | null
  /** Whether a redirect rule can match it: it has no word in braces. */
  canLead: boolean
}

export type MissingPages = {
  /** The most frequent first. */
  pages: MissingPage[]
  /** Addresses beyond those listed. */
  more: number
  /** Requests from vulnerability scanners. */
  scanners: number
  /** Requests for addresses beyond the counting limit. */
  uncounted: number
  /** Possible redirect targets: paths of pages and public posts. */
  targets: string[]
}

const path = z.string().check(z.minLength(1), z.maxLength(1000))

export const leadInput = z.object({ from: path, to: path })
export const ignoreInput = z.object({ address: path })

export const missingDays = 30

/** Names that no page of an agency's site has, and that scanners request from every site. */
const scannedEnding =
  /\.(?:php\d?|aspx?|ashx|jspa?|cgi|pl|env|git|svn|hg|sql|sqlite|db|bak|old|orig|swp|save|ini|conf|cfg|config|log|ya?ml|toml|lock|pem|key|p12|zip|rar|7z|tar|t?gz|bz2|exe|dll|sh|bat|war|jar|map|properties)(?:[./]|$)/i
const scannedName =
  /\/(?:\.[a-z]|wp-|wordpress|phpmyadmin|xmlrpc|(?:pma|cgi-bin|vendor|node_modules|boaform|actuator|solr|autodiscover|owa|ecp|hnap1|telescope|_profiler|server-status|jenkins|druid|nacos|geoserver)(?:\/|$))/i

export const isScanned = (address: string): boolean =>
  scannedEnding.test(address) || scannedName.test(address)

/** Whether nothing in the address was replaced, so that a redirect rule can match it. */
export const isWhole = (address: string): boolean => !address.includes('{')
