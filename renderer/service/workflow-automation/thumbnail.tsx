export const thumbnail = (
  <>
    <path
      className="f-stone c"
      fillRule="evenodd"
      d="M-2 119V72H202v47h-8a24 28 0 0 0-48 0h-18a24 28 0 0 0-48 0H62a24 28 0 0 0-48 0Z"
    />
    <path className="f-stone2" d="M-2 74H202v5H-2z" />
    <path className="g" d="M0 119H200" />
    <rect className="f-line" x={-2} y={62} width={204} height={11} rx={5} />
    {[14, 48, 82, 116, 150, 184].map((x) => (
      <circle className="f-stone2" key={x} cx={x} cy={67.5} r={3} />
    ))}
    <path className="f-card c" d="M10 26h26v36H10zM46 30h26v32H46z" />
    <path className="l" d="M16 36h14M16 44h14M16 52h8M52 40h14M52 48h9" />
    <path className="f-deep c" d="M84 62V36a18 18 0 0 1 36 0v26Z" />
    <circle className="f-pane" cx={102} cy={36} r={5} />
    <path className="f-card c" d="M130 30h26v32h-26zM164 30h26v32h-26z" />
    <path className="f-accent" d="M136 38h14v5h-14z" />
    <path className="l s-sec w3" d="M137 51l4 4 8-8M171 46l5 5 8-9" />
    <path className="flow" d="M44 14C66 0 138 0 158 18" />
  </>
)
