import { defaultLocale, type Locale, localeRows, perLocale } from '../locales.ts'

const grouping = (region: string) => new Intl.NumberFormat(region, { useGrouping: 'always' })
// Italian leaves four digits ungrouped by default: £4000 beside £15.000
const digits = perLocale((locale) => grouping(localeRows[locale].region))

/** `1,250` in English, `1.250` in Italian. */
export const formatNumber = (amount: number, locale: Locale): string => digits[locale].format(amount)

/** `£4,788` as `£4.788` in Italian, `2.5x` as `2,5x`: the catalogue writes its values once, in English notation. */
export function localFigure(value: string, locale: Locale): string {
  const parts = digits[locale].formatToParts(1234.5)
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return value.replace(/[.,](?=\d)/g, (english) => mark(english === ',' ? 'group' : 'decimal'))
}

/** `£1,250` in English, `£1.250` in Italian; `£899+` when open-ended. */
export const formatPrice = (
  amount: number,
  { openEnded = false, locale = defaultLocale }: { openEnded?: boolean; locale?: Locale } = {},
): string => `£${formatNumber(amount, locale)}${openEnded ? '+' : ''}`
