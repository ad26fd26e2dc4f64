import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

/**
 * Every limit on what strangers can make the server store or do. A network is an IPv4 /24 or an IPv6 /48.
 * Sizes are in bytes, and times in the unit at the end of their name.
 */
export const limits = {
  /** Unfinished request bodies: of all networks, and of one. Beyond the limit the largest are dropped. */
  unfinishedBytes: { all: 16 * megabyte, perNetwork: 4 * megabyte },
  /** Counted for an unfinished body in addition to its bytes, for its connection and its parser. */
  unfinishedOverhead: 16 * kilobyte,
  /** From the first to the last byte of a body without files. */
  bodyMs: 15_000,
  /** A form or JSON. Routes that expect less accept less. */
  formBytes: 256 * kilobyte,
  formFields: 100,
  arrivingBriefs: { all: 100, perNetwork: 20 },
  briefTextBytes: 256 * kilobyte,
  briefFields: 400,
  /** Files of refused forms, stored for a day. A small file counts as `pendingFileBytes`. */
  pendingBytes: { all: 20 * uploadLimits.totalBytes, perNetwork: 3 * uploadLimits.totalBytes },
  pendingFileBytes: 64 * kilobyte,
  /** What one network's website briefs write to disk in a day; beyond it only small briefs are accepted. */
  briefBytesPerDay: 500 * megabyte,
  smallBriefBytes: 512 * kilobyte,
  /** Free space that files leave for leads, sessions and saves. */
  spareDiskBytes: 200 * megabyte,
  /** Multiples of `LEADS_PER_MINUTE` beyond which a network's leads are refused instead of held (R80). */
  leadsRefused: { perMinute: 20, perHour: 30 },
  /** Renders that were not cached for everybody: of one network, in a period. */
  renders: { perNetwork: 100, seconds: 10 },
  rendersAtOnce: 2,
  rendersWaiting: 200,
  pageCacheBytes: 64 * megabyte,
  /** A larger picture or file is not stored in memory. */
  cachedObjectBytes: megabyte,
  /** Social cards in memory, and those that wait to be drawn. */
  cardCacheBytes: 16 * megabyte,
  cardsWaiting: 100,
  /** A log line. Characters. */
  logLine: 2_000,
  /** Log lines that wait for a slow reader; beyond it the newest are dropped and counted. */
  logBufferBytes: 256 * kilobyte,
  /** Networks, e-mail addresses or sessions that a counter remembers; the longest unseen are dropped. */
  countedNames: 20_000,
  /** Values of one request header whose meaning is cached, and the longest such value. */
  rememberedValues: { count: 200, length: 200 },
  /** A day's counts of pages, referrers and forms. */
  countedPages: 1_000,
  countedReferrers: 300,
  countedForms: 300,
  missingPages: 500,
  /** Connections: the headers of a request, a whole request, no data. */
  headerBytes: 16 * kilobyte,
  headersMs: 10_000,
  requestMs: 600_000,
  silenceMs: 65_000,
}

const sizeOf = (bytes: number): string => {
  const [unit, name] =
    bytes >= gigabyte ? [gigabyte, 'GB'] : bytes >= megabyte ? [megabyte, 'MB'] : [kilobyte, 'KB']
  return `${Number((bytes / unit).toFixed(1))} ${name}`
}
const number = (value: number): string => value.toLocaleString('en-GB')
const seconds = (ms: number): string => `${ms / 1000} s`

/** The table of the operations guide: limit, value, what happens beyond it. */
export const limitRows: readonly (readonly [limit: string, value: string, beyond: string])[] = [
  [
    'request bodies still arriving, in all',
    sizeOf(limits.unfinishedBytes.all),
    'the largest are dropped: 503, `Retry-After`',
  ],
  ['request bodies still arriving, of one network', sizeOf(limits.unfinishedBytes.perNetwork), 'the same'],
  ['a body without files', seconds(limits.bodyMs), '408'],
  ['a form or JSON', `${sizeOf(limits.formBytes)}, ${limits.formFields} fields`, '413'],
  ['a compressed body', 'none', '415'],
  [
    'briefs that are arriving',
    `${limits.arrivingBriefs.all}, ${limits.arrivingBriefs.perNetwork} of one network`,
    '503, `Retry-After`',
  ],
  ['the text of a brief', `${sizeOf(limits.briefTextBytes)}, ${limits.briefFields} fields`, '413'],
  [
    'the files of a brief',
    `${uploadLimits.files}, ${sizeOf(uploadLimits.fileBytes)} each, ${sizeOf(uploadLimits.totalBytes)} in all`,
    'the field says so',
  ],
  [
    'files kept for a day after a form was refused',
    `${sizeOf(limits.pendingBytes.all)}, ${sizeOf(limits.pendingBytes.perNetwork)} of one network`,
    'they have to be chosen again',
  ],
  [
    'briefs of one network in a day',
    sizeOf(limits.briefBytesPerDay),
    `429 for briefs above ${sizeOf(limits.smallBriefBytes)}`,
  ],
  [
    'free disk space that uploads must leave',
    sizeOf(limits.spareDiskBytes),
    '507; leads without files are accepted',
  ],
  ['leads of one network in a minute', '`LEADS_PER_MINUTE`', 'held as suspected flood'],
  [
    'leads of one network, far beyond that',
    `${limits.leadsRefused.perMinute} × \`LEADS_PER_MINUTE\` in a minute, ${limits.leadsRefused.perHour} × in an hour`,
    '429, `Retry-After`',
  ],
  [
    'renders of uncached pages, of one network',
    `${limits.renders.perNetwork} in ${limits.renders.seconds} s`,
    '429, `Retry-After`, sent after a second at most',
  ],
  ['renders that wait', number(limits.rendersWaiting), '503, `Retry-After`'],
  ['pages and pictures in memory', sizeOf(limits.pageCacheBytes), 'those used least are dropped'],
  [
    'social cards',
    `${sizeOf(limits.cardCacheBytes)}, ${limits.cardsWaiting} waiting`,
    'those used least are dropped; 503, `Retry-After`',
  ],
  ['a log line', `${number(limits.logLine)} characters`, 'its texts are cut'],
  ['log lines that wait', sizeOf(limits.logBufferBytes), 'dropped and counted'],
  [
    'networks, addresses, sessions that are counted',
    number(limits.countedNames),
    'those not seen for longest are forgotten',
  ],
  [
    'visits counted in a day',
    `${number(limits.countedPages)} pages, ${limits.countedReferrers} referrers`,
    'counted as “other”',
  ],
  ['addresses that were not found', number(limits.missingPages), 'those asked for least are forgotten'],
  ['the headers of a request', `${sizeOf(limits.headerBytes)}, ${seconds(limits.headersMs)}`, '431, 408'],
  [
    'a whole request; a connection without data',
    `${seconds(limits.requestMs)}; ${seconds(limits.silenceMs)}`,
    'the connection is closed',
  ],
]
