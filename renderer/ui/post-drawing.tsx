import { type ReactNode, useId } from 'react'
import { illustration } from './illustration.css.ts'
import * as styles from './post-drawing.css.ts'

function Workbench({ id }: { id: string }) {
  return (
    <>
      <rect className="f-deep" width={800} height={400} />
      <path d="M508 84H770" stroke="var(--ill-stone2)" strokeWidth={10} strokeLinecap="round" />
      <circle className="f-line" cx={540} cy={84} r={5} />
      <circle className="f-line" cx={610} cy={84} r={5} />
      <circle className="f-line" cx={680} cy={84} r={5} />
      <circle className="f-line" cx={740} cy={84} r={5} />
      <path className="f-disc c" d="M534 88h12l4 48h-20Z" />
      <path className="f-stone2 c" d="M522 136h36v20h-36Z" />
      <path className="f-stone c" d="M522 156h36l-4 44c-8 6-20 6-28 0Z" />
      <path
        className="f-stone c"
        transform="translate(140 0)"
        d="M462 92c-12 6-14 24-4 32l2 66a10 10 0 0 0 20 0l2-66c10-8 8-26-4-32v16h-16Z"
      />
      <circle className="f-pane c" cx={680} cy={122} r={36} />
      <circle className="f-line" cx={680} cy={122} r={13} />
      <path className="f-mid c" d="M732 88h16v64h-16ZM722 152h36l6 14h-48Z" />
      <clipPath id={id}>
        <path d="M70 310V161A125 125 0 0 1 320 161V310Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-sky" x={60} y={20} width={280} height={300} />
        <circle className="f-disc" cx={232} cy={168} r={52} />
        <path className="f-far" d="M60 240c60-40 110-44 150-12s80 10 120-20v110H60Z" />
        <path className="f-mid" d="M60 270c50-24 120-24 270 6v50H60Z" />
      </g>
      <path
        className="f-deep"
        d="M120 190C136.12 226.48 135.6 276.4 120 286C104.4 276.4 103.88 226.48 120 190Z"
      />
      <path
        className="f-deep"
        d="M142 226C153.16 250.32 152.8 283.6 142 290C131.2 283.6 130.84 250.32 142 226Z"
      />
      <path className="c" fill="none" d="M70 310V161A125 125 0 0 1 320 161V310Z" />
      <path className="c" d="M195 36V310M70 190H320" />
      <rect className="f-stone2 c" x={-10} y={308} width={820} height={26} />
      <rect className="f-water" x={-10} y={334} width={820} height={80} />
      <path className="c" d="M-10 334H810" />
      <path className="c s-stone" d="M270 334V410M540 334V410" opacity={0.7} />
      <path
        d="M120 362h34M388 362h34M652 362h34"
        stroke="var(--ill-stone)"
        strokeWidth={4}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <rect className="f-stone c" x={600} y={240} width={84} height={68} rx={4} />
      <rect className="f-accent" x={601} y={262} width={82} height={26} />
      <ellipse className="f-soft c" cx={642} cy={240} rx={42} ry={9} />
      <rect className="f-stone c" x={694} y={262} width={64} height={46} rx={4} />
      <rect className="f-mid" x={695} y={276} width={62} height={18} />
      <ellipse className="f-soft c" cx={726} cy={262} rx={32} ry={7} />
      <g transform="translate(-34 0) rotate(-7 440 240)">
        <rect className="f-line" x={386} y={152} width={96} height={164} rx={18} />
        <rect className="f-card" x={393} y={159} width={82} height={150} rx={12} />
        <circle className="f-accs" cx={434} cy={206} r={24} />
        <g transform="translate(420 192) scale(1.17)">
          <path
            className="l s-accent"
            fill="none"
            d="M5 4h3.5l1.8 4.4-2.3 1.5a11 11 0 0 0 6 6l1.6-2.3L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
          />
        </g>
        <rect className="f-soft" x={409} y={242} width={50} height={8} rx={4} />
        <circle className="f-accent" cx={415} cy={282} r={12} />
        <circle className="f-mid" cx={453} cy={282} r={12} />
      </g>
      <path
        transform="translate(-34 0)"
        d="M372 196a60 60 0 0 0-2 58M354 184a86 86 0 0 0-2 80M498 170a60 60 0 0 1 8 54M514 154a86 86 0 0 1 12 74"
        stroke="var(--color-on-band)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <g transform="translate(160 290)">
        <path className="f-pane c" d="M0 8h92v10H0ZM92 8l20 5-20 5Z" />
        <path className="f-disc c" d="M-12 8h12v10h-12Z" />
      </g>
      <path className="f-stone c" d="M250 308a20 20 0 0 1 40 0Z" />
    </>
  )
}

