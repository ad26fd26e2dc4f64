import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { PartId } from '../parts.ts'
import * as styles from './brief.css.ts'

const scenes: Record<PartId, ReactNode> = {
  // A card on a counter, and the bell, by day's clock and the lamp
  contact: (
    <>
      <circle className="f-stone c" cx={82} cy={4} r={24} />
      <path className="l s-line w3" d="M82-11V4H93" />
      <path className="l" d="M180-48V8" />
      <path className="f-accent c" d="M150 30a30 24 0 0 1 60 0Z" />
      <path className="f-pane c" d="M170 30a10 9 0 0 0 20 0Z" />
      <path className="f-mid c" d="M12 118H228V138H12Z" />
      <path className="f-stone2 c" d="M2 108H238V118H2Z" />
      <path className="f-stone c" d="M34 52H130V108H34Z" />
      <circle className="f-accent" cx={58} cy={74} r={11} />
      <path className="l s-line" d="M80 70H118M80 80H104M46 95H108" />
      <circle className="f-disc c" cx={180} cy={73} r={4} />
      <path className="f-pane c" d="M156 101a24 24 0 0 1 48 0Z" />
      <path className="f-deep c" d="M150 101H210V108H150Z" />
    </>
  ),
  // A shop under its house, and those who come to it
  business: (
    <>
      <path className="f-stone2 c" d="M112-240V-274H128V-240Z" />
      <path className="f-far c" d="M26-240H144V26H26Z" />
      <path className="f-accent c" d="M14-240L36-268H134L156-240Z" />
      {[44, 100].map((x) => (
        <g key={x}>
          <path className="f-deep c" d={`M${x}-190V-210a13 13 0 0 1 26 0v20Z`} />
          <path className="f-pane c" d={`M${x}-138V-158a13 13 0 0 1 26 0v20Z`} />
          <path className="f-deep c" d={`M${x}-86V-106a13 13 0 0 1 26 0v20Z`} />
          <path className="f-deep c" d={`M${x}-34V-54a13 13 0 0 1 26 0v20Z`} />
          <path className="f-pane c" d={`M${x} 14V-6a13 13 0 0 1 26 0v20Z`} />
        </g>
      ))}
      <path className="f-stone2 c" d="M216 138V40h8v98Z" />
      <path className="f-mid c" d="M220 58c-34 0-44-30-28-46-6-34 50-42 58-10 22 16 8 56-30 56Z" />
      <path className="f-stone c" d="M20 58H150V138H20Z" />
      <path className="f-pane c" d="M32 76H86V116H32ZM59 76V116" />
      <path className="f-mid c" d="M100 138V93a17 17 0 0 1 34 0v45Z" />
      <circle className="f-stone" cx={126} cy={114} r={3} />
      <path className="f-accent c" d="M22 26H148L160 58H10Z" />
      <path className="f-stone" d="M48 27H72L70 57H41ZM98 27H122L129 57H100Z" />
      <Caller place="translate(178 138)" coat="f-deep" />
      <Caller place="translate(202 138) scale(.72)" coat="f-disc" />
    </>
  ),
  // Letters, colours and a page on the wall; colours on a screen and in a jar
  preferences: (
    <>
      <path className="f-stone2 c" d="M10-112H230V-18H10Z" />
      <path className="f-card c" d="M24-98H80V-32H24ZM92-98H148V-32H92ZM160-98H216V-32H160Z" />
      <text className="t-disp" x={34} y={-54} fontSize={30}>
        Aa
      </text>
      <path className="f-accent" d="M102-84H138V-72H102Z" />
      <path className="f-mid" d="M102-68H138V-56H102Z" />
      <path className="f-pane" d="M102-52H138V-40H102Z" />
      <path className="f-mid" d="M172-56V-68a16 16 0 0 1 32 0v12Z" />
      <path className="d s-edge" d="M172-48H204M172-41H192" />
      <path className="f-disc c" d="M47-104h10v10H47ZM115-104h10v10H115ZM183-104h10v10H183Z" />
      <path className="l w3" d="M24 112V138M216 112V138" />
      <path className="f-mid c" d="M66 86H90L94 104H62Z" />
      <path className="f-stone c" d="M20 16H136V86H20Z" />
      <path className="c s-line" d="M20 28H136" />
      <path className="f-accent" d="M30 38H58V76H30Z" />
      <path className="f-mid" d="M64 38H92V76H64Z" />
      <path className="f-pane" d="M98 38H126V76H98Z" />
      <rect className="f-mid c" x={175} y={32} width={20} height={66} rx={4} transform="rotate(-24 185 98)" />
      <rect className="f-pane c" x={175} y={26} width={20} height={72} rx={4} />
      <rect
        className="f-accent c"
        x={175}
        y={32}
        width={20}
        height={66}
        rx={4}
        transform="rotate(24 185 98)"
      />
      <path className="f-deep c" d="M162 74H208L203 104H167Z" />
      <path className="f-stone2 c" d="M4 104H236V112H4Z" />
    </>
  ),
  // Pages on three cords, and the basket below
  structure: (
    <>
      <path className="l w4" d="M6-372V138M234-372V138" />
      <g transform="translate(0 -60)">
        <path
          className="l"
          d="M6 12Q120 56 234 12M6-94Q120-50 234-94M6-200Q120-156 234-200M6-306Q120-262 234-306"
        />
        <Pegged place="translate(120 -284)">
          <path className="f-mid" d="M-16 66V36a16 16 0 0 1 32 0V66Z" />
          <circle className="f-disc" cx={0} cy={40} r={6} />
          <path className="d s-line" d="M-16 14H16" />
        </Pegged>
        <Pegged place="translate(64 -183.7) rotate(10)">
          <path className="f-far" d="M-16 12H16V36H-16Z" />
          <path className="f-disc" d="M-10 36a10 10 0 0 1 20 0Z" />
          <path className="d s-line" d="M-16 48H16M-16 57H16M-16 66H4" />
        </Pegged>
        <Pegged place="translate(176 -183.7) rotate(-10)">
          <path className="f-deep" d="M-16 12H16V20H-16Z" />
          <path className="f-clay" d="M-16 28H-2V50H-16Z" />
          <path className="d s-line" d="M4 30H16M4 39H16M4 48H16M-16 60H16" />
        </Pegged>
        <Pegged place="translate(52 -79.3) rotate(12)">
          <path className="f-mid" d="M-16 12H16V22H-16ZM-16 28H-2V44H-16ZM2 28H16V44H2Z" />
          <path className="d s-line" d="M-16 54H16M-16 63H4" />
        </Pegged>
        <Pegged place="translate(120 -72)">
          <path className="f-accent" d="M0 34C-16 24-14 12-6 12q4 0 6 4q2-4 6-4c8 0 10 12-6 22Z" />
          <path className="d s-line" d="M-16 46H16M-16 55H16M-16 64H4" />
        </Pegged>
        <Pegged place="translate(188 -79.3) rotate(-12)">
          <path className="d s-line" d="M-16 14H16M-16 23H8" />
          <path className="f-pane" d="M-16 32H16V64H-16Z" />
        </Pegged>
        <Pegged place="translate(41 23.6) rotate(14)">
          <path className="f-accent" d="M-16 12H16V32H-16Z" />
          <path className="d s-line" d="M-16 44H16M-16 53H16M-16 62H4" />
        </Pegged>
        <Pegged place="translate(95 33) rotate(5)">
          <path className="f-mid" d="M-16 46V30a16 16 0 0 1 32 0V46Z" />
          <path className="d s-line" d="M-16 56H16M-16 64H4" />
        </Pegged>
        <Pegged place="translate(145 33) rotate(-5)">
          <path className="f-pane" d="M-16 12H-2V32H-16ZM2 12H16V32H2Z" />
          <path className="d s-line" d="M-16 44H16M-16 53H16M-16 62H4" />
        </Pegged>
        <Pegged place="translate(199 23.6) rotate(-14)">
          <path className="d s-line" d="M-16 16H16M-16 25H4" />
          <path className="f-deep" d="M-16 35H16V62H-16Z" />
        </Pegged>
      </g>
      <path className="f-stone c" d="M88 98 104 72 132 84 128 98ZM126 98 136 78 160 98Z" />
      <path className="f-pane c" d="M76 96H168L158 137H86Z" />
      <path className="l s-line" d="M81 110H165M84 123H162" />
    </>
  ),
  // A box, a plant and plans, binders and a camera, a full folder and a picture
  uploads: (
    <>
      <path className="l w3" d="M36-100V-88M204-100V-88" />
      <path className="f-stone2 c" d="M4-108H236V-100H4Z" />
      <path className="f-far c" d="M22-150H94V-108H22Z" />
      <path className="f-deep c" d="M18-162H98V-148H18Z" />
      <path className="f-stone c" d="M44-140H72V-124H44Z" />
      <path
        className="f-mid c"
        d="M131-132c-18-8-20-32-8-44 14 10 18 30 8 44ZM131-132c16-4 26-20 22-34-14 4-24 18-22 34Z"
      />
      <path className="f-disc c" d="M116-132H146L142-108H120Z" />
      <path className="f-stone c" d="M172-164H186V-108H172Z" />
      <path className="f-pane c" d="M190-150H204V-108H190Z" />
      <path className="l w3" d="M36-4V10M204-4V10" />
      <path className="f-stone2 c" d="M4-12H236V-4H4Z" />
      <path className="f-accent c" d="M24-12V-80H46V-12Z" />
      <path className="f-pane c" d="M46-12V-80H68V-12Z" />
      <path className="f-mid c" d="m74-15 16-66 21 5-16 64Z" />
      <path className="f-stone" d="M30-68H40V-48H30ZM52-68H62V-48H52Z" />
      <path className="f-deep c" d="M158-56l6-12h22l6 12Z" />
      <path className="f-deep c" d="M140-56H214V-12H140Z" />
      <circle className="f-stone c" cx={177} cy={-34} r={16} />
      <circle className="f-line" cx={177} cy={-34} r={8} />
      <path className="l w3" d="M24 112V138M216 112V138" />
      <path className="f-mid c" d="M20 84V36a6 6 0 0 1 6-6H48l9 9H104a6 6 0 0 1 6 6V84Z" />
      <path className="f-stone c" d="M36 14H92V84H36Z" />
      <path className="l s-line" d="M48 28H80M48 39H70" />
      <path className="f-disc c" d="M20 54H110V98a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6Z" />
      <path className="f-stone c" d="M134 40H218V104H134Z" />
      <path className="f-pane c" d="M144 50H208V94H144Z" />
      <circle className="f-accent" cx={190} cy={65} r={8} />
      <path className="f-mid" d="M145 93V80c14-12 26-12 40-2 8 5 14 5 22 2V93Z" />
      <path className="f-stone2 c" d="M4 104H236V112H4Z" />
    </>
  ),
  // A lamp with its plug in the wall, and what it is good for
  extras: (
    <>
      <path className="f-stone c" d="M8 58H36V90H8Z" />
      <path className="l w3" d="M22 78C22 150 96 134 172 134" />
      <path className="f-mid c" d="M15 68H29V76a7 7 0 0 1-14 0Z" />
      <path className="f-pane" opacity={0.4} d="M162-116H226L238 137H150Z" />
      <path className="l w4" d="M194-116V130" />
      <path className="f-disc c" d="M174-158H214L226-116H162Z" />
      <path className="f-stone2 c" d="M14-132H114V-34H14Z" />
      <path className="f-stone c" d="M24-122H104V-44H24Z" />
      <circle className="f-pane" cx={78} cy={-96} r={12} />
      <path className="f-mid" d="M25-45V-68c16-18 30-16 44-4 12 8 22 6 34-4v31Z" />
      <g transform="translate(-76 -69) scale(1.5)">
        <path className="l w3" d="M98 126V138M162 126V138" />
        <path className="f-far c" d="M84 126V54a15 15 0 0 1 30 0V126Z" />
        <path className="f-mid c" d="M100 126V92H164V126Z" />
        <path className="f-far c" d="M92 126V96a11 11 0 0 1 11-11H146a9 9 0 0 1 0 18H114V126Z" />
      </g>
      <path className="f-deep c" d="M172 138a22 12 0 0 1 44 0Z" />
    </>
  ),
}

