import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'
import { ArchStones, Browser, Keystone, Morning } from './browser.tsx'

export type Words = Translation<typeof websitesText.words>

/** A page goes up like a house inside its window; the last stone of the arch hangs from the crane. */
export function WideOpening({ words }: { words: Words }) {
  return (
    <WideScene>
      <path
        className="f-disc"
        opacity={0.16}
        d="M46 140h118a20 20 0 0 0 0-40h-16a34 34 0 0 0-66-6 26 26 0 0 0-46 10 18 18 0 0 0 10 36Z"
      />
      <path className="g" d="M-900 459H2100" />
      <Crane />
      <Browser x={332} y={72} width={536} height={387} bar={38}>
        <text className="t-mut" y={70} fontSize={18}>
          {words.nav.map((word, index) => (
            <tspan key={word} x={28 + 80 * index}>
              {word}
            </tspan>
          ))}
        </text>
        <g transform="translate(24 110)">
          <text className="t-disp" fontSize={40}>
            {words.headline.map((word, index) => (
              <tspan key={word} x={0} y={34 + 42 * index}>
                {word}
              </tspan>
            ))}
          </text>
          <rect className="f-soft" y={100} width={130} height={10} rx={5} />
          <rect className="f-soft" y={120} width={96} height={10} rx={5} />
          <rect className="f-gate c" y={148} width={104} height={42} rx={10} />
          <text className="t-stone" x={52} y={175} fontSize={19} textAnchor="middle">
            {words.button}
          </text>
        </g>
        <g transform="translate(352 238)">
          <Centering />
          <ArchStones />
        </g>
        <Courses />
      </Browser>
      <g className="m-sway">
        <path className="g w3" d="M684 36V132" />
        <g transform="translate(684 192)">
          <Keystone />
        </g>
      </g>
      <Scaffold />
      <Stock words={words.stones} />
      <PlanBoard word={words.plan} />
    </WideScene>
  )
}

/** The view through the arch, and the timber ring that carries it until it carries itself. */
function Centering() {
  return (
    <>
      <Morning />
      <path className="s-stone2" fill="none" strokeWidth={9} d="M-95 149V0A95 95 0 0 1 95 0V149" />
      <path
        className="c"
        fill="none"
        d="M-100 149V0a100 100 0 0 1 200 0V149M-90 149V0A90 90 0 0 1 90 0V149"
      />
    </>
  )
}

/** The piers under the arch, and the first stones of the rest of the page. */
function Courses() {
  return (
    <>
      {[212, 452].map((x) =>
        [0, 1, 2].map((course) => (
          <rect
            className={course % 2 === 0 ? 'f-stone c' : 'f-stone2 c'}
            key={`${x} ${course}`}
            x={x}
            y={238 + 50 * course}
            width={40}
            height={50}
          />
        )),
      )}
      <path className="f-far c" d="M24 322h66v65H24Z" />
      <circle className="f-disc" cx={70} cy={342} r={9} />
      <path className="f-mid" d="M25 370c18-20 38-20 64-6v22H25Z" />
      <path className="s-soft" strokeWidth={6} strokeLinecap="round" d="M108 328h30M108 350h30M108 372h30" />
      <path className="s-sec" strokeWidth={6} strokeLinecap="round" d="M152 328h36M152 350h36M152 372h22" />
    </>
  )
}

function Crane() {
  return (
    <>
      <path className="g w6" d="M930 459V12" />
      <path className="g w4" d="M660 36H980M930 12L700 36M930 12L980 36" />
      <rect className="f-deep c" x={956} y={36} width={34} height={40} rx={4} />
      <path className="g w4" d="M930 400L890 459M930 400l40 59" />
      <circle className="f-stone2 c" cx={684} cy={36} r={9} />
      <path className="g" d="M684 27L928 30M946 372l16-10" />
      <circle className="f-stone2 c" cx={930} cy={360} r={19} />
      <circle className="f-line" cx={930} cy={360} r={5} />
    </>
  )
}

