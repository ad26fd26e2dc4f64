import { contentWords, type KnownWords, normal, stem, type Word } from '#domain/posts/extract-words.ts'
import { vocabulary } from './vocabulary.ts'

type LabelledText = { title: string; content: string; category: string }

export type CategoryStatistics = {
  /** Stem → category → weight in nats, for words that tell categories apart. */
  weights: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The stems of each post, by category. */
  posts: ReadonlyMap<string, readonly ReadonlySet<string>[]>
}

type CategoryGuess = {
  category: string
  /** Up to three deciding words, as spelt in the text. Empty: nothing pointed to any category. */
  words: string[]
  /** How many of the site's posts of this category use one of these words. */
  posts: number
  runnerUp: string | null
}

const categories = Object.keys(vocabulary)
const whenNothingSpeaks = 'Small Business'

/** Only this many posts, the first given, are read, so that a large site does not hold up the server. */
const postsRead = 200
const charactersRead = 20_000

const strongWeight = 2
const weakWeight = 0.7
const learnedWeight = 0.6
const learnedMost = 2
const titleWeight = 3
/** A learned word is this many standard deviations from chance, in at least two posts of its category. */
const significance = 1.5
const closeness = 0.85

/**
 * Learns from posts (newest first) how much likelier a word is in one category's posts than in the others':
 * log-odds of the number of posts that use it. A word that only one post uses teaches nothing.
 */
export function learnCategories(posts: readonly LabelledText[]): CategoryStatistics {
  const byCategory = new Map<string, Set<string>[]>(categories.map((category) => [category, []]))
  const known: KnownWords = new Map()
  for (const { title, content, category } of posts.slice(0, postsRead)) {
    const words = contentWords(`${title}\n${content.slice(0, charactersRead)}`, known)
    byCategory.get(category)?.push(new Set(words.map((word) => word.stem)))
  }
  const total = [...byCategory.values()].reduce((sum, list) => sum + list.length, 0)
  const usedBy = new Map<string, Map<string, number>>()
  for (const [category, list] of byCategory) {
    for (const used of list) {
      for (const word of used) {
        const counts = usedBy.get(word) ?? new Map<string, number>()
        usedBy.set(word, counts.set(category, (counts.get(category) ?? 0) + 1))
      }
    }
  }
  const weights = new Map<string, Map<string, number>>()
  for (const [word, counts] of usedBy) {
    const everywhere = [...counts.values()].reduce((sum, count) => sum + count, 0)
    for (const [category, count] of counts) {
      if (count < 2) continue
      const own = byCategory.get(category)?.length ?? 0
      const odds = logOdds(count, own, everywhere - count, total - own)
      if (odds.deviations < significance) continue
      const known = weights.get(word) ?? new Map<string, number>()
      weights.set(word, known.set(category, Math.min(odds.value, learnedMost)))
    }
  }
  return { weights, posts: byCategory }
}

function logOdds(inside: number, ofInside: number, outside: number, ofOutside: number) {
  const cells = [inside, ofInside - inside, outside, ofOutside - outside].map((count) => count + 0.5)
  const [a = 1, b = 1, c = 1, d = 1] = cells
  const value = Math.log((a * d) / (b * c))
  const deviation = Math.sqrt(cells.reduce((sum, cell) => sum + 1 / cell, 0))
  return { value, deviations: value / deviation }
}

const nothingLearned: CategoryStatistics = { weights: new Map(), posts: new Map() }

