import { illustration } from '../ui/illustration.css.ts'

/** A wall of pigeonholes: the letter lies in the one that is an arch, under a lamp. Decoration. */
export function QuestionSentDrawing() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 660 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className="f-deep c"
        d="M1 1H100V143H1ZM1 157H100V299H1ZM114 1H198V143H114ZM114 157H198V299H114ZM462 1H546V143H462ZM462 157H546V299H462ZM560 1H659V143H560ZM560 157H659V299H560Z"
      />
      <path className="f-deep c" d="M212 299V119A118 118 0 0 1 448 119V299Z" />
      {/* From the left: a box and letters, books and a letter */}
      <path className="f-mid c" d="M16 88H86V143H16Z" />
      <path className="f-stone c" d="M36 104H66V120H36Z" />
      <path className="f-stone c" d="M18 230H82V264H18ZM12 264H88V299H12Z" />
      <path className="c s-line" fill="none" d="M12 264l38 24 38-24M18 230l32 22 32-22" />
      <path className="f-accent c" d="M124 143V66H146V143Z" />
      <path className="f-pane c" d="M146 143V82H164V143Z" />
      <path className="f-stone c" d="M164 143V58H186V143Z" />
      <path className="c s-line" fill="none" d="M124 82H146M146 96H164M164 74H186" />
      <path className="f-pane c" d="M122 299V240h24l8 10h36v49Z" />
      <path className="f-stone c" d="M130 250V222H182V270H130Z" />
      <path className="f-pane c" d="M122 264H190V299H122Z" />
      {/* From the right: books and a box, a letter and a clock */}
      <path className="f-stone c" d="M576 143V72H598V143Z" />
      <path className="f-accent c" d="M598 143V56H622V143Z" />
      <path className="f-mid c" d="M622 143V84H642V143Z" />
      <path className="c s-line" fill="none" d="M576 88H598M598 74H622" />
      <path className="f-stone2 c" d="M572 234H648V299H572Z" />
      <path className="f-stone c" d="M594 252H626V270H594Z" />
      <path className="f-stone c" d="M472 94H536V143H472Z" />
      <path className="c s-line" fill="none" d="M472 94l32 24 32-24" />
      <path className="f-pane c" d="M478 299l5-9h42l5 9Z" />
      <circle className="f-stone c" cx={504} cy={256} r={34} />
      <path className="l s-line w3" d="M504 236v20l14 8" />
      <path className="c w3 s-stone" fill="none" d="M330 2v40" />
      <path className="f-accent c" d="M280 90a50 50 0 0 1 100 0Z" />
      <path className="f-pane c" d="M314 90a16 14 0 0 0 32 0Z" />
      <path className="f-stone c" d="M252 192H408V299H252Z" />
      <path className="c s-line" fill="none" d="M252 192l78 60 78-60" />
      <circle className="f-accent c" cx={330} cy={250} r={20} />
      <path className="l s-onacc w4" d="M321 250l7 7 12-14" />
    </svg>
  )
}
