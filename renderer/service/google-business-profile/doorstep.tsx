import { illustration } from '#renderer/ui/illustration.css.ts'

/** A broom, a tulip in its pot and a watering can. Decoration. */
export function Doorstep() {
  return (
    <svg className={illustration} viewBox="0 0 330 190" aria-hidden="true">
      <g transform="rotate(7 60 190)">
        <path className="f-stone2 c" d="M52-6a5 5 0 0 1 10 0V118H52Z" />
        <path className="f-accent c" d="M40 116H74L80 136H34Z" />
        <path className="f-pane c" d="M34 136H80L90 190H24Z" />
        <path className="l s-line" d="M47 150L44 182M57 150V182M67 150L70 182" />
      </g>
      <path className="f-mid c" d="M164 132C132 124 114 100 114 76 144 84 162 104 164 132Z" />
      <path className="f-mid c" d="M170 132C200 126 220 108 222 84 194 88 174 106 170 132Z" />
      <path className="f-mid c" d="M163 134V58H171V134Z" />
      <path
        className="f-accent c"
        d="M143 20L156 34 167 14 178 34 191 20C198 50 186 64 167 64S136 50 143 20Z"
      />
      <path className="f-disc c" d="M134 146H200L192 190H142Z" />
      <path className="f-disc c" d="M128 130H206V146H128Z" />
      <path className="c w4" fill="none" d="M252 118C252 84 304 84 304 118" />
      <path className="f-deep c" d="M250 142L218 112 211 119 250 168Z" />
      <path className="f-deep c" d="M204 116L222 100 227 106 209 122Z" />
      <path className="f-deep c" d="M248 114H308L314 190H242Z" />
      <path className="f-mid" d="M247 132H309.5L311 146H246Z" />
    </svg>
  )
}
