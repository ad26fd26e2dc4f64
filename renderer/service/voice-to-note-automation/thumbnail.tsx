import { useId } from 'react'
import { Van, wave } from './opening.tsx'

const done = [58, 78, 98]

function EndOfTheDay() {
  const arch = useId()
  return (
    <>
      <clipPath id={arch}>
        <path d="M24 119V82a46 46 0 0 1 92 0v37Z" />
      </clipPath>
      <g clipPath={`url(#${arch})`}>
        <path className="f-sky" d="M20 30H120V120H20Z" />
        <circle className="f-disc" cx={88} cy={80} r={14} />
        <path className="f-far" d="M20 92C50 70 80 96 120 78V120H20Z" />
        <path className="f-mid" d="M20 104C50 92 90 104 120 96V120H20Z" />
      </g>
      <path className="c" fill="none" d="M24 119V82a46 46 0 0 1 92 0v37" />
      <path
        className="l w4 s-accent"
        d={wave({ x: 70, y: 82, radius: 60, from: 178, to: 94, long: 20, step: 6 })}
      />
      <path
        className="l w4 s-mid"
        d={wave({ x: 70, y: 82, radius: 60, from: 88, to: 42, long: 20, step: 6 })}
      />
      <path className="g" d="M-8 119H208" />
      <g transform="translate(30 119) scale(.19) translate(60 -459)">
        <Van parked />
      </g>
      <rect className="f-sh" x={132} y={42} width={62} height={77} rx={7} />
      <rect className="f-card c" x={126} y={36} width={62} height={83} rx={8} />
      <path className="f-stone2 c" d="M145 32h6a6 6 0 0 1 12 0h6v9h-24Z" />
      {done.map((y) => (
        <g key={y} transform={`translate(135 ${y - 6})`}>
          <rect className="f-sec" width={13} height={13} rx={3.5} />
          <path className="l s-card" d="M3.5 6.5l2.5 2.5 4-4.5" />
          <path className="l" d={`M20 6.5h${y === 78 ? 16 : 22}`} />
        </g>
      ))}
    </>
  )
}

/** The day is over: the van is parked, and everything on the list is done. */
export const thumbnail = <EndOfTheDay />
