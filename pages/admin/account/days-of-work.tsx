import { illustration } from '#renderer/ui/illustration.css.ts'
import { days } from './card.css.ts'

const people = [
  { x: 8, fill: 'f-gate' },
  { x: 104, fill: 'f-clay' },
  { x: 178, fill: 'f-gate' },
]
/** The sheet on which it is written. */
const sheetX = 300

/** What one member after another did goes onto one sheet. */
export function DaysOfWork() {
  return (
    <svg className={`${illustration} ${days}`} viewBox="0 0 400 98" aria-hidden="true">
      <path className="f-mid" d="M-60 84H460V110H-60Z" />
      {people.map(({ x, fill }, at) => {
        const [from, to] = [x + 22, people[at + 1] ? (people[at + 1]?.x ?? 0) + 22 : sheetX - 6]
        return <path className="flow" d={`M${from} 32Q${(from + to) / 2} -22 ${to} 32`} key={fill + x} />
      })}
      {people.map(({ x, fill }) => (
        <path className={`${fill} c`} d={`M${x} 84V60a22 22 0 0 1 44 0V84Z`} key={x} />
      ))}
      <path className="f-stone c" d={`M${sheetX} 84V8H${sheetX + 76}V84Z`} />
      {people.map(({ x, fill }, at) => (
        <path className={fill} d={`M${sheetX + 12} ${30 + at * 20}v-6a6 6 0 0 1 12 0v6Z`} key={x} />
      ))}
      <path
        className="d w3 s-line"
        d={people.map((_, at) => `M${sheetX + 32} ${25 + at * 20}h${[30, 22, 26][at]}`).join('')}
      />
      <path className="g" d="M-60 84H460" />
    </svg>
  )
}
