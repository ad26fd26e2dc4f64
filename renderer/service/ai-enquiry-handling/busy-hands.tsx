import { illustration } from '#renderer/ui/illustration.css.ts'

/** The phone rings while both hands are in the dough. */
export function BusyHands() {
  return (
    <svg className={illustration} viewBox="0 0 400 236" aria-hidden="true">
      <path className="f-mid c" d="M66 222V132a58 56 0 0 1 116 0v90Z" />
      <path className="f-accent c" d="M96 222V104a28 20 0 0 0 56 0V222Z" />
      <circle className="f-stone2 c" cx={124} cy={48} r={25} />
      <path className="f-line n" d="M98 48a26 27 0 0 1 52 0c-8-10-18-13-26-13s-18 3-26 13Z" />
      <path className="f-stone c" d="M40 222c0-36 38-50 84-50s84 14 84 50Z" />
      <path className="f-mid c" d="M72 112c-30 22-34 58-4 84l22-18c-16-14-16-30-2-44Z" />
      <path className="f-mid c" d="M176 112c30 22 34 58 4 84l-22-18c16-14 16-30 2-44Z" />
      <circle className="f-stone2 c" cx={90} cy={190} r={15} />
      <circle className="f-stone2 c" cx={158} cy={190} r={15} />
      <path className="f-gate c" d="M264 222l14-52h72l14 52Z" />
      <circle className="f-stone c" cx={314} cy={198} r={15} />
      <path
        className="f-accent c"
        transform="rotate(-7 314 140)"
        d="M258 156c0-26 24-36 56-36s56 10 56 36v8a5 5 0 0 1-5 5h-22a5 5 0 0 1-5-5v-12H290v12a5 5 0 0 1-5 5H263a5 5 0 0 1-5-5Z"
      />
      <path
        className="l s-accent w3"
        d="M246 126c-6-16-2-32 10-42M228 130c-10-24-4-46 14-62M384 118c6-16 0-32-12-40M402 122c8-24 0-48-20-62"
      />
      <rect className="f-stone2 c" x={1} y={222} width={398} height={13} rx={3} />
    </svg>
  )
}
