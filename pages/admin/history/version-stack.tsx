import { illustration } from '#renderer/ui/illustration.css.ts'

const sheet = (y: number) => `M66 ${y} 140 ${y - 26} 214 ${y} 140 ${y + 26}Z`

/** A pile of sheets; a dotted way leads from an older one to the same sheet above the pile. */
export function VersionStack() {
  return (
    <svg className={illustration} viewBox="24 8 248 160" aria-hidden="true">
      <path className="f-sh" d="M40 138 140 102 240 138 140 174Z" />
      <path className="f-stone2 c" d={sheet(134)} />
      <path className="f-accent c" d={sheet(116)} />
      <path className="f-stone2 c" d={sheet(98)} />
      <path className="f-stone c" d={sheet(80)} />
      <path className="f-accent c" d={sheet(40)} />
      <path className="l w4 s-onacc" d="M112 37 138 46M126 28 158 39" />
      <path className="flow" d="M226 114C262 106 262 52 228 42" />
      <path className="l s-accent w3" d="M241 35 227 41 236 54" />
    </svg>
  )
}
