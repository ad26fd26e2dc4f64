import { illustration } from '#renderer/ui/illustration.css.ts'

/** The card of the place they liked, under what the month has brought since. */
export function Pinboard() {
  return (
    <svg className={illustration} viewBox="0 0 400 250" aria-hidden="true">
      <path className="l" d="M130 42L200 8l70 34" />
      <circle className="f-ink" cx={200} cy={8} r={5} />
      <rect className="f-stone2 c" x={2} y={40} width={396} height={208} rx={12} />
      <g transform="translate(136 66) rotate(-4)">
        <rect className="f-gate c" width={150} height={104} rx={12} />
        <path className="f-disc c" d="M50 92V58a25 25 0 0 1 50 0v34Z" />
        <path className="l s-stone" d="M36 92h78" />
        <path className="s-stone" strokeWidth={5} strokeLinecap="round" d="M50 18h50" />
      </g>
      <path className="f-stone c" d="M38 72h106v136l-13-9-13 9-14-9-13 9-13-9-14 9-13-9-13 9Z" />
      <path
        className="s-line"
        opacity={0.6}
        strokeWidth={5}
        strokeLinecap="round"
        d="M56 110h70M56 128h44M56 146h70M56 164h34"
      />
      <rect className="f-card c" x={236} y={82} width={132} height={136} rx={10} />
      <path className="f-accent c" d="M236 112V92a10 10 0 0 1 10-10H358a10 10 0 0 1 10 10v20Z" />
      <path
        className="l s-edge"
        d="M250 126l10 10m0-10l-10 10M279 126l10 10m0-10l-10 10M308 126l10 10m0-10l-10 10M338 126l10 10m0-10l-10 10M250 154l10 10m0-10l-10 10M279 154l10 10m0-10l-10 10M308 154l10 10m0-10l-10 10M338 154l10 10m0-10l-10 10M250 182l10 10m0-10l-10 10M279 182l10 10m0-10l-10 10"
      />
      <path className="f-pane c" d="M146 166l84 6-5 66-84-6Z" />
      <path className="l s-line" d="M160 190l54 4M158 206l34 2.500" />
      {['91 76', '211 72', '302 86', '190 172'].map((at) => (
        <circle className="f-disc c" key={at} r={6} transform={`translate(${at})`} />
      ))}
    </svg>
  )
}
