import { illustration } from '../ui/illustration.css.ts'

/** A letter that has arrived: it stands on the sill with its seal, beside a cup. Decoration. */
export function ArrivedDrawing() {
  return (
    <svg className={illustration} viewBox="0 0 400 340" aria-hidden="true">
      <path className="f-stone2 c" d="M46 318V172a154 154 0 0 1 308 0v146Z" />
      <path className="f-sky" d="M60 318V172a140 140 0 0 1 280 0v146Z" />
      <circle className="f-disc" cx={264} cy={116} r={40} />
      <path className="f-far" d="M60 318V258q64-34 136-12t144-10v82Z" />
      <path className="f-mid" d="M60 318V288q84-30 150-10t130-8v48Z" />
      <path className="c" fill="none" d="M60 318V172a140 140 0 0 1 280 0v146M200 32v286M60 190H340" />
      <g transform="translate(2 14) rotate(-2 168 250)">
        <path className="f-stone c" d="M82 186h170v122H82Z" />
        <path className="c s-line" fill="none" d="M82 186l85 66 85-66" />
        <circle className="f-accent c" cx={167} cy={250} r={20} />
        <path className="l s-onacc w4" d="M158 250l7 7 12-14" />
        <path className="c s-line" fill="none" d="M184 260q12 0 16 10" />
        <g transform="rotate(8 200 270)">
          <path className="f-pane c" d="M180 270h40v34h-40Z" />
          <path className="d s-line" d="M185 278l3 3 5-6M198 279h16M185 289l3 3 5-6M198 290h16" />
        </g>
      </g>
      <path className="f-stone c" d="M310 280h9a11 11 0 0 1 0 23h-11Z" />
      <path className="f-stone c" d="M262 274h50v22a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z" />
      <path className="f-accent" d="M263 284H311V294H263Z" />
      <path className="l s-rim" d="M278 262q-7-8 0-16t0-16M296 262q-7-8 0-16t0-16" />
      <rect className="f-stone2 c" x={0} y={318} width={400} height={18} rx={4} />
    </svg>
  )
}