function Scaffold() {
  return (
    <g transform="translate(-24 0)">
      <path className="f-stone2 c" d="M242 459V124h9v335ZM308 459V124h9v335Z" />
      <g className="f-stone2 c">
        <rect x={228} y={196} width={118} height={12} rx={2} />
        <rect x={228} y={326} width={118} height={12} rx={2} />
      </g>
      <path
        className="l s-accent w4"
        d="M196 459L252 196M222 459L278 196M204 424h24M212 386h24M220 348h24M228 310h24M236 272h24M244 234h24"
      />
      <path className="f-mid c" d="M276 168h36l-5 28h-26Z" />
      <path className="c" fill="none" d="M276 168a18 16 0 0 1 36 0" />
      <path className="f-secs c" d="M284 326v-18h34v18ZM292 308v-18h34v18Z" />
    </g>
  )
}

/** Stones with a word on each, waiting for their place. */
function Stock({ words }: { words: readonly string[] }) {
  const places = [
    [54, 410],
    [42, 362],
    [58, 314],
  ] as const
  return words.map((word, index) => {
    const [x, y] = places[index] ?? places[0]
    return (
      <g key={word} transform={`translate(${x} ${y})`}>
        <rect className="f-stone c" width={108} height={48} rx={4} />
        <text className="f-line" x={54} y={31} fontSize={19} textAnchor="middle">
          {word}
        </text>
      </g>
    )
  })
}

/** The plan, on a board on three legs. */
function PlanBoard({ word }: { word: string }) {
  return (
    <g transform="translate(-34 0)">
      <path className="g w4" d="M1066 220L1020 459M1070 220l46 239M1068 230V430" />
      <rect className="f-stone c" x={1000} y={226} width={136} height={166} rx={6} />
      <rect className="f-stone2 c" x={988} y={386} width={160} height={12} rx={4} />
      <text className="f-line t-disp" x={1016} y={256} fontSize={20}>
        {word}
      </text>
      <g className="c s-line" fill="none" strokeDasharray="4 5">
        <path d="M1018 272H1118V374H1018ZM1018 292H1118M1064 374v-34a20 20 0 0 1 40 0v34" />
      </g>
      <path className="s-stone2" strokeWidth={6} d="M1028 310h24M1028 324h18" />
    </g>
  )
}

/** The arch alone in its window, for a phone. */
export function SmallOpening({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 390 476" aria-hidden="true">
      <path className="g" d="M-100 475H500" />
      <path className="g w5" d="M376 475V0" />
      <path className="g w4" d="M170 26H392M376 0L200 26" />
      <rect className="f-deep c" x={366} y={26} width={28} height={34} rx={4} />
      <circle className="f-stone2 c" cx={194} cy={26} r={8} />
      <Browser x={38} y={72} width={312} height={403} bar={36}>
        <text className="t-disp" fontSize={32}>
          {words.headline.map((word, index) => (
            <tspan key={word} x={22} y={78 + 34 * index}>
              {word}
            </tspan>
          ))}
        </text>
        <rect className="f-gate c" x={22} y={128} width={84} height={36} rx={9} />
        <text className="t-stone" x={64} y={152} fontSize={17} textAnchor="middle">
          {words.button}
        </text>
        <rect className="f-soft" x={204} y={62} width={86} height={9} rx={4.5} />
        <rect className="f-soft" x={204} y={80} width={62} height={9} rx={4.5} />
        <g transform="translate(156 281) scale(.82)">
          <Centering />
          <ArchStones />
          <path
            className="f-stone c"
            d="M-140 0h40v50h-40ZM-140 100h40v49h-40ZM100 0h40v50h-40ZM100 100h40v49h-40Z"
          />
          <path className="f-stone2 c" d="M-140 50h40v50h-40ZM100 50h40v50h-40Z" />
        </g>
      </Browser>
      <g className="m-sway">
        <path className="g w3" d="M194 34V203" />
        <g transform="translate(194 254) scale(.84)">
          <Keystone />
        </g>
      </g>
      <path className="g w4" d="M14 475V250M52 475V250" />
      <path className="d" d="M14 396L52 296M14 296L52 396" />
      <g className="f-stone2 c">
        <rect y={288} width={68} height={10} rx={2} />
        <rect y={394} width={68} height={10} rx={2} />
      </g>
      <path className="f-mid c" d="M20 262h30l-4 26H24Z" />
      <path className="c" fill="none" d="M20 262a15 14 0 0 1 30 0" />
    </svg>
  )
}
