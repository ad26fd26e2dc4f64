import { illustration } from '#renderer/ui/illustration.css.ts'

/** Older below newer: the page of today on the ground beside what has grown, and in its layers what earlier ones were written with. */
export function LayersScene() {
  return (
    <svg className={illustration} viewBox="0 -124 336 348" aria-hidden="true">
      <path className="f-mid c" d="M38 20V-36a46 46 0 0 1 92 0V20a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6Z" />
      <path className="f-far c" d="M92 26V-14a34 34 0 0 1 68 0V20a6 6 0 0 1-6 6Z" />
      <path className="l w4" d="M92 52V-28M92 10 66-16M92 24 124-6" />
      <g transform="rotate(3 252 52)">
        <path className="f-stone c" d="M228 0H278V54H228Z" />
        <path className="f-accent" d="M235 24V17a8 8 0 0 1 16 0V24ZM255 24V17a8 8 0 0 1 16 0V24Z" />
        <path className="d s-line" d="M235 32H271M235 39H271M235 46H258" />
      </g>
      <path className="f-far c" d="M-4 50C40 42 92 58 156 50S282 46 340 52V228H-4Z" />
      <g transform="translate(132 76) rotate(-14)">
        <path className="f-disc c" d="M-34-6H22V6H-34Z" />
        <path className="f-pane c" d="M22-6 36 0 22 6Z" />
      </g>
      <path className="f-accs c" d="M-4 100C52 110 110 90 178 98S296 106 340 94V228H-4Z" />
      <g transform="translate(244 122) rotate(9)">
        <path className="f-gate c" d="M-18 16V-2H-10V-10H10V-2H18V16Z" />
        <path className="f-stone c" d="M-12-16H12V-10H-12Z" />
        <path className="f-stone" d="M-10 3H10V11H-10Z" />
      </g>
      <path className="d" d="M34 124H46M60 130H66M146 120H158M306 118H314" />
      <path className="f-mid c" d="M-4 142C58 132 116 150 190 142S290 136 340 144V228H-4Z" />
      <g transform="translate(92 166) rotate(-6)">
        <path className="f-stone c" d="M-18 18V-4a18 18 0 0 1 36 0V18Z" />
        <path className="d s-line" d="M-9-2H9M-9 5H9M-9 12H3" />
      </g>
      <path className="f-deep c" d="M-4 184C70 192 130 178 200 184S292 190 340 182V228H-4Z" />
      <circle className="f-pane c" cx={262} cy={202} r={16} />
      <path className="d s-line" d="M262 203a3 3 0 0 1 5 3 7 7 0 0 1-13-1 9 9 0 0 1 17-4" />
    </svg>
  )
}
