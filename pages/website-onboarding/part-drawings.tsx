import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { PartId } from './parts.ts'

const drawings: Record<PartId, ReactNode> = {
  // A visiting card
  contact: (
    <>
      <rect className="f-stone c s-rim" x={3} y={16} width={58} height={38} rx={4} />
      <circle className="f-accent" cx={17} cy={30} r={7} />
      <path className="d s-line" d="M31 27h22M31 34h15M11 45h32" />
    </>
  ),
  // A shop
  business: (
    <>
      <path className="f-stone c" d="M8 22h48v32H8Z" />
      <path className="f-pane c" d="M14 30h16v14H14Z" />
      <path className="f-mid c" d="M37 54V38a6.5 6.5 0 0 1 13 0v16Z" />
      <path className="f-accent c s-rim" d="M9 6h46l6 16H3Z" />
      <path className="f-stone" d="M20 7h7l-1 14h-9ZM37 7h7l3 14h-9Z" />
    </>
  ),
  // Swatches
  preferences: (
    <>
      <rect className="f-mid c" x={6} y={4} width={18} height={40} rx={4} transform="rotate(58 15 44)" />
      <rect className="f-pane c" x={6} y={4} width={18} height={40} rx={4} transform="rotate(29 15 44)" />
      <rect className="f-accent c" x={6} y={4} width={18} height={48} rx={4} />
      <circle className="f-line" cx={15} cy={44} r={3} />
    </>
  ),
  // A page and those below it
  structure: (
    <>
      <path className="l" d="M32 18v22M11 40V28h42v12" />
      <path className="f-pane c" d="M22 3h20v15H22Z" />
      <path className="f-mid c" d="M3 38h16v15H3ZM45 38h16v15H45Z" />
      <path className="f-accent c" d="M24 38h16v15H24Z" />
    </>
  ),
  // A folder with a sheet in it
  uploads: (
    <>
      <path className="f-mid c" d="M4 42V16a4 4 0 0 1 4-4h14l6 6h28a4 4 0 0 1 4 4v20Z" />
      <path className="f-stone c" d="M15 4h32v40H15Z" />
      <path className="d s-line" d="M22 12h18M22 19h12" />
      <path className="f-disc c" d="M4 28h56v22a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z" />
    </>
  ),
  // A plug and its socket
  extras: (
    <>
      <path className="l w3" d="M19 27C6 27 4 38 4 56" />
      <path className="l w4" d="M34 20h10M34 34h10" />
      <path className="f-mid c" d="M34 12v30h-5a15 15 0 0 1 0-30Z" />
      <path className="f-stone c s-rim" d="M46 6h11a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H46Z" />
    </>
  ),
}

/** What a part is about, as a thing. */
export function PartDrawing({ part, className }: { part: PartId; className: string }) {
  return (
    <svg className={`${illustration} ${className}`} viewBox="0 0 64 56" aria-hidden="true">
      {drawings[part]}
    </svg>
  )
}