/** The likeliest of the six categories; in a tie, the one that R98 lists first. */
export function guessCategory(
  title: string,
  text: string,
  learned: CategoryStatistics = nothingLearned,
): CategoryGuess {
  const features = new Map<string, Feature>()
  count(features, contentWords(title), titleWeight)
  count(features, contentWords(text), 1)

  const points = new Map(categories.map((category) => [category, 0]))
  const shares: { feature: Feature; weights: ReadonlyMap<string, number> }[] = []
  for (const feature of features.values()) {
    const weights = weightsOf(feature, learned)
    if (weights.size === 0) continue
    // A word used ten times does not count ten times.
    const damped = 1 + Math.log(feature.times)
    const share = new Map([...weights].map(([category, weight]) => [category, weight * damped]))
    shares.push({ feature, weights: share })
    for (const [category, value] of share) points.set(category, (points.get(category) ?? 0) + value)
  }
  const ranked = [...points].sort(([, a], [, b]) => b - a)
  const [first, second] = ranked
  if (!first || first[1] <= 0) return { category: whenNothingSpeaks, words: [], posts: 0, runnerUp: null }
  const [category, most] = first
  const rival = second && second[1] > 0 ? second : null
  const lead = (weights: ReadonlyMap<string, number>) =>
    (weights.get(category) ?? 0) - (rival ? (weights.get(rival[0]) ?? 0) : 0)
  const deciding = shares
    .map(({ feature, weights }) => ({ feature, lead: lead(weights) }))
    .filter((share) => share.lead > 0)
    .sort((a, b) => b.lead - a.lead)
    .map(({ feature }) => feature)
  const words = distinct(deciding).slice(0, 3)
  const stems = new Set(words.flatMap((feature) => feature.stems))
  const posts = (learned.posts.get(category) ?? []).filter((used) => [...stems].some((one) => used.has(one)))
  return {
    category,
    words: words.map((feature) => feature.shown),
    posts: posts.length,
    runnerUp: rival && rival[1] >= closeness * most ? rival[0] : null,
  }
}

type Feature = { key: string; plain: string; shown: string; stems: string[]; times: number }

/** Counts words, and adjacent pairs that the vocabulary has. */
function count(features: Map<string, Feature>, words: readonly Word[], times: number): void {
  words.forEach((word, at) => {
    add(features, { key: word.stem, plain: word.plain, shown: word.shown, stems: [word.stem], times })
    const next = words[at + 1]
    const pair = next && `${word.stem}_${next.stem}`
    if (next && pair && exact.has(pair)) {
      const shown = `${word.shown} ${next.shown}`
      add(features, { key: pair, plain: '', shown, stems: [word.stem, next.stem], times })
    }
  })
}

function add(features: Map<string, Feature>, feature: Feature): void {
  const known = features.get(feature.key)
  if (known) known.times += feature.times
  else features.set(feature.key, feature)
}

function distinct(features: readonly Feature[]): Feature[] {
  const kept: Feature[] = []
  for (const feature of features) {
    if (kept.length === 3) break
    if (!kept.some((other) => other.stems.some((one) => feature.stems.includes(one)))) kept.push(feature)
  }
  return kept
}

const exact = new Map<string, Map<string, number>>()
const beginnings = new Map<string, Map<string, number>>()
let longestBeginning = 0

for (const [category, { strong, weak }] of Object.entries(vocabulary)) {
  for (const [list, weight] of [
    [weak, weakWeight],
    [strong, strongWeight],
  ] as const) {
    for (const entry of list.split(/\s+/).filter(Boolean)) {
      const beginning = entry.endsWith('*')
      const key = beginning ? normal(entry.slice(0, -1)) : entry.split('_').map(normal).map(stem).join('_')
      if (beginning) longestBeginning = Math.max(longestBeginning, key.length)
      const table = beginning ? beginnings : exact
      table.set(key, (table.get(key) ?? new Map<string, number>()).set(category, weight))
    }
  }
}

function weightsOf({ key, plain }: Feature, learned: CategoryStatistics): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const raise = (found: ReadonlyMap<string, number> | undefined) => {
    for (const [category, weight] of found ?? [])
      weights.set(category, Math.max(weight, weights.get(category) ?? 0))
  }
  raise(exact.get(key))
  for (let length = 3; length <= Math.min(plain.length, longestBeginning); length++)
    raise(beginnings.get(plain.slice(0, length)))
  for (const [category, weight] of learned.weights.get(key) ?? [])
    weights.set(category, (weights.get(category) ?? 0) + learnedWeight * weight)
  return weights
}