function Caller({ place, coat }: { place: string; coat: string }) {
  return (
    <g transform={place}>
      <path className="f-line n" d="M-8-16H-1V0H-8ZM2-16H9V0H2Z" />
      <path className={`${coat} c`} d="M-15-12l4-36a11 11 0 0 1 22 0l4 36Z" />
      <circle className="f-stone2 c" cy={-67} r={10} />
      <path className="f-line n" d="M-11-66a11 12 0 0 1 22 0c-6 0-11-2-13-5-2 3-5 5-9 5Z" />
    </g>
  )
}

function Pegged({ place, children }: { place: string; children: ReactNode }) {
  return (
    <g transform={place}>
      <path className="f-stone c" d="M-23 2H23V74H-23Z" />
      {children}
      <path className="f-disc c" d="M-3-7H3V7H-3Z" />
    </g>
  )
}

/** The longer the part, the taller its scene: how far each rises above y = 0. The ground is at y = 138. */
const rise: Partial<Record<PartId, number>> = {
  contact: 44,
  business: 276,
  preferences: 116,
  structure: 378,
  uploads: 184,
  extras: 164,
}

/** A part's subject where it is at home. */
export function PartScene({ part }: { part: PartId }) {
  const above = rise[part] ?? 0
  return (
    <svg
      className={`${illustration} ${part === 'structure' ? styles.lowestLine : styles.partScene}`}
      viewBox={`0 ${-above} 240 ${140 + above}`}
      preserveAspectRatio={`xMidYMax ${part === 'structure' ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      {scenes[part]}
      <path className="g" d="M1 138H239" />
      <path className={`g ${styles.wholeGround}`} d="M-600 138H840" />
    </svg>
  )
}
