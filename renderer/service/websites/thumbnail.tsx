export const thumbnail = (
  <>
    <path className="g" d="M0 119H200" />
    <rect className="f-sh" x={52} y={22} width={110} height={97} rx={8} />
    <rect className="f-card c" x={44} y={14} width={112} height={105} rx={9} />
    <path className="c" d="M44 31H156" />
    <path className="f-soft" d="M52 20h5v5h-5zM61 20h5v5h-5zM70 20h5v5h-5z" />
    <path className="f-sky" d="M104 119V78a21 21 0 0 1 42 0v41Z" />
    <circle className="f-disc" cx={125} cy={84} r={11} />
    <path className="f-far" d="M104 119V96c14-8 28-8 42 0v23Z" />
    <path className="c w4" fill="none" d="M104 119V78a21 21 0 0 1 15-20M131 58a21 21 0 0 1 15 20v41" />
    <path className="f-ink" d="M56 46h36v8H56zM56 60h24v8H56z" />
    <rect className="f-accent" x={56} y={80} width={30} height={13} rx={5} />
    <path className="f-soft" d="M56 102h36v6H56z" />
    <path
      className="g"
      d="M14 119V40M34 119V40M8 62h36M8 90h36M14 90L34 62M166 119V4H118M186 119V62h-20M166 90h20"
    />
    <path className="l s-accent" d="M125 4v30" />
    <path className="f-accent c" d="M115 34h20l-4 20h-12Z" />
  </>
)
