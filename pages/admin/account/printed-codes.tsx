import { illustration } from '#renderer/ui/illustration.css.ts'
import { sheet } from './card.css.ts'

/** Two a line, as many as are made at once. */
const places = [50, 64, 78, 92, 106].flatMap((y) => [
  { x: 36, y },
  { x: 76, y },
])

/** A sheet of codes in the printer: those that are used up are struck out, and without codes it is to come. */
export function PrintedCodes({ left }: { left: number }) {
  return (
    <svg className={`${illustration} ${sheet}`} viewBox="0 4 144 164" aria-hidden="true">
      {left === 0 ? (
        <path className="flow" d="M24 128V12H120V128" />
      ) : (
        <>
          <path className="f-stone c" d="M24 134V12H120V134Z" />
          <path className="w5 d s-line" d="M36 30H74" />
          <path className="w4 d s-line" d={places.map(({ x, y }) => `M${x} ${y}h28`).join('')} />
          <path
            className="w3 d s-accent"
            d={places
              .slice(left)
              .map(({ x, y }) => `M${x - 4} ${y + 4}l36-8`)
              .join('')}
          />
        </>
      )}
      <path className="f-gate c" d="M12 122H132a8 8 0 0 1 8 8V176H4V130a8 8 0 0 1 8-8Z" />
      <path className="l w4 s-stone" d="M20 134H124" />
      <circle className="f-pane c" cx="120" cy="152" r="5" />
    </svg>
  )
}
