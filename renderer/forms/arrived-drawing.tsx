import { illustration } from '../ui/illustration.css.ts'

/** A letter that has arrived: it stands on the sill with its seal, between a plant and a cup. Decoration. */
export function ArrivedDrawing() {
  return (
    <svg className={illustration} viewBox="24 16 352 303" aria-hidden="true">
      <path className="f-stone2 c" d="M26 318V192a174 174 0 0 1 348 0v126Z" />
      <path className="f-sky" d="M40 318V192a160 160 0 0 1 320 0v126Z" />
      <circle className="f-pane c" cx={278} cy={86} r={22} />
      {/* Two houses on the hill behind the letter; between them runs the bar of the window */}
      <path className="f-far c" d="M243 170v-36h12v36Z" />
      <path className="f-far c" d="M140 222V174l26-26 26 26v48ZM208 222V168l28-30 28 30v54Z" />
      <path className="f-pane c" d="M158 176h16v18h-16ZM228 168h16v20h-16Z" />
      <path className="f-mid" d="M40 318V284C90 272 120 198 200 198C262 198 270 272 360 282V318Z" />
      <path className="c" fill="none" d="M40 318V192a160 160 0 0 1 320 0v126ZM200 32v286M55.2 124H344.8" />
      <path className="l w4" d="M86 282V236" />
      <path
        className="f-deep c"
        d="M86 250c-30-4-38-24-36-44c24 4 36 20 36 44ZM86 240c-4-30 6-48 28-56c8 26-4 48-28 56Z"
      />
      <path className="f-accent c" d="M60 276H112L104 318H68Z" />
      <path className="f-stone c" d="M130 222h136v96H130Z" />
      <path className="c s-line" fill="none" d="M130 222l68 54 68-54" />
      <circle className="f-accent c" cx={198} cy={274} r={18} />
      <path className="l s-onacc w4" d="M190 274l6 6 11-12" />
      <path className="f-stone c" d="M334 282h8a10 10 0 0 1 0 21h-10Z" />
      <path className="f-stone c" d="M286 276h50v20a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z" />
      <path className="f-accent" d="M287 285H335V294H287Z" />
      <path className="l s-rim" d="M302 258q-7-8 0-16t0-16M320 258q-7-8 0-16t0-16" />
    </svg>
  )
}
