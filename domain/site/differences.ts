import { defaultLocale, type Locale, languageName, locales } from '../locales.ts'
import { formatPrice } from './amounts.ts'
import type { Catalogue, OpeningRow, Site } from './site.schema.ts'

/** Figures that differ between places, and the register that says why (R17). Pure. */

type Reading = { where: string; value: string }

export type Difference = {
  /** Such as `package/get-found/price`. */
  subject: string
  readings: Reading[]
}

export type ReviewedDifferences = {
  onPurpose: (Difference & { note: string })[]
  unexplained: Difference[]
  /** Entries without a difference, or with other figures than the current ones. */
  outdated: (Difference & { actual: Reading[] })[]
}

/** Compares the register `differences` with the figures. The place names of a figure come from its entry. */
export function reviewDifferences(site: Site, catalogue: Catalogue): ReviewedDifferences {
  const found = new Map(
    figuresOf(site, catalogue)
      .filter(({ readings }) => valuesOf(readings).length > 1)
      .map((difference) => [difference.subject, difference]),
  )
  const reviewed: ReviewedDifferences = { onPurpose: [], unexplained: [], outdated: [] }
  for (const entry of catalogue.differences) {
    const actual = found.get(entry.subject)?.readings ?? []
    if (isSame(entry.readings, actual)) reviewed.onPurpose.push(entry)
    else reviewed.outdated.push({ ...entry, actual })
  }
  const registered = new Set(catalogue.differences.map(({ subject }) => subject))
  reviewed.unexplained = [...found.values()].filter(({ subject }) => !registered.has(subject))
  return reviewed
}

const valuesOf = (readings: readonly Reading[]): string[] =>
  [...new Set(readings.map(({ value }) => value))].sort()

const isSame = (some: readonly Reading[], others: readonly Reading[]): boolean =>
  valuesOf(some).join('\n') === valuesOf(others).join('\n')

type Registered = Catalogue['differences'][number]

/**
 * The register with the current figures: an entry keeps its note and, where possible, its own place names; one whose
 * figures now agree is dropped. A new difference is added if `notes`, keyed by subject, says why.
 */
export function levelledRegister(
  site: Site,
  catalogue: Catalogue,
  notes: Readonly<Record<string, string>> = {},
): Registered[] {
  const { outdated, unexplained } = reviewDifferences(site, catalogue)
  const actualOf = new Map(outdated.map(({ subject, actual }) => [subject, actual]))
  return [
    ...catalogue.differences.flatMap((entry) => {
      const actual = actualOf.get(entry.subject)
      if (!actual) return [entry]
      return actual.length === 0 ? [] : [{ ...entry, readings: withOwnPlaces(entry.readings, actual) }]
    }),
    ...unexplained.flatMap((found) => {
      const note = notes[found.subject]
      return note ? [{ ...found, note }] : []
    }),
  ]
}

function withOwnPlaces(own: readonly Reading[], actual: readonly Reading[]): Reading[] {
  const byPlace = new Map(actual.map(({ where, value }) => [where, value]))
  const named = own.map(({ where, value }, at) => ({
    where,
    value: byPlace.get(where) ?? (own.length === actual.length ? actual[at]?.value : undefined) ?? value,
  }))
  return isSame(named, actual) ? named : [...actual]
}

/** Every figure that more than one place shows, with all its readings. */
function figuresOf(site: Site, { packages, addOns, claims, advertisedFrom }: Catalogue): Difference[] {
  return [
    ...inEach('package', packages, (plan, language) => ({
      price: [
        { where: `${language} pricing`, value: formatPrice(plan.price, plan) },
        ...(plan.homePrice === undefined
          ? []
          : [{ where: `${language} home`, value: formatPrice(plan.homePrice, plan) }]),
      ],
      'set-up': [{ where: `${language} pricing`, value: numbersIn(plan.setupTime) }],
    })),
    ...inEach('add-on', addOns, ({ price, thenMonthly }, language) => {
      const where = `${language} pricing`
      return {
        price: [{ where, value: formatPrice(price) }],
        monthly: [{ where, value: thenMonthly === undefined ? 'none' : formatPrice(thenMonthly) }],
      }
    }),
    {
      subject: 'advertised-from',
      readings: [
        {
          where: 'lowest plan',
          value: formatPrice(
            Math.min(...packages.en.filter(({ hidden }) => !hidden).map(({ price }) => price)),
          ),
        },
        { where: 'description of the English pricing page', value: formatPrice(advertisedFrom) },
      ],
    },
    ...Object.entries(claims).map(([id, { value, readings }]) => ({
      subject: `claim/${id}`,
      readings: [{ where: 'other pages', value }, ...readings],
    })),
    {
      subject: 'hours',
      readings: [
        { where: 'pages', value: openingTimes(site.hours.standard) },
        { where: 'Italian footer', value: openingTimes(site.hours.italianFooter) },
      ],
    },
    {
      subject: 'e-mail',
      readings: [
        { where: 'pages', value: site.email },
        { where: 'structured data', value: site.structuredDataEmail },
      ],
    },
  ]
}

/** The figures of everything on sale in any language; `not offered` where a language lacks one. */
function inEach<Item extends { id: string }>(
  kind: string,
  items: Record<Locale, Item[]>,
  read: (item: Item, language: string) => Record<string, Reading[]>,
): Difference[] {
  const ids = new Set(locales.flatMap((locale) => items[locale].map(({ id }) => id)))
  return [...ids].flatMap((id) => {
    const offers = locales.map((locale) => ({
      language: languageName(locale, defaultLocale),
      item: items[locale].find((item) => item.id === id),
    }))
    if (offers.some(({ item }) => item === undefined)) {
      const readings = offers.map(({ language, item }) => ({
        where: `${language} pricing`,
        value: item ? 'offered' : 'not offered',
      }))
      return { subject: `${kind}/${id}`, readings }
    }
    const figuresIn = offers.map(({ language, item }) => (item ? read(item, language) : {}))
    return Object.keys(figuresIn[0] ?? {}).map((figure) => ({
      subject: `${kind}/${id}/${figure}`,
      readings: figuresIn.flatMap((figures) => figures[figure] ?? []),
    }))
  })
}

/** `7–10 days` and `7–10 giorni` are one figure. */
const numbersIn = (text: string): string => text.match(/\d+/g)?.join('–') ?? 'none'

const openingTimes = (rows: readonly OpeningRow[]): string =>
  rows
    .filter(({ opens }) => opens !== undefined)
    .map(({ label, opens, closes }) => `${label.en} ${opens}–${closes}`)
    .join(', ')
