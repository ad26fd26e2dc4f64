import * as z from 'zod/mini'
import { defaultLocale, locales, perLocale } from '../locales.ts'
import { faultOfAccent } from './accent.ts'
import { formatPrice } from './amounts.ts'
import { hasUnseen } from './own-text-rules.ts'

/** The owner's facts: `content/site.yaml` and `content/catalogue.yaml` (R16 to R18). */

const text = (most = 300) =>
  z.string('must be text').check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(most, `must have at most ${most} characters`),
    // Line breaks and tabs are allowed: a logo may be the source of an SVG
    z.refine((value) => !hasUnseen(value.replace(/[\r\n\t]/g, ' ')), 'has a character that cannot be seen'),
  )
const inEachLocale = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.strictObject(perLocale(() => schema))
const email = text().check(z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be one email address'))
const webAddress = text(2000).check(z.regex(/^https?:\/\/[^\s/]/, 'must begin with https://'))
const pounds = z
  .int('must be a whole number of pounds')
  .check(z.minimum(0, 'must not be negative'), z.maximum(1_000_000, 'is too large'))
const wholeNumber = (least: number, most: number) =>
  z
    .int('must be a whole number')
    .check(z.minimum(least, `must be ${least} to ${most}`), z.maximum(most, `must be ${least} to ${most}`))
const time = text().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'must be a time such as 9:00'))
const flag = z._default(z.boolean('must be true or false'), false)

export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type DayCode = (typeof dayCodes)[number]

const aiCrawlers = ['allow', 'answers', 'none'] as const
export type AiCrawlers = (typeof aiCrawlers)[number]

const openingRow = z
  .strictObject({
    days: z
      .array(z.enum(dayCodes, `must be one of ${dayCodes.join(', ')}`))
      .check(z.minLength(1, 'must name a day')),
    label: inEachLocale(text()),
    opens: z.optional(time),
    closes: z.optional(time),
  })
  .check(
    z.refine(
      (row) => (row.opens === undefined) === (row.closes === undefined),
      'needs both opens and closes, or neither',
    ),
  )

/** `9:05` as minutes since midnight. */
export const minutesOf = (value: string): number => {
  const [hours = 0, minutes = 0] = value.split(':').map(Number)
  return hours * 60 + minutes
}

/** Settings for reminders about unanswered leads, and for the daily summary (R286, R287). */
const leadReminders = z.strictObject({
  timeZone: z._default(
    text(60).check(z.refine(isTimeZone, 'must be a time zone such as Europe/Rome')),
    'Europe/London',
  ),
  /** Local time of the daily summary. */
  summaryAt: z._default(time, '8:00'),
})

export type LeadReminders = z.infer<typeof leadReminders>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

const accent = text(7).check(({ value, issues }) => {
  const message = faultOfAccent(value)
  if (message !== null) issues.push({ code: 'custom', message, input: value })
})

export const siteSchema = z.strictObject({
  name: text(80),
  email,
  /** E-mail address in structured data, instead of `email` (R38). */
  structuredDataEmail: email,
  phone: text(40).check(z.regex(/^\+?[\d ()-]{5,}$/, 'must be a telephone number')),
  address: z.strictObject({ street: text(), locality: text(), postcode: text(20), country: text(2) }),
  hours: z.strictObject({
    standard: z.array(openingRow).check(z.minLength(1, 'must have a row')),
    italianFooter: z.array(openingRow).check(z.minLength(1, 'must have a row')),
  }),
  map: z.strictObject({
    latitude: z
      .number('must be degrees')
      .check(z.minimum(-90, 'must be degrees'), z.maximum(90, 'must be degrees')),
    longitude: z
      .number('must be degrees')
      .check(z.minimum(-180, 'must be degrees'), z.maximum(180, 'must be degrees')),
    zoom: wholeNumber(1, 19),
  }),
  founders: z.array(
    z.strictObject({
      role: inEachLocale(text()),
      name: z.optional(text(80)),
      /** A portrait instead of the still life; an image value as in a post. */
      photo: z.optional(text(2000)),
    }),
  ),
  /** A photograph instead of the drawn team scene; an image value as in a post. */
  teamImage: z.optional(text(2000)),
  social: z.array(z.strictObject({ name: text(80), url: webAddress })),
  /** Which AI crawlers robots.txt allows: all, only those that answer questions with sources, or none. */
  aiCrawlers: z._default(z.enum(aiCrawlers, `must be ${aiCrawlers.join(', ')}`), 'allow'),
  /** Language of the mail that brings leads to staff. */
  staffLanguage: z._default(z.enum(locales, `must be ${locales.join(' or ')}`), defaultLocale),
  /** Retention period of leads in months; the privacy pages state it. */
  leadRetentionMonths: z._default(wholeNumber(1, 120), 24),
  accent: z.optional(accent),
  /** Replaces the shipped mark: an image value as in a post, or the source of an SVG. */
  logo: z.optional(text(30_000)),
  leadReminders: z._default(leadReminders, { timeZone: 'Europe/London', summaryAt: '8:00' }),
})

