import { illustration } from '../ui/illustration.css.ts'

/** A letter that has arrived: it stands on the sill with its seal, between a plant and a cup. Decoration. */
export function ArrivedDrawing() {
  return (
    <svg className={illustration} viewBox="24 16 352 303" aria-hidden="true">
      <path className="f-stone2 c" d="M26 318V192a174 174 0 0 1 348 0v126Z" />
      <path className="f-sky" d="M40 318V192a160 160 0 0 1 320 0v126Z" />
      <circle className="f-pane c" cx={278} cy={86} r={22} />
      {/* The houses across the street; between two of them runs the bar of the window */}
      <path className="f-far c" d="M264 190v-50h16v50Z" />
      <path
        className="f-far c"
        d="M40 318V236l29-26 29 26v82ZM288 318V226l36-30 36 30v92ZM98 318V190l46-36 46 36v128ZM206 318V180l41-36 41 36v138Z"
      />
      <path
        className="f-pane c"
        d="M134 184h20v24h-20ZM220 180h18v24h-18ZM256 180h18v24h-18ZM332 228h18v20h-18Z"
      />
      <path className="c" fill="none" d="M40 318V192a160 160 0 0 1 320 0v126ZM200 32v286M48 124H352" />
      <path className="l s-mid w4" d="M86 282V236" />
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
      <path className="l s-rim" d="M302 264q-7-8 0-16t0-16M320 264q-7-8 0-16t0-16" />
    </svg>
  )
}
