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

/**
 * In the order of the paragraphs: the roof in its circle, the ads that earn their budget, the telephone that rings. All on
 * one ground; side by side, a dotted way leads from each to the next.
 */
const drawings: readonly ReactNode[] = [
  <g key="roof">
    <path className="f-secs" d="M1 149a104 104 0 0 1 208 0Z" />
    <path className="l s-accent" d="M1 149a104 104 0 0 1 208 0" />
    <path className="g" d="M1 149H412" />
    <path className="f-card c" d="M25 149V118l15-14 15 14V149ZM157 149V122l14-13 14 13V149Z" />
    <path className="f-far" d="M236 149V116l17-15 17 15V149ZM292 149V122l14-13 14 13V149Z" />
    <path className="f-stone c" d="M75 149V98H135V149Z" />
    <path className="f-accent c" d="M66 100L105 62l39 38Z" />
    <path className="f-pane c" d="M94 149V124a11 11 0 0 1 22 0V149Z" />
    <path className="flow" d="M212 92C262 6 384 2 440 38" />
  </g>,
  <g key="ads">
    <path className="g" d="M0 149H412" />
    {[
      [1, 44, true],
      [104, 22, true],
      [207, 72, false],
    ].map(([x, top, on]) => (
      <g key={String(x)} transform={`translate(${x} ${top})`}>
        <path className="g w3" d={`M40 62V${149 - Number(top)}`} />
        <rect className={on ? 'f-card c' : 'f-soft c'} width={80} height={62} rx={9} />
        <path className={on ? 'f-sky' : 'f-far'} d="M9 9H71V32H9Z" />
        <path className="f-mid" d="M9 32C24 18 44 18 71 26v6Z" />
        <rect className={on ? 'f-accent' : 'f-far'} x={9} y={40} width={36} height={13} rx={5} />
      </g>
    ))}
    <circle className="f-sec" cx={81} cy={44} r={13} />
    <path className="l w3 s-card" d="M75 44l5 5 8-9" />
    <circle className="f-sec" cx={184} cy={22} r={13} />
    <path className="l w3 s-card" d="M178 22l5 5 8-9" />
    <path className="flow" d="M206 16C262-18 420-26 486 16" />
  </g>,
  <g key="phone">
    <path className="g" d="M0 149H384" />
    <path className="f-gate c" d="M278 149V79a8 8 0 0 1 8-8h56v78Z" />
    <path className="f-stone c" d="M290 71h52v78H290Z" />
    <path className="d s-line" d="M310 91h22M310 111h22M310 131h22" />
    <path className="l s-clay" d="M296 91l3 3 5-6M296 111l3 3 5-6M296 131l3 3 5-6" />
    <rect className="f-line n" x={62} y={27} width={66} height={122} rx={14} />
    <rect className="f-card" x={68} y={34} width={54} height={108} rx={9} />
    <circle className="f-disc" cx={95} cy={69} r={16} />
    <path className="f-deep" d="M79 95a16 16 0 0 1 32 0Z" />
    <circle className="f-accent" cx={82} cy={121} r={8} />
    <circle className="f-sec" cx={108} cy={121} r={8} />
    <path
      className="l s-accent w3"
      d="M36 49a66 66 0 0 0 0 76M20 35a92 92 0 0 0 0 104M154 49a66 66 0 0 1 0 76M170 35a92 92 0 0 1 0 104"
    />
    <path className="f-accent c" d="M208 113H254V131a18 18 0 0 1-18 18H226a18 18 0 0 1-18-18Z" />
    <path className="c" fill="none" d="M254 119c16-2 16 18-3 18" />
    <path className="d s-edge" d="M222 103c-7-8 7-13 0-22M240 103c-7-8 7-13 0-22" />
  </g>,
]
