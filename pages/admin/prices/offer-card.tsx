import { locales } from '#domain/locales.ts'
import { formatPrice } from '#domain/site/amounts.ts'
import { type Facts, isFacts } from '#domain/site/facts.ts'
import { pricesText as text } from '#locales/en/admin-prices.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../facts/facts.css.ts'
import { labelOf, shapeAt, useFactsForm } from '../facts/facts-context.tsx'
import { type Path, type Value, valueAt } from '../facts/facts-state.ts'
import { FactField, Flag, Lines, Pair, SharedNumber } from '../facts/fields.tsx'
import { focusNext } from '../facts/rows.tsx'
import {
  idsOf,
  type OfferKind,
  pathOf,
  withOffer,
  withOfferIn,
  withOfferMoved,
  withoutOffer,
} from './offers.ts'

const blankOf: Readonly<Record<OfferKind, Facts>> = {
  packages: { name: '', price: 0, period: '', setupTime: '', description: '', features: [], idealFor: [] },
  addOns: { name: '', price: 0, period: '', description: '' },
}

const idOfOffer = (kind: OfferKind, id: string) => `${kind}-${id}`

export function Offers({ kind }: { kind: OfferKind }) {
  const form = useFactsForm()
  const ids = idsOf(form.draft, kind)
  const setAll = (facts: Value) => isFacts(facts) && form.set([], facts)
  return (
    <>
      {ids.map((id, index) => (
        <Offer key={id} kind={kind} id={id} isFirst={index === 0} onChange={setAll} />
      ))}
      <AdminButton
        small
        className={styles.add}
        id={`${kind}-add`}
        onClick={() => {
          const { facts, id } = withOffer(form.draft, kind, blankOf[kind])
          setAll(facts)
          focusNext(idOfOffer(kind, id))
        }}
      >
        {text[kind].add}
      </AdminButton>
    </>
  )
}

type OfferProps = { kind: OfferKind; id: string; isFirst: boolean; onChange: (facts: Value) => void }

function Offer({ kind, id, isFirst, onChange }: OfferProps) {
  const form = useFactsForm()
  const { draft, errors } = form
  const found = Object.fromEntries(locales.map((locale) => [locale, pathOf(draft, kind, locale, id)]))
  const [first] = locales.flatMap((locale) => (found[locale] ? [found[locale]] : []))
  if (!first) return null
  const name = String(valueAt(draft, [...first, 'name']) || text[kind].unnamed)
  const isFaulty = Object.keys(errors).some((field) =>
    locales.some((locale) => found[locale] && field.startsWith(`${found[locale].join('.')}.`)),
  )
  const actionOf = (label: string, act: () => void) => (
    <AdminButton small variant="ghost" onClick={act}>
      {label}
      <span className={visuallyHidden}> {name}</span>
    </AdminButton>
  )
  return (
    <details
      className={styles.offer}
      id={idOfOffer(kind, id)}
      open={isFaulty || id.startsWith('new-') || undefined}
    >
      <summary>
        <b>{name}</b>
        <span className={shared.meta}>{summaryOf(valueAt(draft, first))}</span>
        <ChevronDownIcon className={shared.icon} />
      </summary>
      <div className={styles.fields}>
        <OfferFields kind={kind} found={found} first={first} />
        <div className={styles.rowActions}>
          {locales.map(
            (locale) =>
              !found[locale] &&
              actionOf(text.offerIn[locale], () => onChange(withOfferIn(draft, kind, locale, id))),
          )}
          {!isFirst && actionOf(text.moveUp, () => onChange(withOfferMoved(draft, kind, id, -1)))}
          {actionOf(text[kind].remove, () => {
            onChange(withoutOffer(draft, kind, id))
            document.getElementById(`${kind}-add`)?.focus()
          })}
        </div>
      </div>
    </details>
  )
}

function summaryOf(value: Value): string {
  if (!isFacts(value)) return ''
  const { price, openEnded, period, popular, hidden } = value
  const amount = typeof price === 'number' ? formatPrice(price, { openEnded: openEnded === true }) : ''
  const signs = [popular === true && text.popular, hidden === true && text.hidden]
  return [`${amount} ${period ?? ''}`.trim(), ...signs].filter(Boolean).join(' · ')
}

type OfferFieldsProps = { kind: OfferKind; found: Readonly<Record<string, Path | null>>; first: Path }

function OfferFields({ kind, found, first }: OfferFieldsProps) {
  const form = useFactsForm()
  const item = shapeAt(form.shape, first)
  const fields = item?.kind === 'group' ? Object.entries(item.fields) : []
  return fields.map(([key, shape]) => {
    if (key === 'id' || key === 'homePrice') return null
    const at: Path = [...first, key]
    const label = labelOf(form, [kind, key])
    const help = form.words.help[`${kind}.${key}`]
    const paths = locales.flatMap((locale) => (found[locale] ? [[...found[locale], key]] : []))
    if (shape.kind === 'flag') return <Flag key={key} at={at} paths={paths} label={label} />
    const [english, italian] = [found.en, found.it]
    if (shape.kind === 'number' && english && italian)
      return (
        <SharedNumber
          key={key}
          label={label}
          paths={{ en: [...english, key], it: [...italian, key] }}
          {...(help && { help })}
        />
      )
    return (
      <Pair key={key} legend={label} {...(help && { help })}>
        {(locale) => {
          const path = found[locale]
          if (!path) return <p className={shared.help}>{text.notOffered}</p>
          const name = text.languages[locale]
          if (shape.kind === 'list') return <Lines at={[...path, key]} label={name} lang={locale} />
          return <FactField at={[...path, key]} label={name} rows={key === 'description' ? 3 : 1} />
        }}
      </Pair>
    )
  })
}

/** The Italian home page's own price (R16), which can be removed to show the same price everywhere. */
export function HomePrices() {
  const form = useFactsForm()
  const own = idsOf(form.draft, 'packages').flatMap((id) => {
    const path = pathOf(form.draft, 'packages', 'it', id)
    return path ? [{ id, path }] : []
  })
  const isApart = own.some(({ path }) => form.value([...path, 'homePrice']) !== undefined)
  if (!isApart) return <p className={shared.meta}>{text.home.same}</p>
  return (
    <>
      <div className={styles.columns}>
        {own.map(({ id, path }) => (
          <FactField
            key={id}
            at={[...path, 'homePrice']}
            label={String(form.value([...path, 'name']) ?? id)}
          />
        ))}
      </div>
      <AdminButton
        small
        className={styles.add}
        onClick={() => {
          for (const { path } of own) form.set([...path, 'homePrice'], undefined)
        }}
      >
        {text.home.align}
      </AdminButton>
    </>
  )
}
