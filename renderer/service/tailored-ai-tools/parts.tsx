import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof tailoredAiToolsText.words>

/** A piece of the pattern: an outline to cut along, in chalk. */
export function Piece({ d, fill = 'f-none' }: { d: string; fill?: string }) {
  return <path className={`${fill} c`} strokeDasharray="7 6" d={d} />
}

/** Open shears, their tip at 0, 0, the handles to the lower right. */
export function Scissors({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="f-stone2 c" d="M0 0L64 40 52 56Z" />
      <path className="f-stone2 c" d="M5-18L67 48 51 58Z" />
      <circle className="f-line" cx={57} cy={48} r={4} />
      <path
        className="l s-line w4"
        d="M60 50c18-6 40-2 42 12s-26 14-42-12ZM56 54c-4 18 2 40 16 42s12-26-16-42Z"
      />
    </g>
  )
}

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
