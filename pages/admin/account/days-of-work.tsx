import { illustration } from '#renderer/ui/illustration.css.ts'
import { days } from './card.css.ts'

const people = [
  { x: 0, fill: 'f-gate' },
  { x: 112, fill: 'f-clay' },
  { x: 184, fill: 'f-gate' },
  { x: 330, fill: 'f-stone' },
  { x: 438, fill: 'f-clay' },
  { x: 530, fill: 'f-stone' },
  { x: 640, fill: 'f-gate' },
  { x: 820, fill: 'f-clay' },
]

/** Who did what, one after another along the ground; as far as the card is wide. */
export function DaysOfWork() {
  return (
    <svg
      className={`${illustration} ${days}`}
      viewBox="0 0 240 104"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <path className="f-mid" d="M-40 80H960V110H-40Z" />
      {people.map(({ x }, index) => {
        const next = people[index + 1]?.x ?? 960
        return (
          <path className="flow" d={`M${x + 18} 40Q${(x + next) / 2 + 18} -24 ${next + 18} 40`} key={x} />
        )
      })}
      {people.map(({ x, fill }) => (
        <path className={`${fill} c`} d={`M${x} 80V56a18 18 0 0 1 36 0V80Z`} key={x} />
      ))}
      <path className="g" d="M-40 80H960" />
    </svg>
  )
}
