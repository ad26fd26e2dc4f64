import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof tailoredAiToolsText.words>

/** A piece of the pattern: an outline to cut along, in chalk. */
export function Piece({ d, fill = 'f-none' }: { d: string; fill?: string }) {
  return <path className={`${fill} c`} strokeDasharray="7 6" d={d} />
}

/** Open shears, their pivot at 0, 0: the blades point up, the rings hang below. */
export function Scissors({ at }: { at: string }) {
  return (
    <g transform={at}>
      {[16, -16].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="f-stone2 c" d="M-6 14V-70L7-10V14Z" />
          <path className="f-disc c" fillRule="evenodd" d={ring} transform={`scale(${Math.sign(turn)} 1)`} />
        </g>
      ))}
      <circle className="f-line" r={4} />
    </g>
  )
}

const ring =
  'M-7 10H7C7 24-2 24-4 30c10 6 14 16 12 26-3 14-24 16-32 4-7-11-2-30 14-32ZM-12 38c-7 4-9 11-6 16 4 6 13 5 15-2 2-6-3-12-9-14Z'

export function Spool({ at, fill }: { at: string; fill: string }) {
  return (
    <g transform={at}>
      <path className={`${fill} c`} d="M-14-42h28v34h-28z" />
      <path className="d s-onacc" opacity={0.8} d="M-13-34h26M-13-26h26M-13-18h26" />
      <path className="f-stone2 c" d="M-19-50h38v8h-38zM-19-8h38V0h-38z" />
    </g>
  )
}

/** The arch that was cut: a window with its title bar, half circle upwards. 140 wide, 170 high, foot at y 0. */
export function CutArch({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="f-sh" d="M-62 8V-92a70 70 0 0 1 140 0V8Z" />
      <path className="f-disc c" d="M-70 0V-100a70 70 0 0 1 140 0V0Z" />
      <path className="d s-onacc" strokeDasharray="6 5" d="M-60-10V-100a60 60 0 0 1 120 0v90Z" />
    </g>
  )
}
