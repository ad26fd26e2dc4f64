import { illustration } from '../ui/illustration.css.ts'

/** A letter that has arrived: it stands on the sill with its seal, between a plant and a cup. Decoration. */
export function ArrivedDrawing() {
  return (
    <svg className={illustration} viewBox="0 16 400 321" aria-hidden="true">
      <path className="f-stone2 c" d="M26 318V192a174 174 0 0 1 348 0v126Z" />
      <path className="f-sky" d="M40 318V192a160 160 0 0 1 320 0v126Z" />
      {/* The roofs across the street */}
      <path className="f-far" d="M40 318V196l50-40 50 40v-26l46-36 46 36v40l42-34 46 34 40-30V318Z" />
      <path
        className="f-mid"
        d="M40 318V236l38-30 42 34v78ZM228 318V226l44-36 44 36v92ZM316 318V244h44v74Z"
      />
      <path className="f-pane" d="M170 190a16 16 0 0 1 32 0v26h-32ZM262 236a10 10 0 0 1 20 0v20h-20Z" />
      <path className="c" fill="none" d="M40 318V192a160 160 0 0 1 320 0v126ZM200 32v286M40 152H360" />
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
      <rect className="f-stone2 c" x={1} y={318} width={398} height={18} rx={4} />
    </svg>
  )
}
