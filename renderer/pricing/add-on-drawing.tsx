import type { ReactNode } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import { addOnDrawing } from './pricing.css.ts'

/** By the add-on's `id` in the catalogue. */
const drawings: Readonly<Record<string, ReactNode>> = {
  // A hoarding, half of it newly pasted
  'ads-refresh': (
    <g transform="translate(-4 0)">
      <path className="l" d="M18 40v15M62 40v15" />
      <path className="f-stone c" d="M6 4h68v36H6Z" />
      <path className="f-mid" d="M7 39V28c8-7 18-8 29-3v14Z" />
      <path className="f-accent c" d="M36 4h38v36H36Z" />
      <path className="l s-onacc" d="M44 14h22M44 22h14" />
      <path className="f-stone2 c" d="M36 40v-9l9 9Z" />
      <path className="f-disc c" d="M84 40h12v15H84Z" />
      <path className="l" d="M90 40V24" />
    </g>
  ),
  // The month's article and the pen that wrote it
  'seo-blog': (
    <g transform="translate(-6 0)">
      <path className="f-stone c" d="M8 3h42v52H8Z" />
      <path className="f-accent" d="M15 11h20v5H15Z" />
      <path className="d s-line" d="M15 24h28M15 31h28M15 38h28M15 45h16" />
      <path className="f-pane c" d="m74 36 9-28 6 2-9 28Z" />
      <path className="f-mid c" d="M64 34h24v17a4 4 0 0 1-4 4H68a4 4 0 0 1-4-4Z" />
    </g>
  ),
  // One page on a screen
  'landing-page': (
    <g transform="translate(-4 0)">
      <path className="f-mid c" d="M34 44h16l3 11H31Z" />
      <path className="f-stone c" d="M6 3h72v41H6Z" />
      <path className="c s-line" d="M6 12h72" />
      <path className="d s-line" d="M14 21h22M14 27h16" />
      <path className="f-accent" d="M14 33h18v6H14Z" />
      <path className="f-mid c" d="M48 44V29a11 11 0 0 1 22 0v15Z" />
      <circle className="f-pane" cx={59} cy={29} r={5} />
    </g>
  ),
  // A flip chart and a chair in front of it
  training: (
    <g transform="translate(-6 0)">
      <path className="l" d="M18 38 11 55M46 38l7 17M32 38v17" />
      <path className="f-stone c" d="M8 4h48v35H8Z" />
      <path className="l s-line" d="M15 31h10v-7h10v-7h12" />
      <path className="l" d="M72 42v13M91 42v13" />
      <path className="f-disc c" d="M68 37h20V20a4 4 0 0 1 8 0v22H68Z" />
    </g>
  ),
}

/** What an add-on adds; one that the house has not drawn stands without. */
export function AddOnDrawing({ id }: { id: string }) {
  const drawing = drawings[id]
  return (
    drawing && (
      <div className={addOnDrawing}>
        <svg className={illustration} viewBox="0 0 104 56" aria-hidden="true">
          {drawing}
          <path className="g" d="M1 55H103" />
        </svg>
      </div>
    )
  )
}
