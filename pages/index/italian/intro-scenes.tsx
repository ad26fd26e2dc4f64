import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { iron } from './results.css.ts'

function Shelf({ children }: { children: ReactNode }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 520 166"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A tool of each trade: the doctor's bag, the salon's dryer and scissors, the toolbox, the shop's till. */
export function TradeScene() {
  return (
    <Shelf>
      <path className="c w4" fill="none" d="M46 92V78a12 12 0 0 1 12-12h22a12 12 0 0 1 12 12v14" />
      <path className="f-deep c" d="M6 166V118a28 28 0 0 1 28-28h70a28 28 0 0 1 28 28v48Z" />
      <path className="f-stone" d="M62 110h14v12h12v14H76v12H62V136H50V122H62Z" />
      <path className="f-mid c" d="M160 166V96h50v70Z" />
      <path className="f-stone c" d="M160 112h50v34h-50Z" />
      <path className="l w3" d="M170 96V62M182 96V50M196 96V56" />
      <circle className="c w3" fill="none" cx={170} cy={52} r={9} />
      <path className="f-disc c" d="M176 50V24h12v26ZM190 60V30h14l-3 30Z" />
      <path className="c w5" fill="none" d="M266 108V92h70v16" />
      <path className="f-accent c" d="M238 108H364V166H238Z" />
      <path className="f-clay c" d="M238 108H364V126H238Z" />
      <path className="f-pane c" d="M290 118h22v18h-22Z" />
      <path className="f-stone2 c" d="M398 166V128h110v38Z" />
      <path className="f-mid c" d="M408 128 424 84h74v44Z" />
      <path className="f-pane c" d="M436 92h50v14h-50Z" />
      <path className="c w3" fill="none" d="M462 84V66" />
      <path className="f-stone c" d="M436 46h52v20h-52Z" />
      <path className="d s-line" d="M444 56h36M398 148h110" />
      <circle className={iron} cx={453} cy={157} r={3.5} />
    </Shelf>
  )
}

/** Telephone, WhatsApp, diary and reviews, joined by one line. */
export function RestScene() {
  return (
    <Shelf>
      <path
        className="flow"
        d="M74 52C90 16 176 12 198 54M226 54C250 14 300 14 330 50M356 50C380 14 430 14 456 62"
      />
      <path className="c w3" fill="none" d="M62 60V48" />
      <path className="f-accent c" d="M34 150V74a14 14 0 0 1 14-14H84a14 14 0 0 1 14 14v76Z" />
      <path className="f-pane c" d="M46 76H86V98H46Z" />
      <path className="l s-onacc w4" d="M50 112v1M66 112v1M82 112v1M50 126v1M66 126v1M82 126v1" />
      <path className={`${iron} c`} d="M6 166c0-18 8-26 20-26H106c12 0 20 8 20 26Z" />
      <path className="f-line n" d="M178 166V72a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v94Z" />
      <path className="f-card" d="M186 166V80a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v86Z" />
      <path
        className="f-gate c"
        d="M204 84h66a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12h-52l-16 14 3-15a12 12 0 0 1-13-11V96a12 12 0 0 1 12-12Z"
      />
      <path className="l s-onband w3" d="M222 110l9 9 18-20" />
      <path className="f-stone2 c" d="M300 166 312 66h72l12 100Z" />
      <path className="f-card c" d="M314 56h72v94h-72Z" />
      <path className="f-accent c" d="M314 56h72v20h-72Z" />
      <path className="d s-edge" d="M338 76v74M362 76v74M314 101h72M314 125h72" />
      <path className="f-gate c" d="M342 105h16v16h-16Z" />
      <path className="f-stone2 c" d="M414 166V156h98v10Z" />
      <path className="f-deep c" d="M424 156V108a39 39 0 0 1 78 0v48Z" />
      <path className="f-pane" d="m463 84 10 21 23 3-17 16 4 23-20-11-20 11 4-23-17-16 23-3Z" />
    </Shelf>
  )
}
