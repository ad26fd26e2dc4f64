import { illustration } from '#renderer/ui/illustration.css.ts'
import { passerBy } from './services-index.css.ts'

/** Somebody nearby, and the sign that shows the way. Decoration. */
export function PasserBy() {
  return (
    <svg className={`${illustration} ${passerBy}`} viewBox="0 0 300 220" aria-hidden="true">
      <path className="f-far" d="M40 218V92a80 80 0 0 1 160 0v126Z" />
      <path className="f-stone2 c" d="M206 26h10v192h-10Z" />
      <circle className="f-disc c" cx={211} cy={20} r={9} />
      <path className="f-accent c" d="M150 44H268L290 68 268 92H150Z" />
      <path className="f-stone" d="M162 80V68a12 12 0 0 1 24 0v12h-7V68a5 5 0 0 0-10 0v12Z" />
      <path className="l s-onacc w3" d="M200 62h56M200 74h36" />
      <path className="f-pane c" d="M256 108H176L160 125 176 142H256Z" />
      <path className="l s-line" d="M186 121h54M186 130h30" />
      <g transform="translate(104 218)">
        <path className="f-deep c" d="M-12-52H12L16 0H5L0-32L-8 0H-19Z" />
        <path className="f-accent c" d="M-17-46V-92q0-14 15-14t15 14v46Z" />
        <circle className="f-stone c" cx={0} cy={-123} r={13} />
        <path className="f-line" d="M-13-121a13 13 0 0 1 25-9q-11 4-18 0q-1 6-7 9Z" />
        <path className="f-accent c" d="M2-98L26-74L40-84L45-75L26-60L-4-80Z" />
        <rect className="f-stone c" x={36} y={-102} width={14} height={24} rx={3} />
      </g>
      <path
        className="f-mid c"
        d="M252 218c-12 0-16-16-6-22-2-12 18-18 24-8 14-4 22 10 14 20 2 6-4 10-10 10Z"
      />
      <path className="g" d="M0 218H300" />
    </svg>
  )
}
