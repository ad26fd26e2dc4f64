import type { ReactNode } from 'react'
import { section, wrap } from '../../theme/layout.css.ts'
import { illustration } from '../../ui/illustration.css.ts'
import * as styles from './beginning.css.ts'

type BeginningProps = { heading: string; paragraphs: readonly string[] }

/** From the roof to the enquiry, along one road: a drawing over each paragraph. */
export function Beginning({ heading, paragraphs }: BeginningProps) {
  return (
    <section className={section}>
      <div className={wrap}>
        <h2>{heading}</h2>
        <div className={styles.columns}>
          {paragraphs.map((paragraph, index) => (
            <div className={styles.column} key={paragraph}>
              <div className={styles.drawing}>
                <svg className={illustration} viewBox="0 0 384 150" aria-hidden="true">
                  {drawings[index]}
                </svg>
              </div>
              <p className={styles.text}>{paragraph}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** In the order of the paragraphs: the roof in its circle, the ads that earn their budget, the telephone that rings. */
const drawings: readonly ReactNode[] = [
  <g key="roof">
    <path className="f-secs" d="M8 149a104 104 0 0 1 208 0Z" />
    <path className="l s-accent" d="M8 149a104 104 0 0 1 208 0" />
    <path className="g" d="M0 149H412" />
    <path className="f-card c" d="M32 149V118l15-14 15 14V149ZM164 149V122l14-13 14 13V149Z" />
    <path className="f-far" d="M244 149V116l17-15 17 15V149ZM300 149V122l14-13 14 13V149Z" />
    <path className="f-stone c" d="M82 149V98H142V149Z" />
    <path className="f-accent c" d="M73 100L112 62l39 38Z" />
    <path className="f-pane c" d="M101 149V124a11 11 0 0 1 22 0V149Z" />
    <path className="flow" d="M222 128C246 84 300 70 372 70" />
  </g>,
  <g key="ads">
    <path className="g" d="M0 149H412" />
    {[
      [16, 44, true],
      [112, 22, true],
      [208, 72, false],
    ].map(([x, top, on]) => (
      <g key={String(x)} transform={`translate(${x} ${top})`}>
        <path className="g w3" d={`M40 62V${149 - Number(top)}`} />
        <rect className={on ? 'f-card c' : 'f-soft c'} width={80} height={62} rx={9} />
        <path className={on ? 'f-sky' : 'f-far'} d="M9 9H71V32H9Z" />
        <path className="f-mid" d="M9 32C24 18 44 18 71 26v6Z" />
        <rect className={on ? 'f-accent' : 'f-far'} x={9} y={40} width={36} height={13} rx={5} />
      </g>
    ))}
    <circle className="f-sec" cx={96} cy={44} r={13} />
    <path className="l w3 s-card" d="M90 44l5 5 8-9" />
    <circle className="f-sec" cx={192} cy={22} r={13} />
    <path className="l w3 s-card" d="M186 22l5 5 8-9" />
    <path className="flow" d="M300 96C326 80 346 76 372 76" />
  </g>,
  <g key="phone">
    <path className="g" d="M0 149H384" />
    <path className="f-stone2 c" d="M40 132H376V149H40Z" />
    <path className="f-gate c" d="M298 132V62a8 8 0 0 1 8-8h56v78Z" />
    <path className="f-stone c" d="M310 54h52v78H310Z" />
    <path className="d s-line" d="M330 74h22M330 94h22M330 114h22" />
    <path className="l s-clay" d="M316 74l3 3 5-6M316 94l3 3 5-6M316 114l3 3 5-6" />
    <rect className="f-line n" x={92} y={10} width={66} height={122} rx={14} />
    <rect className="f-card" x={98} y={17} width={54} height={108} rx={9} />
    <circle className="f-disc" cx={125} cy={52} r={16} />
    <path className="f-deep" d="M109 78a16 16 0 0 1 32 0Z" />
    <circle className="f-accent" cx={112} cy={104} r={8} />
    <circle className="f-sec" cx={138} cy={104} r={8} />
    <path
      className="l s-accent w3"
      d="M78 42a50 50 0 0 0 0 52M62 30a76 76 0 0 0 0 76M172 42a50 50 0 0 1 0 52M188 30a76 76 0 0 1 0 76"
    />
    <path className="f-accent c" d="M222 96H268V114a18 18 0 0 1-18 18H240a18 18 0 0 1-18-18Z" />
    <path className="c" fill="none" d="M268 102c16-2 16 18-3 18" />
    <path className="d s-edge" d="M236 86c-7-8 7-13 0-22M254 86c-7-8 7-13 0-22" />
  </g>,
]
