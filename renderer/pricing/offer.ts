import type { Locale } from '#domain/locales.ts'
import { formatPrice } from '#domain/site/amounts.ts'
import type { Catalogue } from '#domain/site/site.schema.ts'

export type Plan = {
  id: string
  name: string
  price: string
  period: string
  description: string
  setupTime: string
  features: string[]
  idealFor: string[]
  popular: boolean
  /** Priced on request: its button asks for a quote (R26). */
  openEnded: boolean
}

export type AddOn = {
  id: string
  name: string
  description: string
  price: string
  period: string
  /** Pounds a month. */
  monthly: number
  /** Pounds paid once; for add-ons charged by the hour, the price of one hour. */
  once: number
}

/** Leaves out packages that the owner has hidden. */
export const shownPackages = <Item extends { hidden: boolean }>(packages: readonly Item[]): Item[] =>
  packages.filter(({ hidden }) => !hidden)

export const plansOf = ({ packages }: Pick<Catalogue, 'packages'>, locale: Locale): Plan[] =>
  shownPackages(packages[locale]).map(({ price, openEnded, ...plan }) => ({
    id: plan.id,
    name: plan.name,
    price: formatPrice(price, { openEnded, locale }),
    period: plan.period,
    description: plan.description,
    setupTime: plan.setupTime,
    features: plan.features,
    idealFor: plan.idealFor,
    popular: plan.popular,
    openEnded,
  }))

/** The add-ons of a language, the assistant first. `thenMonthly` words a one-off and a monthly price. */
export const addOnsOf = (
  catalogue: Pick<Catalogue, 'addOns' | 'packages'>,
  locale: Locale,
  thenMonthly: (first: { period: string; price: string }) => string,
): AddOn[] =>
  assistantFirst(catalogue.addOns[locale]).map(({ id, name, description, price, period, ...addOn }) => ({
    id,
    name,
    description,
    price: formatPrice(price, { locale }),
    period:
      addOn.thenMonthly === undefined
        ? period
        : thenMonthly({ period, price: formatPrice(addOn.thenMonthly, { locale }) }),
    ...(isMonthly(catalogue, locale, period)
      ? { monthly: price, once: 0 }
      : { monthly: addOn.thenMonthly ?? 0, once: price }),
  }))

/** The first add-on gets the large card: the assistant, or any other if the catalogue has no assistant. */
function assistantFirst<Item extends { id: string }>(addOns: readonly Item[]): Item[] {
  const isAssistant = ({ id }: Item) => /assistant/i.test(id)
  return [...addOns.filter(isAssistant), ...addOns.filter((addOn) => !isAssistant(addOn))]
}

/** Packages are priced by the month, so a price with the same period is monthly too. */
const isMonthly = ({ packages }: Pick<Catalogue, 'packages'>, locale: Locale, period: string): boolean =>
  packages[locale].some((plan) => plan.period === period)