function TownMap() {
  return (
    <>
      <path
        className="f-card"
        opacity={0.75}
        d="M-20 40L120-20H230L190 90 60 150-20 130ZM270-20H460L500 60 400 120 230 96ZM500-20H680V70L540 64ZM-20 168L70 184 110 300H-20ZM96 176L210 122 380 150 350 300H150ZM424 150L560 96 680 104V230L470 240ZM400 270L690 262V310H390Z"
      />
      <path
        d="M-10 158L70 168 220 106 400 136 520 80 660 88"
        fill="none"
        stroke="var(--ill-pane)"
        strokeWidth={9}
        strokeLinejoin="round"
        opacity={0.55}
      />
      <path className="f-mid" opacity={0.45} d="M500 252c-6-60 60-96 190-86V320H500Z" />
      <path
        strokeDasharray="2 9"
        d="M126 226C160 226 160 190 206 180S290 176 318 196M520 222C490 230 460 216 420 214S360 220 338 206M520 66C500 90 452 110 420 132S360 170 340 190"
        stroke="var(--color-accent)"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle className="f-card c" cx={126} cy={226} r={13} />
      <circle className="f-mid" cx={126} cy={226} r={5} />
      <circle className="f-card c" cx={520} cy={222} r={13} />
      <circle className="f-mid" cx={520} cy={222} r={5} />
      <circle className="f-card c" cx={150} cy={40} r={13} />
      <circle className="f-mid" cx={150} cy={40} r={5} />
      <path
        strokeDasharray="2 9"
        d="M160 52C210 110 250 120 306 184"
        stroke="var(--color-accent)"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <ellipse className="f-sh" cx={330} cy={222} rx={34} ry={9} />
      <g transform="translate(330 220) scale(.86) translate(-330 -220)">
        <path
          className="f-accent c"
          d="M330 220C296 176 276 150 276 116a54 54 0 0 1 108 0C384 150 364 176 330 220Z"
        />
        <path className="f-card" d="M304 134V114a26 26 0 0 1 52 0v20h-14V114a12 12 0 0 0-24 0v20Z" />
      </g>
      <g transform="translate(-32 -4)">
        <rect className="f-sh" x={338} y={30} width={232} height={46} rx={23} />
        <rect className="f-card c" x={332} y={22} width={232} height={46} rx={23} />
        <circle className="l" cx={358} cy={44} r={8} />
        <path className="l" d="m364 50 6 6" />
        <text x={382} y={51} fontSize={19}>
          hairdresser near me
        </text>
      </g>
    </>
  )
}

