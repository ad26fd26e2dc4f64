export const thumbnail = (
  <>
    <path className="g" d="M0 119H200M30 106v13M170 106v13" />
    <rect className="f-stone2 c" x={4} y={98} width={192} height={10} rx={4} />
    <path className="f-accs c" d="M34 98L22 22l84-8 6 84Z" />
    <path className="c" fill="none" strokeDasharray="4 5" d="M46 90l-3-34a20 20 0 0 1 44-2l2 36Z" />
    <path className="f-accent c" d="M124 98V62a24 24 0 0 1 48 0v36h-14V64a10 10 0 0 0-20 0v34Z" />
    <path className="l s-onacc" strokeDasharray="3 5" d="M131 94V63a17 17 0 0 1 34 0v31" />
    <path className="l w3" d="M92 50l36-30M92 26l38 18" />
    <path className="l" d="M88 58a7 7 0 1 1-8-10 7 7 0 0 1 8 10ZM84 30a7 7 0 1 1 6-12 7 7 0 0 1-6 12Z" />
    <path className="f-pane c" d="M6 82h92v12H6z" />
    <path className="d s-line" d="M14 82v6M24 82v8M34 82v6M44 82v8M54 82v6M64 82v8M74 82v6M84 82v8" />
  </>
)
