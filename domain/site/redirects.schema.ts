import * as z from 'zod/mini'
import { isAdminPath, isNeverRendered } from '../path-classes.ts'
import { isSiteAddress } from '../site-pages.ts'
import { decodedUri } from '../uri.ts'

/** The owner's redirects (`redirects.yaml`, R186): their format, and where they lead. Pure. */

export type RedirectRule = {
  /** A path of this site; with `/*` at its end, everything below it. */
  from: string
  /** A path of this site or an https address; with `/*` at its end the rest of the path is kept. Left out for 410. */
  to?: string
  /** 301 unless given. */
  status?: RedirectStatus
}

const statuses = [301, 302, 307, 308, 410] as const
type RedirectStatus = (typeof statuses)[number]

export const mostRedirects = 5_000
/** Maximum length of a chain of rules. */
const mostHops = 20

const ruleSchema = z.strictObject({
  from: z
    .string('must be a path such as /old-page')
    .check(z.maxLength(1000, 'has more than 1,000 characters')),
  to: z.optional(
    z
      .string('must be a path such as /contact, or an https address')
      .check(z.maxLength(1000, 'has more than 1,000 characters')),
  ),
  status: z.optional(z.literal(statuses, `must be one of ${statuses.join(', ')}`)),
})

const fileSchema = z.strictObject({
  rules: z.nullable(
    z
      .array(ruleSchema, 'must be a list')
      .check(z.maxLength(mostRedirects, `has more than ${mostRedirects} rules`)),
  ),
})

type RedirectProblem = { field: string; message: string }

type Target = {
  rule: number
  status: RedirectStatus
  /** The target; for a rule that keeps the rest of the path, without that rest. Null = gone. */
  base: string | null
  keepsRest: boolean
}

type Step = (path: string) => (RedirectAnswer & { rule: number }) | null

/** Where a request is redirected; null `location` = gone (410). */
export type RedirectAnswer = { status: RedirectStatus; location: string | null }

export type RedirectTable = {
  readonly rules: readonly RedirectRule[]
  /**
   * The answer for a path as requested; null when no rule matches. A chain of rules gives one answer, with the status of
   * the first. `isPage`: whether something exists at a path, so that no rule applies there.
   */
  answer(path: string, isPage: (path: string) => boolean): RedirectAnswer | null
}

export type ReadRedirects = { ok: true; table: RedirectTable } | { ok: false; problems: RedirectProblem[] }

export function readRedirectRules(data: unknown): ReadRedirects {
  const parsed = fileSchema.safeParse(data)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => ({
      field: issue.path.join('.') || 'file',
      message: issue.code === 'unrecognized_keys' ? `has the unknown key ${issue.keys[0]}` : issue.message,
    }))
    return { ok: false, problems }
  }
  const rules: RedirectRule[] = (parsed.data.rules ?? []).map(({ from, to, status }) => ({
    from,
    ...(to !== undefined && { to }),
    ...(status !== undefined && { status }),
  }))
  const problems: RedirectProblem[] = []
  const first = new Map<string, number>()
  for (const [at, rule] of rules.entries()) {
    const refuse = (field: string, message: string) =>
      problems.push({ field: `rules.${at}${field && `.${field}`}`, message })
    const place = readFrom(rule.from)
    if (!place.ok) refuse('from', place.message)
    else {
      const earlier = first.get(place.key)
      if (earlier !== undefined) refuse('from', `is the same as that of rules.${earlier}`)
      else first.set(place.key, at)
    }
    const target = readTarget(rule)
    if (!target.ok) refuse(target.field, target.message)
  }
  if (problems.length > 0) return { ok: false, problems }
  const { table, step } = tableOf(rules)
  const loops = loopsOf(rules, step)
  return loops.length > 0 ? { ok: false, problems: loops } : { ok: true, table }
}

// ---- One rule ----

type Place = { ok: true; key: string; isPrefix: boolean } | { ok: false; message: string }

/** Characters that no requested path has, or that a browser would read as something else. */
const notInPath = /[^\x21-\x7e]|\\/

