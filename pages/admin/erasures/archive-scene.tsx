import { illustration } from '#renderer/ui/illustration.css.ts'

const drawer = (x: number, y: number) => `M${x} ${y}H${x + 92}V${y + 44}H${x}Z`
const drawers = [0, 1, 2].flatMap((row) => [drawer(92, 176 + row * 48), drawer(188, 176 + row * 48)])

/** An archive: letters go from the cabinet into the shredder under the arch, and a spike holds the receipts. */
export function ArchiveScene() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 960 340"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="f-secs" d="M250 326V256a230 230 0 0 1 460 0v70Z" />
      <path className="f-stone2 c" d="M82 166H290V326H82Z" />
      <path className="f-stone c" d={drawers.join('')} />
      <path className="l s-line w4" d="M126 198h24M222 198h24M126 246h24M222 246h24M126 294h24M222 294h24" />
      <path className="f-mid c" d="M104 166V124h14v42ZM122 166V112h18v54Z" />
      <path className="f-accent c" d="M144 166V128h12v38Z" />
      <path className="f-disc c" d="M222 166 214 134H258L250 166Z" />
      <path
        className="f-mid c"
        d="M236 134C214 126 208 108 212 92C230 98 236 112 236 134ZM236 134C238 108 250 98 266 94C268 112 258 128 236 134Z"
      />
      <path className="flow" d="M300 150C328 112 364 96 396 104" />
      <path className="f-stone c" d="M406 66H502V160H406Z" />
      <path className="l w5 s-line" d="M424 90H484M424 110H468M424 130H476" />
      <path className="f-deep c" d="M374 150H534V196H374Z" />
      <path className="l s-stone w3" d="M394 164H514" />
      <circle className="f-pane c" cx="508" cy="181" r="5" />
      <path
        className="f-stone c"
        d="M400 196h16v70h-16ZM426 196h16v54h-16ZM452 196h16v78h-16ZM478 196h16v60h-16Z"
      />
      <path className="f-deep c" d="M384 196h10v44h-10ZM514 196h10v44h-10Z" />
      <path className="f-mid c" d="M384 240H524V326H384Z" />
      <path className="f-gate c" d="M432 326V306a22 22 0 0 1 44 0v20Z" />
      <path className="flow" d="M540 168C564 148 584 146 602 158" />
      <path className="l" d="M640 124V304" />
      <path className="f-accent c" d="M633 118a7 7 0 1 1 14 0 7 7 0 0 1-14 0Z" />
      <path className="f-stone c" d="M596 166H684V282l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8Z" />
      <path className="l w5 s-line" d="M612 188H652M612 206H640" />
      <circle className="f-deep c" cx="662" cy="238" r="24" />
      <path className="l w4 s-stone" d="M651 239 659 247 674 230" />
      <path className="f-stone2 c" d="M584 304H696V326H584Z" />
      <path className="f-stone c" d="M738 166H902V326H738Z" />
      <path className="f-deep c" d="M754 326V248a66 66 0 0 1 132 0v78Z" />
      <path className="f-pane c" d="M820 326V248a33 33 0 0 1 66 0v78Z" />
      <path className="f-accent c" d="M728 166 746 138H894L912 166Z" />
      <circle className="f-stone c" cx="838" cy="272" r="4" />
      <path className="f-stone2" d="M-400 326H1360V344H-400Z" />
      <path className="g" d="M-400 326H1360" />
    </svg>
  )
}
