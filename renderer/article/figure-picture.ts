/** The drawing beside an article's figure (domain/posts/quote.ts), chosen by its text in either language. */
export type FigurePicture =
  | { kind: 'clock'; share: number }
  /** A stopwatch of five minutes. */
  | { kind: 'watch'; share: number }
  /** An arch of stones, one for every five seconds. */
  | { kind: 'seconds'; share: number }
  | { kind: 'week' | 'month'; marked: number }
  | { kind: 'coins'; stacks: number }
  /** `lit` may be fractional: the last lit arch is then lit in part. */
  | { kind: 'arches'; lit: number; of: number }
  | { kind: 'steps'; count: number }

/** As many as can be counted at a glance. */
const mostStacks = 12
const mostArches = 12
const mostSteps = 8
/** Five rows of the sheet. */
const mostDays = 35
const watchMinutes = 5

/** Null for an unknown unit, or an amount too large for a picture: then only the number is shown. */
export function figurePicture(figure: string): FigurePicture | null {
  const [, sign, digits = '', rest = ''] = /^([£€$])?(\d[\d.,]*)(.*)$/.exec(figure.trim()) ?? []
  const amount = Number(digits.replace(/,(?=\d{3})/g, ''))
  if (digits === '' || Number.isNaN(amount)) return null
  if (sign) return amount > 0 ? { kind: 'coins', stacks: stacksOf(amount) } : archesOf(0, 1)
  return counted(amount, rest.trim().toLowerCase().replace(/\.$/, ''))
}

function counted(amount: number, unit: string): FigurePicture | null {
  if (unit === '%') return archesOf(amount / 10, 10)
  const [, whole] = /^(?:in|of|out of|su|\/)\s*(\d+)$/.exec(unit) ?? []
  if (whole) return archesOf(amount, Number(whole))
  if (amount === 0 && isWords(unit)) return archesOf(0, 1)
  if (/^s(ecs?|econds?|econd[oi])?$/.test(unit)) return share('seconds', amount / 60)
  if (/^min(s|utes?|ut[oi])?$/.test(unit))
    return amount <= watchMinutes ? share('watch', amount / watchMinutes) : share('clock', amount / 60)
  if (/^(h(rs?|ours?)?|or[ae])$/.test(unit)) return share('clock', amount / 12)
  if (/^((working )?days?|giorn[oi])$/.test(unit)) return daysOf(amount)
  if (/^(weeks?|settiman[ae])$/.test(unit)) return daysOf(amount * 7)
  if (!Number.isInteger(amount) || !isWords(unit)) return null
  return /^(times|volte|×|x)$/.test(unit) && amount <= mostSteps
    ? { kind: 'steps', count: amount }
    : archesOf(amount, amount)
}

const isWords = (unit: string): boolean => /^[\p{L} ×]*$/u.test(unit)

const share = (kind: 'clock' | 'watch' | 'seconds', of: number): FigurePicture | null =>
  of > 0 && of <= 1 ? { kind, share: of } : null

const daysOf = (marked: number): FigurePicture | null =>
  Number.isInteger(marked) && marked > 0 && marked <= mostDays
    ? { kind: marked > 7 ? 'month' : 'week', marked }
    : null

const archesOf = (lit: number, of: number): FigurePicture | null =>
  lit <= of && of > 0 && of <= mostArches ? { kind: 'arches', lit, of } : null

/** Each stack stands for 1, 10, 100, 1,000 and so on. */
function stacksOf(amount: number): number {
  let stacks = amount
  while (stacks > mostStacks) stacks /= 10
  return Math.max(1, Math.round(stacks))
}
