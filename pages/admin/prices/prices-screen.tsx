import { pricesText as text } from '#locales/en/admin-prices.ts'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../facts/facts.css.ts'
import { errorAt, idOf, useFactsForm } from '../facts/facts-context.tsx'
import { FactsScreen, Part } from '../facts/facts-screen.tsx'
import { FactField, groupsIn } from '../facts/fields.tsx'
import { readingsInWords, subjectInWords } from '../facts/subjects.ts'
import { SiteTabs } from '../site/site-tabs.tsx'
import type { Data } from './+data.ts'
import { Figures } from './figures.tsx'
import { HomePrices, Offers } from './offer-card.tsx'
import { withIds, withNames } from './offers.ts'

/** Packages, add-ons and figures: everything in `catalogue.yaml`. */
export function PricesScreen(data: Extract<Data, { view: 'prices' }>) {
  const { parts } = text
  return (
    <FactsScreen
      name="catalogue"
      data={data}
      title={text.title}
      lead={text.lead}
      words={text}
      tabs={<SiteTabs current="prices" />}
      prepare={(facts) => withIds(withNames(facts))}
    >
      <Part id="packages" {...parts.packages}>
        <Offers kind="packages" />
      </Part>
      <Part id="home" {...parts.home}>
        <HomePrices />
      </Part>
      <Part id="add-ons" {...parts.addOns}>
        <Offers kind="addOns" />
      </Part>
      <Part id="figures" {...parts.figures}>
        <Figures />
      </Part>
      <Part id="examples" {...parts.examples}>
        <div className={styles.columns}>
          <FactField at={['advertisedFrom']} />
          <FactField at={['retentionExample']} />
        </div>
      </Part>
      <Part id="differences" {...parts.differences}>
        <Register />
      </Part>
    </FactsScreen>
  )
}

/** The facts that are deliberately stated differently in different places, each with the reason (R17). */
function Register() {
  const form = useFactsForm()
  const entries = groupsIn(form.value(['differences']))
  if (entries.length === 0) return <p className={shared.meta}>{text.noDifferences}</p>
  return entries.map(({ subject }, index) => (
    <AdminField
      key={String(subject)}
      id={idOf(['differences', index, 'note'])}
      label={subjectInWords(String(subject))}
      help={readingsInWords(form.register.get(String(subject))) || text.differsNoMore}
      error={errorAt(form, ['differences', index, 'note'])}
      rows={2}
      value={String(form.value(['differences', index, 'note']) ?? '')}
      onChange={({ target }) => form.set(['differences', index, 'note'], target.value)}
    />
  ))
}