function Page() {
  return (
    <>
      <rect className="f-sh" x={66} y={44} width={344} height={260} rx={16} />
      <rect className="f-card c" x={58} y={34} width={344} height={270} rx={16} />
      <path className="c" d="M58 68H402" />
      <circle className="f-soft" cx={80} cy={51} r={5} />
      <circle className="f-soft" cx={97} cy={51} r={5} />
      <circle className="f-soft" cx={114} cy={51} r={5} />
      <rect className="f-soft" x={150} y={43} width={160} height={16} rx={8} />
      <text className="t-disp" x={84} y={116} fontSize={27}>
        Open today
      </text>
      <rect className="f-soft" x={84} y={132} width={118} height={9} rx={4.5} />
      <rect className="f-soft" x={84} y={149} width={92} height={9} rx={4.5} />
      <rect className="f-accent" x={84} y={174} width={94} height={34} rx={10} />
      <rect x={100} y={187} width={62} height={8} rx={4} fill="var(--color-on-accent)" />
      <path className="f-sky" d="M250 250V150A62 62 0 0 1 374 150V250Z" />
      <circle className="f-disc" cx={312} cy={150} r={30} />
      <path className="f-mid" d="M250 218c30-34 80-36 124-8v40H250Z" />
      <path
        className="f-deep"
        d="M346 154C359.64 181.36 359.2 218.8 346 226C332.8 218.8 332.36 181.36 346 154Z"
      />
      <path className="f-deep" d="M362 180C371.92 199 371.6 225 362 230C352.4 225 352.08 199 362 180Z" />
      <path className="c" fill="none" d="M250 250V150A62 62 0 0 1 374 150V250Z" />
      <rect className="f-secs" x={84} y={236} width={76} height={60} rx={8} />
      <rect className="f-secs" x={170} y={236} width={66} height={60} rx={8} />
      <path className="l s-accent" d="M430 150V96m-13 13 13-14 13 14M430 164v8M430 182v4" />
      <path className="l s-accent" d="M30 210v-54m-13 13 13-14 13 14M30 224v8" />
    </>
  )
}

function NightCall() {
  return (
    <>
      <path className="f-stone" d="M318 26a24 24 0 1 0 24 30 20 20 0 0 1-24-30Z" />
      <circle className="f-stone" opacity={0.7} cx={50} cy={34} r={2} />
      <circle className="f-stone" opacity={0.7} cx={180} cy={26} r={2} />
      <circle className="f-stone" opacity={0.7} cx={246} cy={44} r={2} />
      <circle className="f-stone" opacity={0.7} cx={110} cy={60} r={2} />
      <g transform="translate(44 66) scale(3.9)">
        <path
          className="f-stone"
          d="M5 4h3.5l1.8 4.4-2.3 1.5a11 11 0 0 0 6 6l1.6-2.3L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
          stroke="var(--ill-line)"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path className="l s-onband" d="M104 78a36 36 0 0 1 30 30M106 58a56 56 0 0 1 48 48" />
      <path
        className="f-card c"
        d="M180 96a16 16 0 0 1 16-16H330a16 16 0 0 1 16 16v62a16 16 0 0 1-16 16H180Z"
      />
      <rect className="f-accent" x={198} y={103} width={4.5} height={10} rx={2.2} />
      <rect className="f-accent" x={207} y={97} width={4.5} height={22} rx={2.2} />
      <rect className="f-accent" x={216} y={91} width={4.5} height={34} rx={2.2} />
      <rect className="f-accent" x={225} y={99} width={4.5} height={18} rx={2.2} />
      <rect className="f-accent" x={234} y={88} width={4.5} height={40} rx={2.2} />
      <rect className="f-accent" x={243} y={95} width={4.5} height={26} rx={2.2} />
      <rect className="f-accent" x={252} y={102} width={4.5} height={12} rx={2.2} />
      <rect className="f-accent" x={261} y={93} width={4.5} height={30} rx={2.2} />
      <rect className="f-accent" x={270} y={98} width={4.5} height={20} rx={2.2} />
      <rect className="f-accent" x={279} y={103} width={4.5} height={10} rx={2.2} />
      <text x={296} y={114} fontSize={16} className="t-mut">
        22:41
      </text>
      <text x={198} y={158} fontSize={19} fontWeight={700}>
        Answered
      </text>
      <path
        d="M298 152l6 6 12-13"
        stroke="var(--color-accent)"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  )
}

