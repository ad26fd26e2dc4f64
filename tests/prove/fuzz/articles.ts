import type { Random } from '#tests/helpers/random.ts'
import { hostileText } from './values.ts'

const words = [
  ...['missed', 'calls', 'cost', 'money', 'Booking', 'system', 'AI', 'Risposte', 'è', 'più', '£149', '24/7'],
  ...['1.', '2)', '-', '*', '—', '“quoted”', 'https://example.com/a_b?c=(d)', 'mailto:a@b.co'],
] as const
const marks = [
  ...['*', '**', '***', '_', '`', '``', '[', ']', '](', ')', '](/blog)', '](javascript:alert(1))'],
  ...['](//evil.example)', '](\\evil)', '](https://a b)', '![', '<', '>', '<b>', '</script>', '<!--'],
  ...['&amp;', '&#0;', '&#x110000;', '\\', '\\*', '|', '~~', '#', '##', '>', '\0', '\u202e', '\ufeff'],
  ...['\ud800', '\u00ad', '\u200d', '😀'],
] as const
const starts = [
  ...['', '', '', '', '# ', '## ', '### ', '####### ', '- ', '* ', '+ ', '1. ', '99999999999. ', '1) ', '> '],
  ...['    ', '\t', '---', '```', '|', 'Meta Title: ', 'Meta Description - ', 'URL Slug: ', 'By ', 'by: '],
  ...['FAQ', 'Q: ', 'A: '],
] as const
const breaks = ['\n', '\n\n', '\n\n\n', '\r\n', '\r', '\u2028', '\u0085', '\v', '\f', '\n \n'] as const

/** Text for the markup parser: half an article, half an attack. */
export function oddArticle(random: Random): string {
  const { pick, chance, below } = random
  if (chance(0.08)) return pick(marks).repeat(pick([1_000, 20_000, 60_000]))
  if (chance(0.05)) return `${pick(starts)}${pick(marks)}x`.repeat(pick([500, 5_000]))
  const lines = Array.from({ length: 1 + below(40) }, () => {
    const pieces = Array.from({ length: below(20) }, () =>
      chance(0.7) ? pick(words) : chance(0.8) ? pick(marks) : hostileText(random).slice(0, 2_000),
    )
    return pick(starts) + pieces.join(chance(0.8) ? ' ' : '') + pick(breaks)
  })
  return lines.join('').slice(0, 120_000) || 'x'
}
