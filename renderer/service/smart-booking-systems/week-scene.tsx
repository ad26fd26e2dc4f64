import { illustration } from '#renderer/ui/illustration.css.ts'

type WeekSceneProps = { days: readonly string[]; lunch: string; late: string; closed: string }

/** Hours that each day is open from nine, and the colour of its house. */
const week = [
  { hours: 8, fill: 'f-deep' },
  { hours: 8, fill: 'f-mid' },
  { hours: 8, fill: 'f-deep' },
  { hours: 10, fill: 'f-disc' },
  { hours: 6, fill: 'f-mid' },
]
const ground = 556
/** Where nine o’clock begins; under it is the door. */
const nine = 516
const storey = 40
const lunchHour = 4
/** Windows with somebody in them: day, hour, left or right. */
const taken = new Set([
  '0 1 0',
  '0 6 1',
  '1 2 1',
  '1 5 0',
  '2 0 0',
  '2 3 1',
  '2 7 0',
  '3 2 0',
  '3 5 1',
  '3 8 0',
  '4 3 0',
])

/** A street whose houses are the days: a storey an hour, lit where somebody can book. */
export function WeekScene({ days, lunch, late, closed }: WeekSceneProps) {
  return (
    <svg className={illustration} viewBox="0 0 600 557" aria-hidden="true">
      <path className="f-secs" d={`M70 ${ground}V326a262 262 0 0 1 524 0V${ground}Z`} />
      <path className="f-pane" d="M262 88a25 25 0 1 0 27 32 29 29 0 0 1-27-32Z" />
      {[9, 11, 15, 17].map((hour) => (
        <text className="t-mut" key={hour} x={64} y={top(hour - 9) + 28} fontSize={22} textAnchor="end">
          {hour}
        </text>
      ))}
      {week.map(({ hours, fill }, day) => (
        <g key={days[day]} transform={`translate(${78 + 100 * day})`}>
          <path className={`${fill} c`} d={`M0 ${ground}V${top(hours - 1)}a46 46 0 0 1 92 0V${ground}Z`} />
          <path
            className="f-line"
            opacity={0.12}
            d={`M80 ${ground}V${top(hours - 1) - 31}a46 46 0 0 1 12 31V${ground}Z`}
          />
          <path className="f-stone" opacity={0.4} d={`M0 ${top(hours - 1) - 3}h92v5H0z`} />
          {day < 4 && <circle className="f-pane" cx={46} cy={top(hours) + 18} r={10} />}
          {Array.from({ length: hours }, (_, hour) => (
            <Storey key={top(hour)} day={day} hour={hour} />
          ))}
          <rect className="f-stone c" x={12} y={520} width={68} height={28} rx={6} />
          <text className="f-line" x={46} y={542} fontSize={23} textAnchor="middle">
            {days[day]}
          </text>
        </g>
      ))}
      <path className="g" d={`M-900 ${ground}H1500`} />
      <text className="t-acc" x={64} y={top(lunchHour) + 28} fontSize={22} textAnchor="end">
        {lunch}
      </text>
      <path className="l" d={`M424 ${top(10) - 4}V12`} />
      <path className="f-pane c" d="M424 12h138l-14 19 14 19H424Z" />
      <text className="f-line" x={484} y={39} fontSize={22} textAnchor="middle">
        {late}
      </text>
      <path className="l" d={`M524 186V${top(5) - 46}`} />
      <rect className="f-stone c" x={478} y={156} width={92} height={30} rx={7} />
      <text className="f-line" x={524} y={179} fontSize={22} textAnchor="middle">
        {closed}
      </text>
    </svg>
  )
}

/** Where the storey of an hour begins. */
function top(hour: number): number {
  return nine - storey * (hour + 1)
}

function Storey({ day, hour }: { day: number; hour: number }) {
  const y = top(hour) + 8
  if (hour === lunchHour) return <path className="f-line" opacity={0.4} d={`M0 ${y}h92v24H0z`} />
  return [14, 52].map((x, side) => {
    const isTaken = taken.has(`${day} ${hour} ${side}`)
    return (
      <g key={x}>
        <rect className={isTaken ? 'f-stone' : 'f-pane'} x={x} y={y} width={26} height={24} rx={4} />
        {isTaken && (
          <path
            className="f-line"
            d={`M${x + 5} ${y + 24}a8 8 0 0 1 16 0ZM${x + 9} ${y + 11}a4 4 0 1 1 8 0 4 4 0 0 1-8 0Z`}
          />
        )}
      </g>
    )
  })
}
