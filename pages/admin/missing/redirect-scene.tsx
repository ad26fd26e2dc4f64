import { illustration } from '#renderer/ui/illustration.css.ts'

/** A sign with an old address, a bridge that is whole, and the page on its far side. */
export function RedirectScene() {
  return (
    <svg className={illustration} viewBox="0 36 496 204" aria-hidden="true">
      <path className="f-secs" d="M4 240V170a130 130 0 0 1 260 0v70Z" />
      <circle className="f-disc" cx="246" cy="150" r="34" />
      <path className="f-water" d="M92 206H398V244H92Z" />
      <path className="l s-stone" d="M144 221h34M164 232h24M296 219h38" />
      <path className="f-far c" d="M-20 246C-12 186 8 150 42 150H104V246Z" />
      <path className="f-far c" d="M386 150H520V246H386Z" />
      <path
        className="f-mid c"
        d="M104 150H386V246H366V224a46 46 0 0 0-92 0v22H216V224a46 46 0 0 0-92 0v22H104Z"
      />
      <path className="l s-stone w3" d="M122 161H368" />
      <path className="f-stone c" d="M57 150V96h8v54Z" />
      <path className="f-stone c" d="M24 60H98V98H24Z" />
      <path className="l s-line w4" d="M36 74H72M36 86H58" />
      <path className="l s-clay w4" d="M76 70 90 90M90 70 76 90" />
      <path className="flow" d="M108 120C160 72 306 60 376 118" />
      <path className="l s-accent w4" d="M362 116 378 121 378 104" />
      <path className="f-stone c" d="M398 150V62H462V150Z" />
      <path className="f-gate c" d="M414 150V112a16 16 0 0 1 32 0v38Z" />
      <circle className="f-pane" cx="439" cy="130" r="3" />
      <path className="f-accent c" d="M392 62H468L458 46H402Z" />
      <path className="l s-line w3" d="M412 76H448" />
    </svg>
  )
}
