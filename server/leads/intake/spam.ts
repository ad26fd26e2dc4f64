import type { HeldReason, Lead } from '#domain/leads/lead.ts'
import { heldFrom, type SpamSign } from '#domain/leads/spam-signs.ts'
import { leastFillingMs } from './form-age.ts'

/**
 * Whether a lead is held as suspected spam (R78), by what it says and how it was sent; no third party is
 * asked. Pure. A wrong suspicion delays a lead for hours; a missed one costs staff a glance.
 */

type Evidence = {
  fields: Lead['fields']
  honeypot: string | undefined
  /** Milliseconds the form was open; null when unknown, which alone is no evidence (R79). */
  ageMs: number | null
  flood: boolean
}

export function suspicionOf({ fields, honeypot = '', ageMs, flood }: Evidence): HeldReason | null {
  const texts = Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string')
  const trapped = honeypot.trim()
  // A password manager may fill the hidden field with another field's value; a bot does so too, but faster.
  const autofilled = texts.includes(trapped) && ageMs !== null && ageMs >= leastFillingMs
  if (trapped !== '' && !autofilled) return 'honeypot'
  if (ageMs !== null && ageMs < leastFillingMs) return 'too-fast'
  if (contentScore(fields) >= heldFrom) return 'content'
  return flood ? 'flood' : null
}

/** Fields that ask for addresses, so that links are expected in them. */
const asksForLinks = new Set([
  'inspirationWebsites',
  'domainName',
  'hostingDetails',
  'specialRequests',
  'email',
])
const neverLinks = new Set(['name', 'surname', 'fullName', 'phone'])

const links = /(?:https?:\/\/|www\.)[^\s<>"']{3,}/gi
const markup = /\[(?:url|link|img)[=\]]|<\s*(?:a|img|iframe|script|h1|b|p)\b[^>]{0,200}>/i
const pitches =
  /\b(?:backlinks?|guest posts?|link building|domain authority|da ?\d{2}\+?|rank(?:ing)? (?:your|on) (?:web)?(?:site|google)|first page of google|page one of google|prima pagina di google|seo (?:services?|packages?|agency|expert|audit)|web ?traffic|traffico (?:web|mirato)|casino|slots?|betting|porno?|xxx|escort|viagra|cialis|crypto(?:currency)?|bitcoin|forex|btc|usdt|trading signals?|loans? offer|prestit[oi] (?:veloc[ei]|immediat[oi])|investment opportunity|passive income|make money|guadagna(?:re)? (?:da casa|online|subito)|onlyfans|telegram|whatsapp group|t\.me|bit\.ly|tinyurl|buy followers|email list|database of|leads list|explainer video|increase (?:your )?(?:sales|traffic|visitors) by|unsubscribe|opt[- ]?out|click here|clicca qui|dear (?:sir|owner|webmaster|website owner)|contact form (?:submissions?|marketing)|feedback forms?)\b/gi

/** The same pitches in the scripts in which they are most common; word boundaries do not apply there. */
const foreignPitches =
  /продвижени|раскрутк|баз[аыу] (?:данных|компаний)|рассылк|казино|заработ|外链|排名|谷歌优化|推广|贷款|博彩/gi

/** With 4 points a lead is held. A single link or phrase is never enough. */
export const contentScore = (fields: Lead['fields']): number =>
  signsOf(fields).reduce((sum, { points }) => sum + points, 0)

export function signsOf(fields: Lead['fields']): SpamSign[] {
  const signs: SpamSign[] = []
  let linked = 0
  let named = 0
  let marked = 0
  let random = 0
  const phrases = new Set<string>()
  for (const [name, value] of Object.entries(fields)) {
    for (const text of [value].flat()) {
      if (typeof text !== 'string' || text === '') continue
      const sample = text.slice(0, 20_000)
      const count = sample.match(links)?.length ?? 0
      if (neverLinks.has(name) && count > 0) named += 1
      else if (!asksForLinks.has(name)) linked += count
      if (markup.test(sample)) marked += 1
      for (const pattern of [pitches, foreignPitches]) {
        for (const pitch of sample.match(pattern) ?? []) phrases.add(pitch.toLowerCase())
      }
      if (neverLinks.has(name) && looksRandom(sample)) random += 1
    }
  }
  if (named > 0) signs.push({ kind: 'link-as-name', points: named * heldFrom })
  if (linked === 1) signs.push({ kind: 'link', points: 1 })
  if (linked === 2) signs.push({ kind: 'links', points: 2 })
  if (linked > 2)
    signs.push({ kind: 'many-links', points: Math.min(4 * heldFrom, heldFrom + (linked - 3) / 2) })
  if (marked > 0) signs.push({ kind: 'markup', points: marked * 3 })
  if (random > 0) signs.push({ kind: 'random-name', points: random * 2 })
  if (isForeign(fields)) signs.push({ kind: 'foreign-script', points: 3 })
  for (const phrase of [...phrases].slice(0, 3)) signs.push({ kind: 'phrase', phrase, points: 1.5 })
  return signs
}

/** `QwRtzPlkJhgF`: one long word with several capitals in the middle, as random letters have. */
function looksRandom(name: string): boolean {
  const word = name.trim()
  return /^[A-Za-z]{10,}$/.test(word) && (word.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 3
}

/** A long text that is mostly in a script of neither language of the site. Names may be in any script. */
function isForeign(fields: Lead['fields']): boolean {
  const prose = [
    fields.question,
    fields.businessDescription,
    fields.specialRequests,
    fields.otherFunctionality,
  ]
    .filter((text) => typeof text === 'string')
    .join(' ')
  const letters = prose.match(/\p{L}/gu)?.length ?? 0
  if (letters < 40) return false
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin < letters / 2
}
