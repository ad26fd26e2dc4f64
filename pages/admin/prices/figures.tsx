import { useEffect, useState } from 'react'
import { type Facts, isFacts } from '#domain/site/facts.ts'
import { pricesText as text } from '#locales/en/admin-prices.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { wordsAreIn } from '#renderer/ui/words-are-in.ts'
import * as styles from '../facts/facts.css.ts'
import { idOf, useFactsForm } from '../facts/facts-context.tsx'
import type { Path } from '../facts/facts-state.ts'
import { BothLanguages, FactField, groupsIn } from '../facts/fields.tsx'

const words = text.figures
/** The maximum shown until somebody searches. */
const mostShown = 8

export function Figures() {
  const { draft, errors } = useFactsForm()
  const [sought, setSought] = useState('')
  const [isAll, setWhole] = useState(false)
  // A link may lead to one of the figures
  useEffect(() => setWhole(location.hash.startsWith('#fact-claims')), [])
  // A field with an error is never hidden
  const isWhole = isAll || Object.keys(errors).some((field) => field.startsWith('claims.'))
  const claims = isFacts(draft.claims) ? Object.entries(draft.claims) : []
  const found = claims.filter(
    ([id, claim]) =>
      isFacts(claim) && wordsAreIn(sought, [id, claim.value, JSON.stringify(claim.label)].join('\n')),
  )
  return (
    <>
      <AdminField
        label={words.find}
        type="search"
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        aside={<span role="status">{words.count({ count: found.length })}</span>}
      />
      {found.slice(0, isWhole || sought !== '' ? undefined : mostShown).map(([id, claim]) => (
        <details
          className={styles.offer}
          key={id}
          id={idOf(['claims', id])}
          open={Object.keys(errors).some((field) => field.startsWith(`claims.${id}.`)) || undefined}
        >
          <summary>
            <b>{headOf(claim, claims)}</b>
            <span className={shared.meta}>{words.bases[basisOf(claim)]}</span>
            <ChevronDownIcon className={shared.icon} />
          </summary>
          <Figure at={['claims', id]} />
        </details>
      ))}
      {!isWhole && sought === '' && found.length > mostShown && (
        <AdminButton small className={styles.add} onClick={() => setWhole(true)}>
          {words.all({ count: found.length })}
        </AdminButton>
      )}
    </>
  )
}

const headOf = (claim: unknown, claims: readonly [string, unknown][]): string => {
  if (!isFacts(claim)) return ''
  const { value, yearOf, label } = claim
  const monthly = claims.find(([id]) => id === yearOf)?.[1]
  const said = value ?? (isFacts(monthly) ? words.yearly({ value: String(monthly.value) }) : '')
  return `${said} ${isFacts(label) ? label.en : ''}`
}

type Basis = keyof typeof words.bases

function basisOf(claim: unknown): Basis {
  if (isFacts(claim) && claim.ours === true) return 'ours'
  return isFacts(claim) && claim.source !== undefined ? 'source' : 'example'
}

function Figure({ at }: { at: Path }) {
  const form = useFactsForm()
  const claim = form.value(at)
  if (!isFacts(claim)) return null
  const basis = basisOf(claim)
  function choose(next: Basis): void {
    const { ours: _ours, source: _source, ...others } = claim as Facts
    const added: Record<Basis, Facts> = {
      example: {},
      ours: { ours: true },
      source: { source: { name: { en: '', it: '' } } },
    }
    form.set(at, { ...others, ...added[next] })
  }
  const options = (Object.keys(words.bases) as Basis[]).map((one) => (
    <option key={one} value={one}>
      {words.bases[one]}
    </option>
  ))
  return (
    <div className={styles.fields}>
      {claim.value !== undefined && <FactField at={[...at, 'value']} />}
      {groupsIn(claim.readings ?? []).map((reading, index) => (
        <FactField
          key={String(reading.where)}
          at={[...at, 'readings', index, 'value']}
          label={words.reading({ where: String(reading.where) })}
        />
      ))}
      <BothLanguages at={[...at, 'label']} />
      <AdminField
        id={idOf([...at, 'basis'])}
        label={words.basis}
        help={words.basisHelp}
        options={options}
        value={basis}
        onChange={({ target }) => choose(target.value as Basis)}
      />
      {basis === 'source' && <BothLanguages at={[...at, 'source', 'name']} />}
      {basis === 'source' && <FactField at={[...at, 'source', 'url']} />}
    </div>
  )
}
