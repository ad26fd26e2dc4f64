export function Listen() {
  return (
    <g transform="translate(-36.250 -37) scale(1.25)">
      <path
        className="f-card c"
        d="M92 92a14 14 0 0 1 14-14h76a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-50l-18 16v-16h-8a14 14 0 0 1-14-14Z"
      />
      <rect className="f-soft" x={110} y={94} width={66} height={7} rx={3.5} />
      <rect className="f-soft" x={110} y={108} width={44} height={7} rx={3.5} />
    </g>
  )
}

export function Connect() {
  return (
    <g transform="translate(-29 -30) scale(1.2)">
      <rect className="f-card c" x={84} y={84} width={54} height={56} rx={9} />
      <path className="f-secs c" d="M84 102V93a9 9 0 0 1 9-9h36a9 9 0 0 1 9 9v9Z" />
      <rect className="f-card c" x={152} y={98} width={54} height={50} rx={9} />
      <path className="f-accs c" d="M152 115v-8a9 9 0 0 1 9-9h36a9 9 0 0 1 9 9v8Z" />
      <path className="l s-accent" d="M112 74c10-24 50-24 62 10m3-12-3 13-12-5" />
    </g>
  )
}

export function Test() {
  return (
    <g>
      <rect className="f-line c" x={116} y={56} width={56} height={96} rx={12} />
      <rect className="f-card" x={121} y={61} width={46} height={86} rx={8} />
      <circle className="f-accent" cx={144} cy={98} r={15} />
      <path className="l s-onacc" d="M137 98l5 5 9-10" />
      <rect className="f-soft" x={130} y={124} width={28} height={6} rx={3} />
      <path className="l s-accent" d="M102 82a34 34 0 0 0 0 36M186 82a34 34 0 0 1 0 36" />
    </g>
  )
}

/** The sign on the door. */
export function GoLive({ open }: { open: string }) {
  return (
    <g>
      <path className="l" d="M98 84l46-30 46 30" />
      <circle className="f-ink" cx={144} cy={52} r={4} />
      <rect className="f-gate c" x={66} y={82} width={156} height={64} rx={14} />
      <text className="t-disp t-stone" x={144} y={125} fontSize={34} textAnchor="middle">
        {open}
      </text>
    </g>
  )
}
