import { illustration } from '#renderer/ui/illustration.css.ts'
import { leisure, passerBy } from './services-index.css.ts'

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

/** An armchair by the lamp, a book and a clock that nobody watches. Decoration. */
export function Leisure() {
  return (
    <svg className={`${illustration} ${leisure}`} viewBox="0 0 300 200" aria-hidden="true">
      <path className="f-far" d="M40 198V96a78 78 0 0 1 156 0v102Z" />
      <circle className="f-stone c" cx={236} cy={46} r={28} />
      <path className="l s-line" d="M236 28v18l12 8M236 22v2M236 68v2M212 46h2M258 46h2" />
      <path className="l w4" d="M68 196V66" />
      <path className="f-pane c" d="M50 36h36l14 34H36Z" />
      <path className="f-stone2 c" d="M50 198a18 10 0 0 1 36 0Z" />
      <path className="l w3" d="M118 184v14M188 184v14" />
      <path className="f-accent c" d="M112 156v-44a41 41 0 0 1 82 0v44Z" />
      <path className="f-disc c" d="M120 150h66v34h-66Z" />
      <path className="f-accent c" d="M100 142a10 10 0 0 1 20 0v44h-20ZM186 142a10 10 0 0 1 20 0v44h-20Z" />
      <path className="f-stone c" d="M153 132l-24-8v26l24 8 24-8v-26Z" />
      <path className="l s-line" d="M153 132v26" />
      <path className="l w3" d="M250 158v40M236 198h28" />
      <path className="f-stone2 c" d="M222 150h56v8h-56Z" />
      <path className="f-stone c" d="M240 128h22v10a12 12 0 0 1-12 12h-2a8 8 0 0 1-8-8Z" />
      <path className="l" d="M246 122c-4-6 4-8 0-14M256 122c-4-6 4-8 0-14" />
      <path className="g" d="M0 198H300" />
    </svg>
  )
}
