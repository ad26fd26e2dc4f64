import type { ReactElement } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import { type Item, ItemList } from './item-list.tsx'
import { type Ground, text as textClass } from './section.css.ts'
import { SectionFrame } from './section.tsx'
import { ServiceDrawing } from './service-drawing.tsx'
import * as styles from './steps.css.ts'

type StepsText = { heading: string; items: readonly Item[] }

type StepsProps = {
  text: StepsText
  look: keyof typeof styles.looks
  ground?: Ground
  /** One drawing per step. For arches: within x 60–240 and y 50–150, with the ground at y 150. */
  drawings: readonly string[]
}

export function Steps({ text, look, ground = 'sunk', drawings }: StepsProps) {
  if (look === 'arches')
    return (
      <ArchSteps
        {...text}
        drawings={drawings.map((name) => <ServiceDrawing as="g" key={name} name={name} />)}
      />
    )
  return (
    <SectionFrame className={styles.looks[look]} ground={ground} heading={text.heading}>
      <ItemList
        items={text.items}
        drawings={drawings}
        numbered
        ornament={(index) => {
          if (look === 'route') return <Road from={index} stops={text.items.length} />
          return look === 'stair' && <Courses count={index + 1} />
        }}
      />
    </SectionFrame>
  )
}

type ArchStepsProps = StepsText & {
  /** One `<g>` per step. */
  drawings: readonly ReactElement[]
  /** The process continues after the last step: its arch is dotted. */
  goesOn?: boolean
}

/** Each arch reaches beyond its column, to the dot of the next step. */
export function ArchSteps({ heading, items, drawings, goesOn = false }: ArchStepsProps) {
  return (
    <SectionFrame className={styles.looks.arches} ground="sunk" heading={heading}>
      <ol className={styles.steps}>
        {items.map(({ title, text }, index) => {
          const open = goesOn && index === items.length - 1
          return (
            <li className={styles.step} key={title}>
              <svg className={`${illustration} ${styles.across}`} viewBox="0 0 288 154" aria-hidden="true">
                <g transform="translate(-25.2 -26.25) scale(1.175)">{drawings[index]}</g>
                <g>
                  <path className={open ? 'flow' : 'l s-accent'} d="M7 146A144 144 0 0 1 295 146" />
                  <circle className="f-accent" cx={7} cy={146} r={7} />
                  {!open && <circle className="f-accent" cx={295} cy={146} r={7} />}
                </g>
              </svg>
              <h3>{title}</h3>
              <p className={textClass}>{text}</p>
            </li>
          )
        })}
      </ol>
    </SectionFrame>
  )
}

/** The path from one stop to the next; stops are alternately higher and lower. */
const wayFrom = (index: number) => (index % 2 ? 'M0 100C70 100 70 0 100 0' : 'M0 0C70 0 70 100 100 100')

/** The street under the path. At both ends it continues to the sides of the page. */
function roadFrom(index: number, stops: number): string {
  const y = index % 2 ? 100 : 0
  if (index === stops - 1) return `M-12 ${y}H1000`
  return `M${index === 0 ? -1000 : -12} ${y}H0${wayFrom(index).replace(/^M\S+ \S+?(?=C)/, '')}h12`
}

function Road({ from, stops }: { from: number; stops: number }) {
  return (
    <svg
      className={`${illustration} ${styles.way}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.road} d={roadFrom(from, stops)} />
      {from < stops - 1 && <path className="flow" d={wayFrom(from)} />}
    </svg>
  )
}

/** The stone courses under a step; only phones show the lowest. The joints alternate from the ground up. */
function Courses({ count }: { count: number }) {
  const fromTop = Array.from({ length: count }, (_, course) => count - course)
  return fromTop.map((course) => (
    <svg
      className={`${illustration} ${styles.course}`}
      key={course}
      viewBox="0 0 4 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={`c ${styles.stones}`} d={`M0 0H4V1H0Z${course % 2 ? 'M2 0V1' : 'M1 0V1M3 0V1'}`} />
    </svg>
  ))
}
