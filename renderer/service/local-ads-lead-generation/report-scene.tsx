import { illustration } from '../../ui/illustration.css.ts'
import type { Words } from './opening.tsx'

/** A screen with three rising lines, and the month’s report leaning against it. */
export function ReportScene({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 640 430" aria-hidden="true">
      <path className="f-disc" opacity={0.85} d="M36 429V286a262 262 0 0 1 524 0V429Z" />
      <g transform="translate(268 429) scale(.84) translate(-290 -429)">
        <path className="f-line n" d="M238 360h104l12 68H226Z" />
        <rect className="f-line n" x={64} y={56} width={452} height={312} rx={22} />
        <rect className="f-card" x={72} y={64} width={436} height={296} rx={15} />
        <Row y={86} label={words.calls} bars={[34, 26, 44, 52, 48, 66]} />
        <Row y={178} label={words.forms} bars={[16, 28, 24, 38, 46, 50]} />
        <Row y={270} label={words.messages} bars={[22, 18, 30, 28, 40, 58]} />
        <path className="d s-edge" d="M92 168H488M92 260H488" />
      </g>
      <path className="g" d="M-900 429H1500" />
      <g transform="translate(0 -8) rotate(5 540 320)">
        <path className="f-sh" d="M464 182H616V420H464Z" />
        <path className="f-stone c" d="M452 170h124l28 28V428H452Z" />
        <path className="f-stone2 c" d="M576 170v28h28Z" />
        <g className="f-gate">
          <text className="f-gate t-disp" x={470} y={226} fontSize={18}>
            {words.report}
          </text>
          <path d="M470 246h104v6H470ZM470 262h80v6h-80Z" opacity={0.35} />
        </g>
        <path className="f-far c" d="M528 338V290a48 48 0 1 0 34 82Z" />
        <path className="f-accent c" d="M536 330V282a48 48 0 0 1 34 82Z" />
        <path className="f-gate" opacity={0.35} d="M470 398h104v6H470Z" />
      </g>
      <path className="c s-line" fill="none" d="M386 397c16-2 16 20-1 20" />
      <path className="f-pane c" d="M350 389h36v34a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6Z" />
    </svg>
  )
}

/** One kind of enquiry: its name, and the weeks as bars; the last stands out. */
function Row({ y, label, bars }: { y: number; label: string; bars: readonly number[] }) {
  const foot = y + 74
  return (
    <>
      <text x={96} y={y + 44} fontSize={20}>
        {label}
      </text>
      {bars.map((height, index) => {
        const x = 222 + 40 * index
        const round = Math.min(11, height)
        return (
          <path
            className={index === bars.length - 1 ? 'f-accent c' : 'f-mid c'}
            key={x}
            d={`M${x} ${foot}v${round - height}a11 11 0 0 1 22 0v${height - round}Z`}
          />
        )
      })}
    </>
  )
}
