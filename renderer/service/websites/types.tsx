import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { Browser } from './browser.tsx'
import type { Words } from './opening.tsx'

// Three houses on one street, each in its own window: a gallery, a gate with one door, a shop.

function House({ children }: { children: ReactNode }) {
  return (
    <svg className={illustration} viewBox="0 0 312 400" aria-hidden="true">
      <path className="g" d="M-900 399H1240" />
      {children}
    </svg>
  )
}

/** A small picture in an arch, with its caption. */
const picture = (x: number, y: number, fill: string, shown: ReactNode) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={`${fill} c`} d="M0 76V34a34 34 0 0 1 68 0V76Z" />
    {shown}
    <path className="c" d="M0 76H68" />
    <rect className="f-soft" x={6} y={86} width={56} height={8} rx={4} />
  </g>
)

export function ShowcaseHouse({ words }: { words: Words }) {
  return (
    <House>
      <Browser x={1} y={72} width={300} height={327}>
        <text className="t-mut" y={62} fontSize={16}>
          {words.nav.map((word, index) => (
            <tspan key={word} x={22 + 74 * index}>
              {word}
            </tspan>
          ))}
        </text>
        <g transform="translate(22 78)">
          <path className="f-far c" d="M0 0H256V112H0Z" />
          <path className="f-mid" d="M1 92H255v19H1Z" />
          <path className="f-stone c" d="M24 18h44v34H24Z" />
          <path className="f-disc" d="M32 44l12-16 8 10 4-5 8 11Z" />
          <path className="f-disc c" d="M98 98V58a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v40Z" />
          <path className="f-accs c" d="M88 100V78a9 9 0 0 1 18 0v6h52v-6a9 9 0 0 1 18 0v22Z" />
          <path className="c" fill="none" d="M214 100V34" />
          <path className="f-pane c" d="M198 42l8-26h16l8 26Z" />
          <path className="c" fill="none" d="M204 100h20M94 100v6M170 100v6" />
          <path className="c" fill="none" d="M0 0H256V112H0Z" />
        </g>
        {picture(
          22,
          214,
          'f-secs',
          <>
            <path className="f-disc c" d="M12 76c0-18 8-26 22-26s22 8 22 26Z" />
            <circle className="f-stone2 c" cx={34} cy={36} r={13} />
            <path className="f-line n" d="M19 36a15 15 0 0 1 30 0c-9 0-14-4-17-8-3 5-7 7-13 8Z" />
          </>,
        )}
        {picture(
          116,
          214,
          'f-accs',
          <>
            <path className="c w3" fill="none" d="M22 76V26M46 76V54H22" />
            <path className="f-mid c" d="M18 22h9v26h-9ZM18 48h32v8H18Z" />
          </>,
        )}
        {picture(
          210,
          214,
          'f-far',
          <>
            <path className="c w3" fill="none" d="M34 76V42" />
            <path className="f-pane c" d="M16 44l10-24h16l10 24Z" />
            <path className="f-gate c" d="M22 76a12 7 0 0 1 24 0Z" />
          </>,
        )}
      </Browser>
    </House>
  )
}

export function LandingHouse({ words }: { words: Words }) {
  return (
    <House>
      <Browser x={1} y={8} width={300} height={391}>
        <path className="f-accs" d="M1 35H299V390H1Z" />
        <text className="t-disp" x={150} y={84} fontSize={30} textAnchor="middle">
          {words.offer}
        </text>
        <rect className="f-stone2" x={90} y={100} width={120} height={9} rx={4.5} />
        <rect className="f-stone2" x={110} y={118} width={80} height={9} rx={4.5} />
        <g transform="translate(150 242) scale(.86)">
          <path className="f-sky" d="M-100 134V0a100 100 0 0 1 200 0V134Z" />
          <path className="l w3" d="M0 64V-26M-10 64C-16 36-30 22-42 14M10 64C16 36 30 20 44 8" />
          <path className="f-mid c" d="M0 40C16 36 22 24 22 8 8 12 0 22 0 40Z" />
          {[
            [0, -26],
            [-42, 14],
            [44, 8],
          ].map(([x, y]) => (
            <path
              className="f-disc c"
              key={x}
              transform={`translate(${x} ${y})`}
              d="M-20-30L-10-18 0-34 10-18 20-30V-8a20 20 0 0 1-40 0Z"
            />
          ))}
          <path className="f-pane c" d="M-30 58H30L22 112H-22Z" />
          <path className="c" fill="none" d="M-100 134V0a100 100 0 0 1 200 0V134Z" />
        </g>
        <rect className="f-accent c" x={36} y={318} width={228} height={50} rx={14} />
        <text className="t-onacc" x={150} y={350} fontSize={21} textAnchor="middle">
          {words.button}
        </text>
      </Browser>
    </House>
  )
}

export function ShopHouse({ words }: { words: Words }) {
  return (
    <House>
      <Browser x={1} y={104} width={300} height={295}>
        <rect className="f-gate c" x={174} y={60} width={106} height={36} rx={18} />
        <text className="t-stone" x={196} y={84} fontSize={17}>
          {words.shop}
        </text>
        <circle className="f-accent c" cx={278} cy={62} r={13} />
        <text className="t-onacc" x={278} y={68} fontSize={16} textAnchor="middle">
          2
        </text>
        <path className="g" d="M22 184H278M22 276H278" />
        <path className="f-gate c" d="M48 184v-32q0-10 8-16v-18h16v18q8 6 8 16v32Z" />
        <path className="f-stone c" d="M48 156H80v18H48Z" />
        <path className="f-accent c" d="M56 112H72v9H56Z" />
        <path className="f-pane c" d="M106 184c-2-36 16-46 38-46s40 10 38 46Z" />
        <path className="c s-line" fill="none" d="M124 148l8 14M140 144l8 14M156 146l8 14" />
        <path className="f-sky c" d="M212 138h40v38a8 8 0 0 1-8 8h-24a8 8 0 0 1-8-8Z" />
        <path className="f-disc c" d="M213 154h38v22a7 7 0 0 1-7 7h-24a7 7 0 0 1-7-7Z" />
        <path className="f-stone2 c" d="M208 126h48v12h-48Z" />
        <path className="f-stone2 c" d="M34 276l6-34h48l6 34ZM46 242a18 18 0 0 1 36 0" />
        <path className="c s-line" fill="none" d="M37 258H91" />
        <path className="f-deep c" d="M126 276v-52a18 10 0 0 1 36 0v52Z" />
        <path className="f-stone c" d="M126 238h36v22h-36Z" />
        <path className="f-mid c" d="M210 244h46l-4 32h-38ZM256 250c16-2 14 20-2 18" />
        <path className="d s-edge" d="M224 236c-7-8 6-10 0-19M240 236c-7-8 6-10 0-19" />
      </Browser>
      <g transform="translate(-5 92)">
        {[0, 1, 2, 3, 4, 5].map((stripe) => (
          <path
            className={stripe % 2 === 0 ? 'f-disc c' : 'f-stone c'}
            key={stripe}
            d={`M${52 * stripe} 0h52v38a26 20 0 0 1-52 0Z`}
          />
        ))}
      </g>
    </House>
  )
}
