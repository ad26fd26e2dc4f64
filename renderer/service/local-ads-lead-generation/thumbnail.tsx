export const thumbnail = (
  <>
    <g className="f-accent">
      {[92, 64, 36].map((radius) => (
        <ellipse key={radius} opacity={0.13} cx={100} cy={66} rx={radius} ry={radius * 0.56} />
      ))}
    </g>
    <path
      className="s-soft w6"
      fill="none"
      strokeWidth={6}
      d="M-80 114Q-40 106 0 96C50 84 60 40 110 36S170 10 200 14T280 30M60 120C70 96 130 96 200 88T280 74"
    />
    {['18 30', '42 88', '150 94', '164 40', '64 18', '122 8', '8 62'].map((at) => (
      <g key={at} transform={`translate(${at})`}>
        <path className="f-far" d="M0 8L11 0l11 8v12H0Z" />
        <path className="f-mid" d="M0 8L11 0l11 8H0Z" />
      </g>
    ))}
    <path
      className="flow"
      d="M30 44C46 40 66 48 78 58M158 100C146 88 134 82 122 78M168 54C152 50 136 54 122 62"
    />
    <path className="f-stone c" d="M78 60h44v28H78Z" />
    <path className="f-accent c" d="M72 60l28-22 28 22Z" />
    <path className="f-deep" d="M93 88V76a7 7 0 0 1 14 0v12Z" />
  </>
)
