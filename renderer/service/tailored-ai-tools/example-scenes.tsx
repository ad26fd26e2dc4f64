import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Words } from './parts.tsx'

/** A contract under the lamp, one clause marked, the note beside it. */
export function LawyerScene({ words }: { words: Words }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 560 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="f-far" d="M60 372V196a150 150 0 0 1 300 0v176Z" />
      <path className="d" strokeDasharray="3 8" d="M222 118l-6 14M250 112l-4 20M276 106l0 24M302 100l6 32" />
      <path className="f-deep c" d="M76 150h20v214H76zM150 120h20v244h-20z" />
      <path className="f-stone2 c" d="M100 130h26v234h-26zM334 156h14v208h-14z" />
      <path className="f-mid c" d="M130 142h16v222h-16zM304 140h26v224h-26z" />
      <path className="f-disc" d="M78 176h16v10H78zM102 156h22v10h-22zM306 166h22v10h-22z" />
      <rect className="f-sh" x={178} y={146} width={164} height={226} />
      <path className="f-stone c" d="M168 134H304l28 28V366H168Z" />
      <path className="f-stone2 c" d="M304 134v28h28Z" />
      <text className="f-line" x={190} y={172} fontSize={19}>
        {words.clause}
      </text>
      <path
        className="f-stone2"
        d="M190 190h118v9H190zM190 210h100v9H190zM190 286h118v9H190zM190 306h82v9H190zM190 326h108v9H190z"
      />
      <path className="f-pane" d="M182 234h138v38H182z" />
      <path className="f-disc" d="M190 240h118v9H190zM190 258h84v9H190z" />
      <path
        className="f-card c"
        d="M364 228a16 16 0 0 1 16-16h132a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H380a16 16 0 0 1-16-14l-42 2 42-18Z"
      />
      <text x={446} y={247} fontSize={18} textAnchor="middle">
        {words.differs}
      </text>
      <g transform="translate(404 0)">
        <path className="f-stone2 c" d="M20 330h66v36H20z" />
        <path className="f-pane c" d="M30 330V296l6-11 6 11v34Z" />
        <path className="f-accent c" d="M62 288l10-6 1 11-12 37h-11Z" />
      </g>
      <path className="g w5" d="M52 366V146L160 62l82 22" />
      <path className="f-gate c" d="M224 106a44 44 0 0 1 82-22Z" />
      <path className="f-gate c" d="M24 366a28 16 0 0 1 56 0Z" />
      <rect className="f-stone2 c" x={-300} y={364} width={1160} height={60} />
    </svg>
  )
}

/** What lies in the basket, and what the shelf has to go with it. */
export function ShopScene({ words }: { words: Words }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 560 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="f-stone2 c" d="M318 330h14v42h-14zM488 330h14v42h-14z" />
      <path className="f-stone c" d="M300 330V150a110 110 0 0 1 220 0v180Z" />
      <path className="f-far" d="M314 330V150a96 96 0 0 1 192 0v180Z" />
      <path className="f-stone2 c" d="M300 198h220v12H300zM300 322h220v12H300z" />
      <path className="f-stone c" d="M344 198v-40a14 14 0 0 1 28 0v40Z" />
      <path className="f-disc c" d="M392 162h44v18a22 18 0 0 1-44 0Z" />
      <path className="g w3" d="M436 166c14-2 14 18-2 18" />
      <path className="f-deep c" d="M458 140h22l6 58h-34z" />
      <g transform="translate(340 322)">
        <path className="f-pane c" d="M0 0v-26h62V0Z" />
        <path className="f-stone c" d="M-4-26h70v-20H-4z" />
        <path className="f-disc" d="M-4-38h70v5H-4z" />
      </g>
      <path className="f-stone2 c" d="M430 322v-50a16 16 0 0 1 32 0v50Z" />
      <text x={410} y={242} fontSize={18} textAnchor="middle">
        {words.goesWith}
      </text>
      <path className="flow" d="M414 156C404 10 166-10 162 142" />
      <path className="l s-accent w3" d="M149 130l13 14 13-14" />
      <g transform="translate(44 0)">
        <path className="g w5" d="M20 254C20 130 216 130 216 254" />
        <path
          className="f-stone c"
          d="M66 254v-46c0-16-10-14-10-26h44c0 12-10 10-10 26v46Z"
          transform="translate(4 0)"
        />
        <path className="g w3" d="M94 196c26-4 26 40 0 40" />
        <path className="f-deep c" d="M132 254v-44h22v44z" />
        <path className="f-disc c" d="M158 254l-6-40h46l-6 40Z" />
        <path className="f-stone2 c" d="M0 250H236L214 372H22Z" />
        <path
          className="d s-line"
          opacity={0.75}
          d="M6 280H230M11 310H225M16 340H220M60 250l8 122M118 250v122M176 250l-8 122"
        />
        <rect className="f-card c" x={38} y={290} width={160} height={46} rx={12} />
        <text x={118} y={319} fontSize={18} textAnchor="middle">
          {words.basket}
        </text>
      </g>
      <path className="g" d="M-300 372H900" />
    </svg>
  )
}

