export const thumbnail = (
  <>
    <path className="f-water" d="M24 119V86a76 76 0 0 1 152 0v33Z" />
    <path className="g" d="M0 119H200" />
    <rect className="f-sh" x={54} y={30} width={104} height={89} rx={9} />
    <rect className="f-card c" x={48} y={24} width={104} height={92} rx={10} />
    <path className="c" d="M48 44H152M68 18v12M132 18v12" />
    <path
      className="f-secs"
      d="M57 51h25v17H57zM57 94h25v15H57zM118 51h25v17h-25zM118 73h25v16h-25zM87 94h25v15H87z"
    />
    <path className="f-soft" d="M57 73h25v16H57zM118 94h25v15h-25z" />
    <rect className="f-accent c" x={84} y={48} width={32} height={22} rx={6} />
    <rect className="f-gate c" x={84} y={72} width={32} height={20} rx={6} />
    <path className="l s-onacc" d="M94 59l4 4 8-8" />
    <path className="l s-stone" d="M94 82l4 4 8-8" />
    <path className="flow s-pane" d="M12 80C20 42 58 34 82 56M188 92C180 62 142 60 120 81" />
  </>
)
