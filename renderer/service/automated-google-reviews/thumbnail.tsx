const star = 'l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9-3.6-3.5 5-.700Z'

export const thumbnail = (
  <>
    <rect className="f-deep c" x={4} y={22} width={192} height={97} rx={4} />
    <path className="f-stone2 c" d="M0 14h200v12H0z" />
    <path className="g" d="M-8 119H4M196 119H208" />
    {[0, 1, 2, 3, 4].map((index) => (
      <g key={index} transform={`translate(${12 + 36 * index})`}>
        <path className={index < 4 ? 'f-pane c' : 'f-water c'} d="M0 98V58a16 16 0 0 1 32 0v40Z" />
        <path
          className={index < 4 ? 'f-accent' : 'f-mid'}
          d={`M16 ${62}${star}`}
          transform="translate(-12.8 -50) scale(1.8)"
        />
        <path className="f-stone c" d="M-3 98h38v6H-3z" />
      </g>
    ))}
    <path className="flow s-pane" d="M140 40C152 28 166 28 172 38" />
  </>
)
