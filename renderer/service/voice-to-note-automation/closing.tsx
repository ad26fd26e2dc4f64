/** The day is over: everything on the list is ticked, and the cap hangs on the armchair. In the units of a thumbnail. */
export const armchair = (
  <>
    <path className="f-gate c" d="M6 14H58V72H6Z" />
    <path className="f-stone" d="M38 24a12 12 0 1 0 12 17 10 10 0 0 1-12-17Z" />
    <path className="c s-stone" fill="none" d="M32 14V72M6 43H58" />
    <path className="f-stone2 c" d="M0 70H64V76H0Z" />
    <path className="l w3" d="M176 119V44" />
    <path className="f-pane c" d="M158 48L166 22H186L194 48Z" />
    <path className="f-line n" d="M164 119a12 6 0 0 1 24 0Z" />
    <path className="f-mid c" d="M82 119V58a20 20 0 0 1 20-20H134a20 20 0 0 1 20 20V119Z" />
    <g transform="rotate(-7 114 70)">
      <rect className="f-card c" x={99} y={48} width={32} height={44} rx={4} />
      <path className="f-stone2 c" d="M109 44h12v8H109Z" />
      <path className="l s-sec" d="M104 61l2.5 2.5 4-4.5M104 71l2.5 2.5 4-4.5M104 81l2.5 2.5 4-4.5" />
      <path className="l" d="M115 61h10M115 71h7M115 81h9" />
    </g>
    <rect className="f-far c" x={92} y={84} width={52} height={16} rx={7} />
    <path className="f-mid c" d="M92 98H144V119H92Z" />
    <path className="f-mid c" d="M72 119V82a11 11 0 0 1 22 0V119ZM142 119V82a11 11 0 0 1 22 0V119Z" />
    <path className="f-accent c" d="M110 41a14 13 0 0 0-28 0h-9q-1 5 3 5H110Z" />
    <path className="l w3" d="M36 119V96M26 119H46" />
    <rect className="f-stone2 c" x={14} y={92} width={46} height={5} rx={2.5} />
    <path className="f-disc c" d="M26 78H44V88a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4Z" />
    <path className="c" fill="none" d="M44 81c8-1 8 8 0 8" />
  </>
)
