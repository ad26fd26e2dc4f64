export const thumbnail = (
  <>
    <path className="g" d="M0 119H200" />
    <g transform="rotate(-5 80 60)">
      <rect className="f-sh" x={18} y={26} width={124} height={74} rx={10} />
      <rect className="f-card c" x={12} y={20} width={124} height={74} rx={10} />
      <path className="f-deep" d="M13 38V30a9 9 0 0 1 9-9h104a9 9 0 0 1 9 9v8Z" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <circle
          className={index < 6 ? 'f-accent' : 'c f-none s-edge'}
          key={index}
          cx={30 + 29 * (index % 4)}
          cy={index < 4 ? 53 : 77}
          r={9}
        />
      ))}
    </g>
    <path className="l s-mid" d="M150 56c-6-10 6-14 0-24M164 52c-6-10 6-14 0-24" />
    <path className="f-stone c" d="M176 78h8a10 10 0 0 1 0 22h-10" />
    <path className="f-stone c" d="M130 66h50v26a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z" />
    <path className="f-disc" d="M148 96V86a7 7 0 0 1 14 0v10Z" />
    <path className="c w4" d="M124 117h62" />
  </>
)
