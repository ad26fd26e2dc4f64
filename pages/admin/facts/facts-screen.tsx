import { type ReactNode, useEffect } from 'react'
import type { Facts, FactsName } from '#domain/site/facts.ts'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { afterPaint } from '#renderer/ui/after-paint.ts'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { panel } from '#renderer/ui/studio/panel.css.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './facts.css.ts'
import { FactsProvider, type Words } from './facts-context.tsx'
import type { FactsData } from './facts-data.ts'
import { NewDifferences, Refusals, SaveBar } from './save-bar.tsx'
import { useFacts } from './use-facts.ts'

type FactsScreenProps = {
  name: FactsName
  data: FactsData
  title: string
  lead: string
  words: Words
  tabs: ReactNode
  locked?: readonly string[]
  prepare?: (facts: Facts) => Facts
  children: ReactNode
}

export function FactsScreen({ title, lead, tabs, data, ...form }: FactsScreenProps) {
  return (
    <main className={shared.listPage} id="content" tabIndex={-1}>
      <div className={styles.tabs}>{tabs}</div>
      <PageHead title={title} lead={<p>{lead}</p>} />
      {data.fault === null ? (
        <FactsForm {...form} data={data} />
      ) : (
        <Notice title={text.faultTitle} text={data.fault} />
      )}
    </main>
  )
}

type FactsFormProps = Omit<FactsScreenProps, 'data' | 'title' | 'lead' | 'tabs'> & {
  data: Extract<FactsData, { fault: null }>
}

function FactsForm({ name, data, words, locked = [], prepare, children }: FactsFormProps) {
  useEffect(() => {
    // Waits until the parts that are folded at first are rendered and the address is that of this screen
    const go = () => afterPaint(goToTarget)
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [])
  const form = useFacts({ name, file: data.file, other: data.other, ...(prepare && { prepare }) })
  return (
    <FactsProvider {...form} words={words} locked={locked}>
      {/* Not a form, as the dialogs' forms would be nested in it */}
      <div className={styles.form}>
        <p className={`${shared.meta} ${shared.withoutScript}`}>{text.needsScript}</p>
        <Refusals />
        {children}
        <NewDifferences />
        <SaveBar email={data.email} />
      </div>
    </FactsProvider>
  )
}

/** Goes to the field given in the address, and unfolds what is around it. */
function goToTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (!target) return
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true
  const fields = 'input:not([hidden]), textarea, select'
  const field = target.matches(fields) ? target : (target.querySelector<HTMLElement>(fields) ?? target)
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

type PartProps = { id: string; title: string; lead?: string; isLocked?: boolean; children: ReactNode }

export function Part({ id, title, lead, isLocked = false, children }: PartProps) {
  return (
    <section className={panel} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className={shared.meta}>{lead}</p>}
      <fieldset className={styles.fields} disabled={isLocked} aria-labelledby={`${id}-title`}>
        {children}
      </fieldset>
    </section>
  )
}
