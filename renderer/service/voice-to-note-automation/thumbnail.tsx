export const thumbnail = (
  <>
    <path className="f-sky" d="M44 119V92a44 44 0 0 1 88 0v27Z" />
    <circle className="f-disc" cx={76} cy={86} r={13} />
    <path className="f-far" d="M44 119V98c24-14 40 2 88-8v29Z" />
    <path
      className="l w4 s-accent"
      d="M29 100l-16 2M32 82L14 76M40 66L22 54M52 54L42 38M67 45L60 20M84 41V12"
    />
    <path className="l w4 s-mid" d="M101 43l5-18M116 50l13-22M129 60l9-9" />
    <path className="g" d="M0 119H200" />
    <rect className="f-sh" x={128} y={50} width={68} height={69} rx={8} />
    <rect className="f-card c" x={122} y={44} width={68} height={75} rx={9} />
    <path className="f-sec" d="M132 56h14v14h-14zM132 78h14v14h-14z" />
    <rect className="c f-card s-sec" x={132} y={100} width={14} height={14} rx={2} />
    <path className="l s-card" d="M135 63l3 3 6-6M135 85l3 3 6-6" />
    <path className="l" d="M154 63h26M154 85h20M154 107h24" />
  </>
)
