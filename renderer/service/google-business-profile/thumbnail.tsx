const star = 'l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9-3.6-3.5 5-.700Z'

export const thumbnail = (
  <>
    <path
      className="f-far"
      d="M2 119V72l22-18 22 18v47ZM154 119V64h44v55ZM46 119V80h20v39ZM134 119V78h20v41Z"
    />
    <path
      className="f-stone"
      opacity={0.7}
      d="M14 84h8v12h-8zM28 84h8v12h-8zM164 76h9v12h-9zM180 76h9v12h-9z"
    />
    <path className="g" d="M0 119H200" />
    <path className="f-stone c" d="M62 119V58h76v61Z" />
    <path className="f-deep c" d="M72 119V92a12 12 0 0 1 24 0v27Z" />
    <path className="f-pane c" d="M104 84h26v20h-26z" />
    <path
      className="f-accent c"
      d="M56 66l8-16h72l8 16a8 8 0 0 1-16 0 8 8 0 0 1-16 0 12 8 0 0 1-24 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0Z"
    />
    <path className="f-accent c" d="M100 46c-12-12-17-18-17-26a17 17 0 0 1 34 0c0 8-5 14-17 26Z" />
    <path className="f-onacc" d="M92 26v-6a8 8 0 0 1 16 0v6h-4v-6a4 4 0 0 0-8 0v6Z" />
    <rect className="f-card c" x={122} y={12} width={76} height={24} rx={9} />
    <g className="f-disc">
      {[134, 147, 160, 173, 186].map((x) => (
        <path key={x} transform={`translate(${x} 17.5) scale(.9)`} d={`M0 0${star}`} />
      ))}
    </g>
  </>
)
