import type { ReactElement } from 'react'
import type { Trade } from '#domain/services.ts'

// The doors of one street: each 200 wide, standing on y = 300.

const salon = (
  <>
    <path className="f-sky c" d="M0 300V92H200V300Z" />
    <path className="f-stone2 c" d="M-4 80H204V94H-4Z" />
    {[30, 110].map((x) => (
      <g key={x}>
        <path className="f-deep c" d={`M${x} 160V132a30 30 0 0 1 60 0v28Z`} />
        <path className="c s-stone" d={`M${x + 30} 102v58`} />
        <path className="f-stone2 c" d={`M${x - 6} 160h72v8h-72Z`} />
      </g>
    ))}
    <path className="f-far c" d="M20 292V214H116V292Z" />
    <path className="f-sky2 c" d="M68 262v-24a16 16 0 0 1 32 0v24Z" />
    <path className="f-accent c" d="M34 262v-22a8 8 0 0 1 16 0v14h12a6 6 0 0 1 0 12H42a8 8 0 0 1-8-4Z" />
    <path className="c w3" fill="none" d="M48 266v18M38 286h22" />
    <path className="f-deep c" d="M132 300V232a24 24 0 0 1 48 0v68Z" />
    <path className="f-pane c" d="M140 262V232a16 16 0 0 1 32 0v30Z" />
    {[0, 1, 2, 3, 4, 5].map((strip) => (
      <path
        className={strip % 2 === 0 ? 'f-accent c' : 'f-stone c'}
        key={strip}
        d={`M${10 + 19 * strip} 196h19v16a9.500 8 0 0 1-19 0Z`}
      />
    ))}
    <path className="f-deep c" d="M8 182H126V197H8Z" />
    <g transform="translate(190 206)">
      <rect className="f-stone c" x={-7} width={14} height={52} rx={4} />
      <path className="l s-clay w4" d="M-5 14L5 6M-5 28L5 20M-5 42L5 34" />
      <circle className="f-pane c" cy={-4} r={6} />
    </g>
  </>
)

const clinic = (
  <>
    <path className="f-far c" d="M0 300V54H200V300Z" />
    <path className="f-mid c" d="M-4 54L100 4L204 54Z" />
    <circle className="f-stone c" cx={100} cy={36} r={14} />
    <path className="l s-clay w4" d="M100 28v16M92 36h16" />
    {[74, 140].map((y) =>
      [22, 78, 134].map((x) => (
        <g key={`${x} ${y}`}>
          <path className={x === 78 && y === 74 ? 'f-pane c' : 'f-stone c'} d={`M${x} ${y}h44v44h-44Z`} />
          <path className="c s-line" d={`M${x + 22} ${y}v44`} />
        </g>
      )),
    )}
    <path className="f-stone c" d="M54 300V236a46 40 0 0 1 92 0v64Z" />
    <path className="f-deep c" d="M62 300V240a38 32 0 0 1 76 0v60Z" />
    <path className="f-sky2" d="M68 292V242a32 26 0 0 1 64 0v50Z" />
    <path className="c" d="M100 216v84" />
    {[26, 174].map((x) => (
      <g key={x} transform={`translate(${x} 300)`}>
        <circle className="f-mid c" cy={-44} r={19} />
        <path className="f-disc c" d="M-14-26H14L10 0H-10Z" />
      </g>
    ))}
  </>
)

const workshop = (
  <>
    <path className="f-stone2 c" d="M0 300V124L50 92V124L100 92V124L150 92V124L200 92V300Z" />
    <path
      className="f-pane"
      d="M44 121V103L16 121ZM94 121V103L66 121ZM144 121V103L116 121ZM194 121V103L166 121Z"
    />
    <path className="f-deep c" d="M16 142H184V170H16Z" />
    <g className="l s-stone w3">
      <path d="M92 148l16 16M108 148l-16 16" />
    </g>
    <path className="l s-stone" d="M36 156h38M126 156h38" />
    <path className="f-water c" d="M22 300V206H150V300Z" />
    <path className="d s-stone" opacity={0.85} d="M22 216H150M22 226H150" />
    <g transform="translate(34 232)">
      <path className="f-stone c" d="M0 58V14A10 10 0 0 1 10 4H62l22 22 14 4a8 8 0 0 1 6 8V58Z" />
      <path className="f-far c" d="M62 10l18 16H62Z" />
      <path className="f-accent" d="M18 48V32a10 10 0 0 1 20 0v16h-6V32a4 4 0 0 0-8 0v16Z" />
      <circle className="f-line" cx={24} cy={59} r={10} />
      <circle className="f-line" cx={82} cy={59} r={10} />
    </g>
    <path
      className="l w3 s-line"
      d="M158 300L182 182M174 300L198 182M160 286h16M164 266h16M168 246h16M172 226h16M176 206h16"
    />
  </>
)

