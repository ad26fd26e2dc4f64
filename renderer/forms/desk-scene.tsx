import { illustration } from '../ui/illustration.css.ts'

/** A desk on which a new file leans against three others. Decoration. */
export function DeskScene({ className }: { className: string }) {
  return (
    <svg className={`${illustration} ${className}`} viewBox="0 0 524 150" aria-hidden="true">
      <path className="f-stone2 c" d="M-4 130H528V154H-4Z" />
      {/* A tray with a letter, and a cup */}
      <path className="f-stone c" d="M52 98L150 90L152 112L54 120Z" />
      <path className="f-mid c" d="M36 106H46V118H158V106H168V130H36Z" />
      <path className="f-stone c" d="M204 94H240V118a12 12 0 0 1-12 12H216a12 12 0 0 1-12-12Z" />
      <path className="c" fill="none" d="M240 100h6a8 8 0 0 1 0 18h-6" />
      <path className="l" d="M215 82q-6-8 0-15t0-15M229 82q-6-8 0-15t0-15" />
      <g transform="translate(348 130) rotate(16)">
        <path className="f-accent c" d="M-36-112H0V0H-36Z" />
        <path className="f-stone c" d="M-28-100H-8V-62H-28Z" />
        <path className="c s-line w3" fill="none" d="M-23-70V-78a5 5 0 0 1 10 0v8" />
        <circle className="f-stone c" cx={-18} cy={-22} r={8} />
      </g>
      <g transform="translate(36 0)">
        <path className="f-mid c" d="M344 18H380V130H344Z" />
        <path className="f-pane c" d="M380 18H416V130H380Z" />
        <path className="f-deep c" d="M416 18H452V130H416Z" />
        <path className="f-stone c" d="M352 30H372V68H352ZM388 30H408V68H388ZM424 30H444V68H424Z" />
        <circle className="f-stone c" cx={362} cy={108} r={8} />
        <circle className="f-stone c" cx={398} cy={108} r={8} />
        <circle className="f-stone c" cx={434} cy={108} r={8} />
      </g>
    </svg>
  )
}