const plan = z.strictObject({
  /** The same in both languages. */
  id: text(40),
  name: text(80),
  /** Pounds per month. */
  price: pounds,
  /** Differing price on the Italian home page. */
  homePrice: z.optional(pounds),
  /** Shown as `£899+`. */
  openEnded: flag,
  period: text(80),
  setupTime: text(80),
  description: text(),
  features: z.array(text()),
  idealFor: z.array(text()),
  popular: flag,
  /** Not shown on pages, but accepted in requests. */
  hidden: flag,
})

const addOn = z.strictObject({
  id: text(40),
  name: text(80),
  price: pounds,
  period: text(80),
  /** A further monthly price after the first one. */
  thenMonthly: z.optional(pounds),
  description: text(),
})

// `24`, `100%` and `4.8` are all written without quotes in the file.
const figure = z.pipe(
  z.union([z.string(), z.number()], 'must be a figure'),
  z.transform((value) => String(value)),
)
const reading = z.strictObject({ where: text(), value: figure })

const claim = z
  .strictObject({
    value: z.optional(figure),
    /** Instead of a value: the key of the claim with the monthly price. */
    yearOf: z.optional(text(40)),
    label: inEachLocale(text()),
    readings: z._default(z.array(reading), []),
    /** The agency's own promise, price or fact. Of all other claims, those without a source are shown as examples. */
    ours: flag,
    source: z.optional(z.strictObject({ name: inEachLocale(text(120)), url: z.optional(webAddress) })),
  })
  .check(
    z.refine(
      ({ value, yearOf }) => (value === undefined) !== (yearOf === undefined),
      'needs value or yearOf',
    ),
  )
type Claim = Omit<z.output<typeof claim>, 'value' | 'yearOf'> & { value: string }

/** Resolves `yearOf` in claims: twelve times the monthly price. */
function withYears(
  claims: Record<string, z.output<typeof claim>>,
  { issues }: z.core.ParsePayload,
): Record<string, Claim> {
  const yearly = (id: string, monthly: string): string => {
    const pounds = /^£([\d,]+)$/.exec(claims[monthly]?.value ?? '')?.[1]
    if (pounds === undefined) {
      const message = 'must name a claim whose value is a price in whole pounds'
      issues.push({ code: 'custom', message, input: monthly, path: [id, 'yearOf'] })
    }
    return formatPrice(12 * Number((pounds ?? '0').replaceAll(',', '')))
  }
  return Object.fromEntries(
    Object.entries(claims).map(([id, { value, yearOf = '', ...rest }]) => [
      id,
      { ...rest, value: value ?? yearly(id, yearOf) },
    ]),
  )
}

export const catalogueSchema = z.strictObject({
  /** Pounds: the lowest price in the description of the English pricing page. */
  advertisedFrom: pounds,
  packages: inEachLocale(
    z
      .array(plan)
      .check(z.refine((plans) => plans.some(({ hidden }) => !hidden), 'must have one that is shown')),
  ),
  addOns: inEachLocale(z.array(addOn)),
  claims: z.pipe(z.record(z.string(), claim), z.transform(withYears)),
  /** The worked example of the client retention page (R301). */
  retentionExample: z.strictObject({
    customers: wholeNumber(1, 100_000),
    averagePurchase: pounds,
    keptBefore: wholeNumber(0, 100),
    keptAfter: wholeNumber(0, 100),
  }),
  differences: z.array(
    z.strictObject({
      subject: text(),
      readings: z.array(reading).check(z.minLength(2, 'needs two readings')),
      note: text(1000),
    }),
  ),
})

export type Site = z.output<typeof siteSchema>
export type Catalogue = z.output<typeof catalogueSchema>
export type OpeningRow = z.output<typeof openingRow>
