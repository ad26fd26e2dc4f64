import { illustration } from '../ui/illustration.css.ts'

/** A letter that has arrived: it stands on the sill with its seal, beside a cup. Decoration. */
export function ArrivedDrawing() {
  return (
    <svg className={illustration} viewBox="0 0 400 340" aria-hidden="true">
      <path className="f-sky" d="M60 318V172a140 140 0 0 1 280 0v146Z" />
      <circle className="f-disc" cx={264} cy={116} r={40} />
      <path className="f-far" d="M60 318V236q70-56 142-22t138-24v128Z" />
      <path className="f-mid" d="M60 318V276q84-44 150-14t130-10v66Z" />
      <path className="c" fill="none" d="M60 318V172a140 140 0 0 1 280 0v146M200 32v286M60 190H340" />
      <g transform="translate(-6 0) rotate(-5 168 250)">
        <path className="f-stone c" d="M82 186h170v122H82Z" />
        <path className="c s-line" fill="none" d="M82 186l85 66 85-66" />
        <circle className="f-accent c" cx={167} cy={250} r={20} />
        <path className="l s-onacc w4" d="M158 250l7 7 12-14" />
      </g>
      <path className="f-stone c" d="M310 280h9a11 11 0 0 1 0 23h-11Z" />
      <path className="f-stone c" d="M262 274h50v22a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z" />
      <path className="f-accent" d="M263 284H311V294H263Z" />
      <path className="l s-rim" d="M278 262q-7-8 0-16t0-16M296 262q-7-8 0-16t0-16" />
      <rect className="f-stone2 c" x={0} y={318} width={400} height={18} rx={4} />
      <path className="f-sh" d="M80 320H262L250 326H92Z" />
    </svg>
  )
}