function Stamps() {
  return (
    <>
      <g transform="rotate(-5 190 104)">
        <rect className="f-sh" x={72} y={42} width={250} height={140} rx={16} />
        <rect className="f-card c" x={64} y={32} width={250} height={142} rx={16} />
        <path className="f-deep" d="M64 48a16 16 0 0 1 16-16H298a16 16 0 0 1 16 16v20H64Z" />
        <text x={84} y={57} fontSize={17} className="t-onband">
          Sixth visit free
        </text>
        <path className="f-accent" d="M84 130V104A14 14 0 0 1 112 104V130Z" />
        <path
          d="M92 112l5 5 8-10"
          fill="none"
          stroke="var(--color-on-accent)"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path className="f-accent" d="M120 130V104A14 14 0 0 1 148 104V130Z" />
        <path
          d="M128 112l5 5 8-10"
          fill="none"
          stroke="var(--color-on-accent)"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path className="f-accent" d="M156 130V104A14 14 0 0 1 184 104V130Z" />
        <path
          d="M164 112l5 5 8-10"
          fill="none"
          stroke="var(--color-on-accent)"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path className="f-accent" d="M192 130V104A14 14 0 0 1 220 104V130Z" />
        <path
          d="M200 112l5 5 8-10"
          fill="none"
          stroke="var(--color-on-accent)"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path className="f-accent" d="M228 130V104A14 14 0 0 1 256 104V130Z" />
        <path
          d="M236 112l5 5 8-10"
          fill="none"
          stroke="var(--color-on-accent)"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          fill="none"
          strokeDasharray="3 5"
          d="M264 130V104A14 14 0 0 1 292 104V130Z"
          stroke="var(--color-accent)"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect className="f-soft" x={84} y={148} width={120} height={8} rx={4} />
      </g>
      <g transform="translate(262 20) rotate(8)">
        <path className="f-disc c" d="M8 8a15 15 0 0 1 30 0c0 10-7 14-7 26H15C15 22 8 18 8 8Z" />
        <path className="f-deep c" d="M-2 34H48a4 4 0 0 1 4 4V52H-6V38a4 4 0 0 1 4-4Z" />
      </g>
    </>
  )
}

