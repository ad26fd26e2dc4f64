import { useData, useText } from '#renderer/app-context.tsx'
import { LeadDialogs } from '#renderer/forms/lead-dialogs.tsx'
import { AddOns } from '#renderer/pricing/add-ons.tsx'
import { Afterwards } from '#renderer/pricing/afterwards.tsx'
import { Chooser } from '#renderer/pricing/chooser.tsx'
import { Comparison } from '#renderer/pricing/comparison.tsx'
import { Final } from '#renderer/pricing/final.tsx'
import { Plans } from '#renderer/pricing/plans.tsx'
import * as styles from '#renderer/pricing/pricing.css.ts'
import { Total } from '#renderer/pricing/total.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { plans, addOns, hours } = useData<Data>()
  const text = useText('pricing')
  return (
    <LeadDialogs>
      <div className={`${wrap} ${styles.opening}`}>
        <h1 className={styles.heading}>{text.heading}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <Plans plans={plans} />
      <Comparison plans={plans} text={text.comparison} />
      <Chooser plans={plans} text={text.chooser} />
      <AddOns addOns={addOns} />
      <Total addOns={addOns} text={text.total} />
      <Afterwards plans={plans} />
      <Final hours={hours} />
    </LeadDialogs>
  )
}