/** A brief becomes first layouts; one question is sent back. */
export function AgencyScene({ words }: { words: Words }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 560 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="rotate(-5 110 230)">
        <path className="f-sh" d="M46 142h140v190H46z" />
        <path className="f-stone c" d="M36 132H152l26 26V322H36Z" />
        <path className="f-stone2 c" d="M152 132v26h26Z" />
        <text className="t-disp f-line" x={56} y={174} fontSize={24}>
          {words.brief}
        </text>
        <path className="f-stone2" d="M56 194h98v9H56zM56 216h78v9H56zM56 238h98v9H56zM56 260h50v9H56z" />
        <path className="f-disc" d="M56 284h22v22H56z" />
        <path className="f-deep" d="M82 284h22v22H82z" />
        <path className="f-pane" d="M108 284h22v22h-22z" />
      </g>
      <path className="flow" d="M150 128C184 50 262 42 300 92" />
      <Layout at="translate(402 84) rotate(9)" fill="f-far">
        <path className="f-deep" d="M14 14h98v70H14z" />
        <path className="f-stone" d="M14 98h70v10H14zM14 116h98v7H14zM14 130h60v7H14z" />
      </Layout>
      <Layout at="translate(318 96) rotate(2)" fill="f-pane">
        <path className="f-disc" d="M63 20a34 34 0 0 1 34 34v46H29V54a34 34 0 0 1 34-34Z" />
        <path className="f-stone" d="M20 114h86v10H20zM36 132h54v7H36z" />
      </Layout>
      <Layout at="translate(222 116) rotate(-7)" fill="f-stone">
        <path className="f-deep" d="M14 18h64v13H14zM14 38h46v13H14z" />
        <circle className="f-disc" cx={80} cy={98} r={34} />
        <path className="f-stone2" d="M14 66h26v7H14zM14 80h20v7H14z" />
      </Layout>
      <path
        className="f-gate c"
        d="M330 280a16 16 0 0 1 16-16h22l10-30 16 30h118a16 16 0 0 1 16 16v30a16 16 0 0 1-16 16H346a16 16 0 0 1-16-16Z"
      />
      <text className="t-stone" x={429} y={302} fontSize={19} textAnchor="middle">
        {words.question}
      </text>
      <g transform="translate(222 372) scale(.8)">
        <path className="f-stone c" d="M8-66L0-112l4-12 9 9 8 49Z" />
        <path className="f-pane c" d="M42-66l8-48 9-9 4 12-8 45Z" />
        <path className="f-accent c" d="M24-66V-124l7-13 7 13v58Z" />
        <path className="f-stone2 c" d="M0-70h60l-6 70H6Z" />
        <path className="f-disc" d="M2-50h56l-1 12H3z" />
      </g>
      <path className="g" d="M-300 372H900" />
    </svg>
  )
}

function Layout({ at, fill, children }: { at: string; fill: string; children: ReactNode }) {
  return (
    <g transform={at}>
      <rect className="f-sh" x={8} y={8} width={126} height={152} rx={6} />
      <rect className={`${fill} c`} width={126} height={152} rx={6} />
      {children}
    </g>
  )
}