function Stars() {
  return (
    <>
      <rect
        className="f-secs c"
        x={96}
        y={20}
        width={250}
        height={116}
        rx={16}
        transform="rotate(4 220 80)"
      />
      <rect className="f-sh" x={52} y={54} width={276} height={124} rx={16} />
      <rect className="f-card c" x={44} y={44} width={276} height={126} rx={16} />
      <circle className="f-far" cx={72} cy={78} r={16} />
      <circle className="f-deep" cx={72} cy={74} r={6} />
      <path className="f-deep" d="M61 88a11 11 0 0 1 22 0Z" />
      <rect className="f-soft" x={100} y={66} width={92} height={9} rx={4.5} />
      <rect className="f-soft" x={100} y={82} width={56} height={8} rx={4} />
      <path
        className="f-accent"
        d="M76 112L81.4 124.6L95 125.8L84.7 134.8L87.8 148.2L76 141.2L64.2 148.2L67.3 134.8L57 125.8L70.6 124.6Z"
        stroke="var(--color-accent)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        className="f-accent"
        d="M127 112L132.4 124.6L146 125.8L135.7 134.8L138.8 148.2L127 141.2L115.2 148.2L118.3 134.8L108 125.8L121.6 124.6Z"
        stroke="var(--color-accent)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        className="f-accent"
        d="M178 112L183.4 124.6L197 125.8L186.7 134.8L189.8 148.2L178 141.2L166.2 148.2L169.3 134.8L159 125.8L172.6 124.6Z"
        stroke="var(--color-accent)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        className="f-accent"
        d="M229 112L234.4 124.6L248 125.8L237.7 134.8L240.8 148.2L229 141.2L217.2 148.2L220.3 134.8L210 125.8L223.6 124.6Z"
        stroke="var(--color-accent)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        className="f-accent"
        d="M280 112L285.4 124.6L299 125.8L288.7 134.8L291.8 148.2L280 141.2L268.2 148.2L271.3 134.8L261 125.8L274.6 124.6Z"
        stroke="var(--color-accent)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

function VoiceNote() {
  return (
    <>
      <rect className="f-deep" x={42} y={42} width={210} height={62} rx={31} />
      <circle cx={76} cy={73} r={19} fill="var(--ill-stone)" />
      <path d="M71 64v18l15-9Z" className="f-line" />
      <rect x={108} y={67} width={5} height={12} rx={2.5} className="f-stone" />
      <rect x={120} y={61} width={5} height={24} rx={2.5} className="f-stone" />
      <rect x={132} y={56} width={5} height={34} rx={2.5} className="f-stone" />
      <rect x={144} y={65} width={5} height={16} rx={2.5} className="f-stone" />
      <rect x={156} y={59} width={5} height={28} rx={2.5} className="f-stone" />
      <rect x={168} y={53} width={5} height={40} rx={2.5} className="f-stone" />
      <rect x={180} y={62} width={5} height={22} rx={2.5} className="f-stone" />
      <rect x={192} y={66} width={5} height={14} rx={2.5} className="f-stone" />
      <rect x={204} y={58} width={5} height={30} rx={2.5} className="f-stone" />
      <rect x={216} y={64} width={5} height={18} rx={2.5} className="f-stone" />
      <rect x={228} y={68} width={5} height={10} rx={2.5} className="f-stone" />
      <path
        strokeDasharray="2 9"
        d="M252 74C330 74 336 100 336 132"
        stroke="var(--color-accent)"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path className="l s-accent" d="m325 124 11 12 11-12" />
      <rect className="f-sh" x={152} y={146} width={222} height={190} rx={16} />
      <rect className="f-card c" x={144} y={138} width={222} height={190} rx={16} />
      <text className="t-disp" x={166} y={172} fontSize={21}>
        To do
      </text>
      <rect
        className="f-sec"
        x={166}
        y={190}
        width={22}
        height={22}
        rx={6}
        stroke="var(--color-second)"
        strokeWidth={2}
      />
      <path
        d="M171 201l5 5 8-10"
        fill="none"
        stroke="var(--ill-card)"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x={202} y={207} fontSize={18} fontWeight={500}>
        Send quote
      </text>
      <rect
        className="f-sec"
        x={166}
        y={228}
        width={22}
        height={22}
        rx={6}
        stroke="var(--color-second)"
        strokeWidth={2}
      />
      <path
        d="M171 239l5 5 8-10"
        fill="none"
        stroke="var(--ill-card)"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x={202} y={245} fontSize={18} fontWeight={500}>
        Book room
      </text>
      <rect
        className="f-card"
        x={166}
        y={266}
        width={22}
        height={22}
        rx={6}
        stroke="var(--color-second)"
        strokeWidth={2}
      />
      <text x={202} y={283} fontSize={18} fontWeight={500}>
        Call back
      </text>
    </>
  )
}

function Letters() {
  return (
    <>
      <path className="f-far" opacity={0.6} d="M-20 168c70-34 150-34 210-12s120 18 210-16v80H-20Z" />
      <path className="l s-accent" strokeDasharray="2 9" d="M60 84A116 92 0 0 1 268 66" />
      <g transform="translate(44 92) rotate(-10)">
        <rect className="f-sh" x={6} y={8} width={84} height={56} rx={8} />
        <rect className="f-stone c" width={84} height={56} rx={8} />
        <path className="c" fill="none" d="M3 5l39 28L81 5" />
      </g>
      <g transform="translate(126 36) rotate(8)">
        <rect className="f-sh" x={6} y={8} width={72} height={48} rx={8} />
        <rect className="f-pane c" width={72} height={48} rx={8} />
        <path className="c" fill="none" d="M3 5l33 24L69 5" />
      </g>
      <path className="g" d="M-20 178H400" />
      <rect className="f-sh" x={246} y={84} width={96} height={94} />
      <path className="f-accent c" d="M238 178V92a46 46 0 0 1 92 0v86Z" />
      <rect className="f-line" x={256} y={92} width={56} height={9} rx={4} />
      <rect className="f-stone c" x={262} y={116} width={44} height={32} rx={4} />
      <path className="d" d="M270 126h28M270 136h18" />
      <path className="f-deep c" d="M230 170h108v12H230Z" />
    </>
  )
}

function Diary() {
  return (
    <>
      <rect className="f-sh" x={66} y={34} width={214} height={190} rx={16} />
      <rect className="f-card c" x={58} y={26} width={214} height={190} rx={16} />
      <path className="f-deep" d="M58 64V42a16 16 0 0 1 16-16h182a16 16 0 0 1 16 16v22Z" />
      <path className="c" d="M58 64H272" />
      <text className="t-onband" x={76} y={52} fontSize={18}>
        Tuesday
      </text>
      <path className="d s-edge" d="M112 64V220M58 106H272M58 148H272M58 190H272" />
      <text className="t-mut" x={72} y={92} fontSize={17}>
        09
      </text>
      <text className="t-mut" x={72} y={134} fontSize={17}>
        10
      </text>
      <text className="t-mut" x={72} y={176} fontSize={17}>
        11
      </text>
      <rect className="f-secs" x={122} y={71} width={138} height={28} rx={8} />
      <rect className="f-accent c" x={122} y={112} width={138} height={30} rx={8} />
      <path className="l s-onacc" d="M136 127l6 6 11-13" />
      <text className="t-onacc" x={166} y={133} fontSize={17}>
        Booked
      </text>
      <rect className="f-secs" x={122} y={155} width={84} height={28} rx={8} />
      <g transform="translate(296 62)">
        <path className="c" d="M0-30v-8M-8-39H8" />
        <circle className="f-stone c" r={30} />
        <path className="c s-line" fill="none" d="M0-18V0l12 8" />
      </g>
    </>
  )
}

type Scene = {
  Content: (props: { id: string }) => ReactNode
  viewBox: string
  align?: 'xMidYMax'
  ground: keyof typeof styles.ground
}

// In the order of the subjects in domain/posts/post-drawing.ts
const scenes: readonly [Scene, ...Scene[]] = [
  { Content: Workbench, viewBox: '0 0 800 400', ground: 'night' },
  { Content: TownMap, viewBox: '0 0 640 272', ground: 'green' },
  { Content: Page, viewBox: '0 0 460 272', align: 'xMidYMax', ground: 'clay' },
  { Content: NightCall, viewBox: '0 0 380 200', ground: 'night' },
  { Content: Stamps, viewBox: '0 0 380 200', ground: 'sand' },
  { Content: Letters, viewBox: '0 0 380 200', ground: 'sand' },
  { Content: VoiceNote, viewBox: '-40 20 480 300', ground: 'green' },
  { Content: Stars, viewBox: '0 0 380 200', ground: 'clay' },
  { Content: Diary, viewBox: '0 0 380 200', ground: 'clay' },
]

/** The picture of a post that has none of its own: `drawing` may be any whole number (domain/posts/post-drawing.ts). */
export function PostDrawing({ drawing }: { drawing: number }) {
  const id = useId()
  const { Content, viewBox, align = 'xMidYMid', ground } = scenes[modulo(drawing)] ?? scenes[0]
  return (
    <svg
      className={`${illustration} ${styles.drawing} ${styles.ground[ground]}`}
      viewBox={viewBox}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
    >
      <Content id={id} />
    </svg>
  )
}

/**
 * The drawings for the posts of one page, so that no picture shows twice while another has not been shown: the first
 * post that wants a drawing has it; another that wants the same one gets one that is left.
 */
export function spreadDrawings(drawings: readonly number[]): number[] {
  const wanted = drawings.map(modulo)
  const isFirst = wanted.map((drawing, index) => wanted.indexOf(drawing) === index)
  let left = [...scenes.keys()].filter((drawing) => !wanted.includes(drawing))
  return wanted.map((drawing, index) => {
    if (isFirst[index]) return drawing
    if (left.length === 0) left = [...scenes.keys()]
    return left.shift() ?? drawing
  })
}

function modulo(drawing: number): number {
  return Math.abs(Math.trunc(drawing)) % scenes.length
}
