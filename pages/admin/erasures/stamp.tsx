import type { ReactNode } from 'react'
import type { ErasureReceipt } from '#domain/page-services.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './erasures.css.ts'

/** What was erased, half in strips, under an arch; a tick when nothing is pending. */
export function Stamp({ reason, isDone }: Pick<ErasureReceipt, 'reason' | 'isDone'>) {
  return (
    <svg className={`${illustration} ${styles.stamp}`} viewBox="0 0 120 114" aria-hidden="true">
      <path className="f-card c" d="M12 112V58a48 48 0 0 1 96 0v54Z" />
      {figures[reason]}
      <path className="g" d="M2 112H118" />
      {isDone && (
        <>
          <circle className="f-deep c" cx="102" cy="97" r="15" />
          <path className="l s-stone w3" d="M95 97 100 103 109 92" />
        </>
      )}
    </svg>
  )
}

const figures = {
  person: (
    <>
      <path className="f-stone c" d="M38 26H82V68H38Z" />
      <path className="f-mid c" d="M47 62a13 13 0 0 1 26 0Z" />
      <circle className="f-accent c" cx="60" cy="40" r="7" />
      <path className="f-stone c" d="M38 76h8v18h-8ZM50 76h8v13h-8ZM62 76h8v22h-8ZM74 76h8v12h-8Z" />
      <path className="f-deep c" d="M28 66H92V78H28Z" />
    </>
  ),
  lead: (
    <>
      <path className="f-stone c" d="M30 42H90V72H30Z" />
      <path className="f-accent c" d="M30 42H90L60 62Z" />
      <path className="f-stone c" d="M30 72h12v22H30ZM46 72h12v12H46ZM62 72h12v26H62ZM78 72h12v10H78Z" />
    </>
  ),
  retention: (
    <>
      <path
        className="f-stone c"
        d="M38 34H82C82 54 68 56 68 66S82 78 82 98H38C38 78 52 76 52 66S38 54 38 34Z"
      />
      <path className="f-disc" d="M46 97C48 86 54 84 60 84S72 86 74 97Z" />
      <path className="l w4" d="M34 34H86M34 98H86" />
    </>
  ),
  restore: (
    <>
      <path className="f-disc c" d="M38 56c0-14 44-14 44 0v36c0 14-44 14-44 0Z" />
      <path className="l s-line" d="M38 56c0 14 44 14 44 0M38 74c0 14 44 14 44 0" />
    </>
  ),
} satisfies Record<ErasureReceipt['reason'], ReactNode>
