import { useText } from '#renderer/app-context.tsx'
import { tabular, visuallyHidden, wrap } from '#renderer/theme/layout.css.ts'
import { drawIcon } from '#renderer/ui/icon.tsx'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import * as styles from './arches.css.ts'
import { PartDrawing } from './part-drawings.tsx'
import { anchorOf, type PartId, type PartState, parts } from './parts.ts'

export function Arches({ states }: { states: Readonly<Record<PartId, PartState>> }) {
  const { label, done, fault } = useText('onboarding').parts
  const next = parts.find(({ id }) => states[id] === 'open')?.id
  return (
    <nav className={styles.viaduct} data-ground="band" aria-label={label}>
      <Rider place={placeOf(parts.filter(({ id }) => states[id] === 'done').length)} />
      <ol className={`${wrap} ${styles.row}`}>
        {parts.map(({ id }, index) => {
          const state = states[id]
          return (
            <li key={id}>
              <a
                className={`${styles.arch} ${styles.state[id === next ? 'next' : state]}`}
                href={`#${anchorOf(id)}`}
                aria-current={id === next ? 'step' : undefined}
              >
                <Inside part={id} number={index + 1} state={state} />
                {state !== 'open' && (
                  <span className={visuallyHidden}>, {state === 'done' ? done : fault}</span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Inside({ part, number, state }: { part: PartId; number: number; state: PartState }) {
  const { title } = useText('onboarding').parts[part]
  return (
    <>
      <span className={styles.signOf[state]}>
        {state === 'open' && <PartDrawing part={part} className={styles.thing} />}
        {state === 'done' && <CheckIcon className={styles.icon} />}
        {state === 'fault' && <Bang className={styles.icon} />}
      </span>
      <span className={`${styles.number} ${tabular}`}>{number}</span>{' '}
      <span className={styles.title}>{title}</span>
    </>
  )
}

/** The alert icon without its circle, as the sign is a circle already. */
const Bang = drawIcon(<path d="M12 6v7.5m0 4.2v.1" />)

const placeOf = (done: number) => `${styles.onDeck} ${styles.ridden[done as keyof typeof styles.ridden]}`

export function Rider({ place }: { place: string }) {
  return (
    <svg className={`${styles.rider} ${place}`} viewBox="-12 -50 88 76" aria-hidden="true">
      <rect className={styles.parcel} x={-8} y={-30} width={26} height={24} rx={3} />
      <path d="M-6-4H22" />
      <circle className={styles.wheel} cx={8} cy={13} r={12} />
      <circle className={styles.wheel} cx={58} cy={13} r={12} />
      <path d="M8 13 24-4H48L32 13ZM24-4 32 13M46-12 58 13M42-14h8M19-7h10" />
      <path strokeWidth={6} d="M25-10 33-32" />
      <path strokeWidth={4} d="M33-30 46-16M26-9 38 0 33 13" />
      <circle className={styles.head} cx={37} cy={-42} r={7} />
    </svg>
  )
}
