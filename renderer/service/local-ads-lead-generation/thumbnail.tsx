type HouseProps = { x: number; width: number; height: number; near?: boolean }

/** A house of the street; near the one that advertises, somebody is at home. */
function House({ x, width, height, near = false }: HouseProps) {
  const wall = height - 13
  return (
    <g transform={`translate(${x} 119)`}>
      <path className={near ? 'f-card c' : 'f-far'} d={`M0 0V${-wall}H${width}V0Z`} />
      <path
        className={near ? 'f-mid c' : 'f-mid'}
        d={`M-3 ${-wall}L${width / 2} ${-height}L${width + 3} ${-wall}Z`}
      />
      {near && <path className="f-pane c" d={`M5 ${8 - wall}h7v8h-7ZM${width - 12} ${8 - wall}h7v8h-7Z`} />}
    </g>
  )
}

/** The same street, from the door on: how far the circle reaches, and the ways that it brings in. */
export const thumbnail = (
  <>
    <path className="f-sky2" opacity={0.6} d="M2 119A98 98 0 0 1 198 119Z" />
    <path className="l s-accent" d="M2 119A98 98 0 0 1 198 119M44 119A56 56 0 0 1 156 119" />
    <path className="g" d="M-6 119H206" />
    <House x={12} width={26} height={38} near />
    <House x={44} width={22} height={30} near />
    <House x={134} width={22} height={33} near />
    <House x={162} width={26} height={42} near />
    <path className="flow" d="M25 79C34 56 62 52 78 66M175 75C166 54 138 50 122 64" />
    <path className="f-stone2 c" d="M108 70V42h8v28Z" />
    <path className="f-stone c" d="M76 119V76h48v43Z" />
    <path className="f-accent c" d="M69 78L100 48l31 30Z" />
    <path className="d s-line" d="M90 64h20M82 71h36" />
    <path className="f-pane c" d="M92 119V99a8 8 0 0 1 16 0v20Z" />
    <path className="f-pane c" d="M81 88h7v9h-7ZM112 88h7v9h-7Z" />
    {[25, 175].map((x) => (
      <g key={x}>
        <circle className="f-card c" cx={x} cy={x === 25 ? 79 : 75} r={4.5} />
        <circle className="f-accent" cx={x} cy={x === 25 ? 79 : 75} r={1.8} />
      </g>
    ))}
  </>
)

/** Beyond the circle the street goes on. */
export const street = (
  <>
    {[-390, -316, -262, -204, -140, -82, -34, 212, 262, 318, 372, 436, 494, 556].map((x, index) => (
      <House key={x} x={x} width={26 + 4 * (index % 3)} height={30 + ((index * 7) % 17)} />
    ))}
    <path
      className="f-mid"
      d="M-104 119V108a8 8 0 1 1 5 0V119ZM-228 119V104a9 9 0 1 1 5 0V119ZM244 119V106a8 8 0 1 1 5 0V119ZM414 119V104a9 9 0 1 1 5 0V119Z"
    />
  </>
)
