import { illustration } from '#renderer/ui/illustration.css.ts'
import { sheet } from './card.css.ts'

const rows = [52, 68, 84, 100, 116, 132, 148]

/** The printed sheet of codes; two of them are used up. */
export function PrintedCodes() {
  return (
    <svg className={`${illustration} ${sheet}`} viewBox="0 0 144 168" aria-hidden="true">
      <path className="f-clay c" d="M30 14 134 24 120 172 16 162Z" />
      <path className="f-stone c" d="M12 8H124V172H12Z" />
      <path className="w5 d s-line" d="M26 28H72" />
      <path className="d s-line" d="M26 40H110" />
      <path className="w4 d s-line" d={rows.map((y) => `M26 ${y}H46M54 ${y}H74M82 ${y}H102`).join('')} />
      <path className="w3 d s-accent" d="M20 54 108 50M20 70 108 66" />
    </svg>
  )
}