const office = (
  <>
    <path className="f-mid c" d="M0 300V40H200V300Z" />
    <path className="f-stone2 c" d="M-4 28H204V42H-4Z" />
    <path className="f-disc c" d="M136 28V2h24v26Z" />
    {[58, 124].map((y) =>
      [28, 84, 140].map((x) => (
        <g key={`${x} ${y}`}>
          <path
            className={(x + y) % 5 === 2 ? 'f-pane c' : 'f-deep c'}
            d={`M${x} ${y + 46}V${y + 16}a16 16 0 0 1 32 0v30Z`}
          />
          <path className="f-stone2 c" d={`M${x - 5} ${y + 46}h42v7h-42Z`} />
        </g>
      )),
    )}
    <path className="f-stone c" d="M28 286V204H112V286Z" />
    <path className="f-sky2" d="M30 206H110V284H30Z" />
    <path className="f-deep c" d="M44 284v-20a16 16 0 0 1 32 0v20Z" />
    <circle className="c s-line" fill="#D9A27E" cx={60} cy={236} r={11} />
    <path className="f-accent c" d="M82 284v-14H104v14Z" />
    <path className="l" d="M93 270v-18l-8-6" />
    <path className="f-accent c" d="M130 300V226a22 22 0 0 1 44 0v74Z" />
    <circle className="f-pane" cx={166} cy={262} r={4} />
    <path className="f-pane c" d="M118 232h8v20h-8Z" />
    <path className="f-stone2 c" d="M122 300v-8h60v8Z" />
  </>
)

const shop = (
  <>
    <path className="f-stone c" d="M0 300V110H200V300Z" />
    <path className="f-accent c" d="M-4 112L30 66H170L204 112Z" />
    <path className="f-pane c" d="M82 104V90a18 18 0 0 1 36 0v14Z" />
    <path className="f-deep c" d="M12 128H188V156H12Z" />
    <path className="l s-stone w3" d="M60 142h80" />
    {[0, 1, 2, 3, 4, 5, 6, 7].map((strip) => (
      <path
        className={strip % 2 === 0 ? 'f-mid c' : 'f-stone c'}
        key={strip}
        d={`M${12 + 22 * strip} 156h22v22a11 9 0 0 1-22 0Z`}
      />
    ))}
    <path className="f-sky2 c" d="M20 288V194H122V288Z" />
    <path className="c" d="M20 240H122" />
    {[34, 62, 90].map((x) => (
      <g key={x}>
        <path className="f-disc c" d={`M${x} 240v-22h18v22Z`} />
        <path className="f-stone2 c" d={`M${x - 2} 212h22v7h-22Z`} />
      </g>
    ))}
    {[38, 62, 86, 108].map((x) => (
      <circle className={x % 4 === 2 ? 'f-pane c' : 'f-accent c'} key={x} cx={x} cy={276} r={11} />
    ))}
    <path className="f-deep c" d="M136 300V216a23 23 0 0 1 46 0v84Z" />
    <path className="f-pane c" d="M144 264V218a15 15 0 0 1 30 0v46Z" />
    <path className="f-stone2 c" d="M148 226h22v14h-22Z" />
  </>
)

const agency = (
  <>
    <path className="f-mid c" d="M0 300V66H200V300Z" />
    <path className="f-deep c" d="M-4 54H204V68H-4Z" />
    <path className="f-sky2 c" d="M18 182V90H182V182Z" />
    <path className="c" d="M72 90v92M128 90v92" />
    <path className="f-accent c" d="M30 104h22v18H30Z" />
    <path className="f-pane c" d="M36 132h26v20H36Z" />
    <path className="f-mid c" d="M84 108h30v24H84Z" />
    <path className="l s-accent" strokeDasharray="2 7" d="M52 114C66 116 70 122 84 120" />
    <path className="f-disc c" d="M142 182v-30a14 14 0 0 1 28 0v30Z" />
    <circle className="c s-line" fill="#E9BE9C" cx={156} cy={126} r={11} />
    <path className="f-stone2 c" d="M12 182H188V192H12Z" />
    <path className="f-pane c" d="M20 290V214H110V290Z" />
    <path className="f-deep" d="M36 289v-19h58v19Z" />
    <rect className="f-card c" x={48} y={246} width={34} height={24} rx={3} />
    <path className="f-sky c" d="M128 300V232a24 24 0 0 1 48 0v68Z" />
    <circle className="f-accent" cx={168} cy={268} r={4} />
  </>
)

export const shopfronts: Readonly<Record<Trade, ReactElement>> = {
  salons: salon,
  clinics: clinic,
  tradespeople: workshop,
  consultants: office,
  shops: shop,
  agencies: agency,
}
