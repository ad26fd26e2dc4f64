import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof workflowAutomationText.words>

/** Arches of a viaduct side by side, as holes in its wall: `count` of them from `x`, on the ground at `y`. */
export function arches(x: number, y: number, count: number, pitch: number, radius: number, leg: number) {
  return Array.from(
    { length: count },
    (_, index) => `M${x + pitch * index} ${y}v${-leg}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${leg}Z`,
  ).join('')
}

/** A sheet of paper with lines of writing, its upper left corner at 0, 0. */
export function Sheet({
  at,
  width,
  height,
  lines,
}: {
  at: string
  width: number
  height: number
  lines: number
}) {
  return (
    <g transform={at}>
      <rect className="f-stone c" width={width} height={height} rx={5} />
      {Array.from({ length: lines }, (_, index) => index).map((line) => (
        <rect
          className="f-stone2"
          key={line}
          x={14}
          y={16 + 17 * line}
          width={(width - 28) * (line % 3 === 2 ? 0.55 : 1)}
          height={7}
          rx={3.5}
        />
      ))}
    </g>
  )
}

export function Envelope({ at }: { at: string }) {
  return (
    <g transform={at}>
      <rect className="f-stone c" width={104} height={68} rx={6} />
      <path className="c s-line" fill="none" d="M3 5l49 36 49-36M3 64l34-30M101 64L67 34" />
    </g>
  )
}

export function Receipt({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="f-stone c" d="M0 0H56V96l-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7Z" />
      <path className="f-stone2" d="M10 14h36v7H10zM10 30h24v7H10zM10 46h30v7H10z" />
      <path className="f-disc" d="M10 64h36v9H10z" />
    </g>
  )
}

/** A sheet that is done: its name, its writing and a tick. */
export function Done({ at, name, width }: { at: string; name: string; width: number }) {
  return (
    <g transform={at}>
      <rect className="f-sh" x={9} y={9} width={width} height={146} rx={8} />
      <rect className="f-stone c" width={width} height={150} rx={8} />
      <path className="f-gate" d={`M0 8a8 8 0 0 1 8-8h${width - 16}a8 8 0 0 1 8 8v32H0Z`} />
      <text className="t-stone" x={width / 2} y={27} fontSize={20} textAnchor="middle">
        {name}
      </text>
      <path className="c" fill="none" d={`M0 40h${width}`} />
    </g>
  )
}

/** Nobody in it yet: the chair that waits for the free hours. Its feet stand on y 0. */
export function Deckchair({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="l w4" d="M-38 0L34-74M40 0L-22-30" />
      <path className="f-disc c" d="M34-74L22-84C10-50-6-30-42-26l-2 10C-2-16 24-40 34-74Z" />
      <path className="d s-onacc" d="M28-79C18-46 0-26-43-21" />
    </g>
  )
}

/** A cup of tea on a stool, standing on y 0. */
export function Tea({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="l w3" d="M-12 0l4-28M12 0L8-28" />
      <rect className="f-stone2 c" x={-17} y={-34} width={34} height={7} rx={3} />
      <path className="f-stone c" d="M-9-50H9v8a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8Z" />
      <path className="c" fill="none" d="M9-47c8-1 8 9-1 9" />
      <path className="d" d="M-3-55c-4-6 4-8 0-15M4-55c-4-6 4-8 0-15" />
    </g>
  )
}