function readFrom(from: string): Place {
  const isPrefix = from.endsWith('/*')
  const written = isPrefix ? from.slice(0, -'/*'.length) : from
  const fail = (message: string): Place => ({ ok: false, message })
  if (!from.startsWith('/') || from.startsWith('//')) return fail('must start with one slash')
  if (/[\x00-\x1f\x7f\\]/.test(from)) return fail('has a backslash or a control character')
  if (/[?#]/.test(from)) return fail('must be a path, without a query')
  if (written.includes('*')) return fail('may have a * only at its end, after a slash')
  if (/\/\/|\/\.{1,2}(?:\/|$)/.test(written)) return fail('has an empty part, or one of dots')
  const key = normalPath(written)
  if (key === null) return fail('has a % that encodes nothing')
  if (isNeverRendered(key) || isAdminPath(key)) return fail('belongs to the server')
  if (!isPrefix && isSiteAddress(key === '' ? '/' : key)) return fail('is a page of the site')
  if (key.startsWith('/en/') || key === '/en') return fail('leads to the same address without /en already')
  return { ok: true, key: isPrefix ? `${key}/*` : key, isPrefix }
}

type ReadTarget = { ok: true; target: Omit<Target, 'rule'> } | { ok: false; field: string; message: string }

function readTarget({ from, to, status = 301 }: RedirectRule): ReadTarget {
  const fail = (message: string, field = 'to') => ({ ok: false as const, field, message })
  if (status === 410) {
    return to === undefined
      ? { ok: true, target: { status, base: null, keepsRest: false } }
      : fail('leads nowhere with the status 410: leave one of the two out')
  }
  if (to === undefined) return fail('is missing')
  const keepsRest = to.endsWith('/*')
  const written = keepsRest ? to.slice(0, -'/*'.length) : to
  if (keepsRest && !from.endsWith('/*')) return fail('keeps a rest of the path, and `from` has none')
  if (written.includes('*')) return fail('may have a * only at its end, after a slash')
  if (/[\x00-\x20\x7f\\]/.test(to)) return fail('has a backslash, a space or a control character')
  if (keepsRest && /[?#]/.test(to)) return fail('cannot keep the rest of the path after a query')
  const isPath = to.startsWith('/') && !to.startsWith('//')
  if (!isPath && !/^https:\/\/[^/]/i.test(to)) return fail('must start with one slash, or with https://')
  if (!URL.canParse(written || '/', here)) return fail('is no address')
  const url = new URL(written || '/', here)
  if (isPath && url.origin !== here) return fail('leads to another site')
  if (url.username || url.password) return fail('must not hold a password')
  const address = isPath ? url.href.slice(here.length) : url.href
  const base = keepsRest ? address.replace(/\/+$/, '') : address
  return base.startsWith('//')
    ? fail('leads to another site')
    : { ok: true, target: { status, base, keepsRest } }
}

/** Placeholder for this site's origin. */
const here = 'https://site.invalid'

/** One spelling for each path: no slash at its end, each part encoded alike. Null when a % in it encodes nothing. */
function normalPath(path: string): string | null {
  if (/%(?![0-9a-f]{2})|\p{Surrogate}/iu.test(path)) return null
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => encodeURIComponent(decodedUri(part)))
    .join('/')
}

// ---- All rules ----

function tableOf(rules: readonly RedirectRule[]): { table: RedirectTable; step: Step } {
  const exact = new Map<string, Target>()
  const prefixes = new Map<string, Target>()
  let deepest = 0
  for (const [at, rule] of rules.entries()) {
    const place = readFrom(rule.from)
    const read = readTarget(rule)
    if (!place.ok || !read.ok) continue
    const target = { ...read.target, rule: at }
    if (place.isPrefix) {
      const prefix = place.key.slice(0, -'/*'.length)
      prefixes.set(prefix, target)
      deepest = Math.max(deepest, prefix.split('/').length)
    } else exact.set(place.key, target)
  }

  /** The answer of a single rule: the rule for exactly this path, else the one with the longest prefix. */
  const step: Step = (path) => {
    if (notInPath.test(path) || !path.startsWith('/')) return null
    const written = path.replace(/\/{2,}/g, '/')
    const key = normalPath(written)
    if (key === null) return null
    const target = exact.get(key)
    if (target) return { rule: target.rule, status: target.status, location: target.base }
    if (prefixes.size === 0) return null
    const parts = key.split('/')
    const rest = written.split('/')
    for (let length = Math.min(parts.length - 1, deepest); length > 0; length--) {
      const found = prefixes.get(parts.slice(0, length).join('/'))
      if (!found) continue
      const { rule, status, base, keepsRest } = found
      return { rule, status, location: keepsRest ? `${base}/${rest.slice(length).join('/')}` : base }
    }
    return null
  }

  const table: RedirectTable = {
    rules,
    answer(path, isPage) {
      if (isPage(pathOf(path))) return null
      const begun = step(path)
      let last = begun
      for (let hops = 0; last?.location?.startsWith('/'); hops++) {
        const next = pathOf(last.location)
        const further = isPage(next) ? null : step(next)
        if (!further) break
        // A loop that only some paths run into
        if (hops === mostHops) return null
        last = further
      }
      if (!begun || !last) return null
      const { location } = last
      return { status: location === null ? last.status : begun.status, location }
    },
  }
  return { table, step }
}

/** The canonical spelling of a rule's `from`; null when no rule can have it. */
export function redirectKey(from: string): string | null {
  const place = readFrom(from)
  return place.ok ? place.key : null
}

export const noRedirects: RedirectTable = tableOf([]).table

/** Without query and fragment. */
const pathOf = (address: string): string => address.replace(/[?#].*$/s, '') || '/'

/** Finds rules that lead in a circle or never end; one fault per circle. */
function loopsOf(rules: readonly RedirectRule[], follow: Step): RedirectProblem[] {
  const problems: RedirectProblem[] = []
  const told = new Set<number>()
  for (const [at, { from }] of rules.entries()) {
    const walked: { rule: number; key: string }[] = []
    let path = from.replace(/\*$/, anyPart)
    while (!(walked.length > 0 && isSiteAddress(path))) {
      const next = follow(path)
      if (!next || told.has(next.rule)) break
      const key = normalPath(path) ?? path
      const isCircle = walked.some((one) => one.key === key)
      walked.push({ rule: next.rule, key })
      if (isCircle || walked.length > mostHops) {
        const names = walked.map(({ rule }) => rules[rule]?.from ?? '')
        const shown = names.length > 6 ? [...names.slice(0, 6), '…'] : names
        const what = isCircle ? 'leads in a circle' : `leads on more than ${mostHops} times`
        problems.push({ field: `rules.${at}.to`, message: `${what}: ${shown.join(' → ')}` })
        for (const { rule } of walked) told.add(rule)
        break
      }
      if (!next.location?.startsWith('/')) break
      path = pathOf(next.location)
    }
  }
  return problems
}

/** Placeholder for any path below a prefix. */
const anyPart = 'any-part-0'
