import { illustration } from '../ui/illustration.css.ts'

const compartments =
  'M1 1H92V143H1ZM1 157H92V299H1ZM106 1H198V143H106ZM106 157H198V299H106ZM462 1H554V143H462ZM462 157H554V299H462ZM568 1H659V143H568ZM568 157H659V299H568ZM212 299V119A118 118 0 0 1 448 119V299Z'

/** A wall of pigeonholes: the letter lies in the one that is an arch, under a lamp. Decoration. */
export function QuestionSentDrawing() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 660 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="f-deep" d={compartments} />
      {/* From the left: a box and letters, books and a folder */}
      <path className="f-mid c s-line" d="M12 62H81V143H12Z" />
      <path className="f-stone c" d="M30 84H63V104H30Z" />
      <path className="f-stone c" d="M15 206H78V262H15Z" />
      <path className="f-stone c" d="M9 242H84V299H9Z" />
      <path className="c s-line" fill="none" d="M15 206l31.5 24 31.5-24M9 242l37.5 30 37.5-30" />
      <path className="f-accent c" d="M115 143V46H141V143Z" />
      <path className="f-pane c" d="M141 143V66H163V143Z" />
      <path className="f-stone c" d="M163 143V36H189V143Z" />
      <path className="c s-line" fill="none" d="M115 64H141M141 84H163M163 56H189" />
      <path className="f-pane c" d="M114 299V228h26l9 11h41v60Z" />
      <path className="f-stone c" d="M124 239V206H180V270H124Z" />
      <path className="f-pane c" d="M114 256H190V299H114Z" />
      {/* From the right: books and a box, a plant and a clock */}
      <path className="f-stone c" d="M578 143V58H602V143Z" />
      <path className="f-accent c" d="M602 143V36H628V143Z" />
      <path className="f-mid c s-line" d="M628 143V72H650V143Z" />
      <path className="c s-line" fill="none" d="M578 76H602M602 56H628" />
      <path className="f-stone2 c" d="M577 218H650V299H577Z" />
      <path className="f-stone c" d="M597 240H630V260H597Z" />
      <path className="l s-mid w4" d="M508 112V78" />
      <path
        className="f-mid c s-line"
        d="M508 92c-28-4-36-24-34-44c22 4 34 20 34 44ZM508 84c-4-30 6-46 28-54c8 26-4 46-28 54Z"
      />
      <path className="f-accent c" d="M484 104H532L525 143H491Z" />
      <path className="f-pane c" d="M480 299l12-40h32l12 40Z" />
      <circle className="f-stone c" cx={508} cy={238} r={34} />
      <path className="l s-line w3" d="M508 218v20l14 9" />
      <path className="f-pane" opacity={0.22} d="M282 90H378L430 299H230Z" />
      <path className="c w3 s-stone" fill="none" d="M330 2v40" />
      <path className="f-accent c" d="M280 90a50 50 0 0 1 100 0Z" />
      <path className="f-pane c" d="M314 90a16 14 0 0 0 32 0Z" />
      <path className="f-stone c" d="M252 192H408V299H252Z" />
      <path className="c s-line" fill="none" d="M252 192l78 60 78-60" />
      <circle className="f-accent c" cx={330} cy={250} r={20} />
      <path className="l s-onacc w4" d="M321 250l7 7 12-14" />
      <path className="c" fill="none" d={compartments} />
    </svg>
  )
}
