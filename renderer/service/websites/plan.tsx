/** The house as a plan, and the pencil that draws it. */
export const plan = (
  <>
    <g className="c s-sec" fill="none" strokeDasharray="5 4">
      <path d="M34 119V26a8 8 0 0 1 8-8H150a8 8 0 0 1 8 8v93M34 36H158" />
      <path d="M46 62H80M46 74H72M46 88H70V100H46Z" />
    </g>
    <path className="l s-sec w3" d="M94 119V86a26 26 0 0 1 52 0" />
    <path className="c s-sec" fill="none" strokeDasharray="5 4" d="M146 86v33" />
    <path className="d s-sec" d="M34 8H158M34 4v8M158 4v8M20 18V119M16 18h8" />
    <path className="d s-sec" d="M120 80v12M114 86h12M120 86L101 67" />
    <g transform="translate(146 86) rotate(28)">
      <path className="f-pane c" d="M0 0L-8-17H8Z" />
      <path className="f-accent c" d="M-8-17H8V-70H-8Z" />
      <path className="f-stone2 c" d="M-8-70H8v-7a5 5 0 0 0-5-5h-6a5 5 0 0 0-5 5Z" />
      <path className="f-line" d="M0 0l-3-6h6Z" />
    </g>
  </>
)
