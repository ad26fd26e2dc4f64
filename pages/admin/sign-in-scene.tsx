import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './admin.css.ts'

/** A ledge along the wall, with a row of small arches hanging from it. */
const cornice = `M-900 96H1540V152H1532${'a16 16 0 0 0-32 0h-8'.repeat(61)}Z`

/** The studio, its door ajar. On phones it stands further off, and one sees the windows on both sides. */
export function SignInScene() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 640 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className={styles.house}>
        <rect className="f-secs" x={-900} width={2440} height={900} />
        <rect className="f-far" x={-900} y={120} width={2440} height={706} />
        <path className="f-mid" d={cornice} />
        {[-330, 770].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path className="f-pane c" d="M0 660V520a100 100 0 0 1 200 0v140Z" />
            <path className="c s-line" d="M0 520H200M100 420V660" fill="none" />
            <path className="f-stone c" d="M-20 660H220V682H-20Z" />
          </g>
        ))}
        <path className="f-stone2" d="M150 780V440a170 170 0 0 1 340 0v340Z" />
        <path className="f-sky2 c s-line" d="M182 780V440a138 138 0 0 1 276 0v340Z" />
        <path className="f-disc" d="M182 440a138 138 0 0 1 276 0Z" opacity={0.9} />
        <path className="c s-line" d="M182 440H458M320 302V440M222 342l98 98M418 342l-98 98" fill="none" />
        <g>
          <path className="f-deep c s-line" d="M182 440h138v340H182Z" />
          <path className="f-water c" d="M206 470h90v120h-90ZM206 620h90v130h-90Z" />
        </g>
        <path className="f-stone c" d="M320 440h138v340H320Z" />
        <path className="f-pane" d="M321 441h136v338H321Z" opacity={0.55} />
        <path className="f-stone2 c" d="M336 640h122v14H336Z" />
        <path className="c s-line" d="M350 654v126M446 654v126" fill="none" />
        <rect className="f-card c" x={362} y={596} width={64} height={44} rx={5} />
        <path className="d" d="M374 610h40M374 622h26" />
        <path className="f-accent c" d="M430 640v-26h16v26Z" />
        <path className="l s-line" d="M438 614v-22M434 616l-8-20M442 616l8-18" />
        <path className="f-accent c" d="M394 440v44l-26 34h52l-26-34" />
        <path className="f-pane" d="M372 518h44l14 60h-72Z" opacity={0.8} />
        <circle className="f-stone c" cx={302} cy={610} r={8} />
        <path className="l s-stone w3" d="M302 618v26m0-8h8" />
        <path className="f-stone c" d="M140 780h360v22H140Z" />
        <path className="f-stone2 c" d="M110 802h420v24H110Z" />
        <rect className="f-soft" x={-900} y={826} width={2440} height={180} />
        {/* The light from the room falls over the steps on the pavement */}
        <path className="f-pane" d="M320 780H458L575 1006H320Z" opacity={0.6} />
        <path className="c s-line" fill="none" d="M140 780h360v22H140ZM110 802h420v24H110Z" />
        <path className="g" d="M-900 826H1540" />
        <path className="f-disc c" d="M54 826l-8-66h76l-8 66Z" />
        <path
          className="f-mid"
          d="M84 760c-34-40-30-92-16-120 14 34 22 70 16 120ZM84 760c4-60 22-96 44-116-2 50-16 90-44 116ZM84 760c-30-20-52-52-54-84 30 12 48 44 54 84Z"
        />
        <g>
          <rect className="f-card c" x={536} y={500} width={58} height={74} rx={8} />
          <path className="f-accent" d="M549 545v-8a16 16 0 0 1 32 0v8h-9v-7a7 7 0 0 0-14 0v7Z" />
          <path className="f-sec" d="M549 549h9a7 4 0 0 0 14 0h9a16 11 0 0 1-32 0Z" />
        </g>
      </g>
    </svg>
  )
}
