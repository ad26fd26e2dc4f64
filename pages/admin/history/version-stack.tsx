import { illustration } from '#renderer/ui/illustration.css.ts'

/** Sheets in an arch, the newest on top; a dotted way leads from an older one back to the top. */
export function VersionStack() {
  return (
    <svg className={illustration} viewBox="0 0 280 190" aria-hidden="true">
      <path className="f-secs" d="M34 178V122a106 106 0 0 1 212 0v56Z" />
      <path className="f-stone2 c" d="M84 166 140 142 196 166 140 190Z" transform="translate(0 -14)" />
      <path className="f-disc c" d="M84 140 140 116 196 140 140 164Z" transform="translate(0 -14)" />
      <path className="f-stone2 c" d="M84 114 140 90 196 114 140 138Z" transform="translate(0 -14)" />
      <path className="f-mid c" d="M84 88 140 64 196 88 140 112Z" transform="translate(0 -14)" />
      <path className="f-stone c" d="M84 62 140 38 196 62 140 86Z" transform="translate(0 -14)" />
      <path className="l w4 s-line" d="M118 45 144 56M130 40 162 53" />
      <path className="flow" d="M200 126C236 116 238 64 208 50" />
      <path className="l s-accent w3" d="M220 47 205 48 210 62" />
      <path className="f-stone c" d="M52 178V150H92V178Z" />
      <path className="f-accent c" d="M60 172V166a12 12 0 0 1 24 0v6H77V166a5 5 0 0 0-10 0v6Z" />
      <path className="g" d="M8 178H272" />
    </svg>
  )
}
