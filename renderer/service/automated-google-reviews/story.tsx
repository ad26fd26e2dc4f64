import { type ReactNode, useId } from 'react'
import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import { section, wrap } from '../../theme/layout.css.ts'
import { illustration } from '../../ui/illustration.css.ts'
import type { Words } from './opening.tsx'
import { Star } from './star.tsx'
import * as styles from './story.css.ts'

type StoryProps = { text: Translation<typeof automatedGoogleReviewsText.steps>; words: Words }

/** The service up a flight of four steps, to the star. */
export function Story({ text, words }: StoryProps) {
  const id = useId()
  const pictures = [
    <SetUpPicture key="setup" />,
    <AskPicture key="ask" words={words} />,
    <AnswerPicture key="answer" words={words} />,
    <LearnPicture key="learn" />,
  ]
  return (
    <section className={`${section} ${styles.ground}`} data-ground="band" aria-labelledby={id}>
      <div className={wrap}>
        <h2 id={id}>{text.heading}</h2>
        <ol className={styles.way}>
          {text.items.map((item, index) => (
            <Stage key={item.title} {...item}>
              {pictures[index]}
            </Stage>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The message is written together: a card and a pen. */
function SetUpPicture() {
  return (
    <>
      <rect className="f-stone c" x={12} y={24} width={316} height={182} rx={22} />
      <path className="s-stone2" strokeWidth={10} strokeLinecap="round" d="M44 70H232M44 104H168" />
      <path className="l s-clay w3" d="M44 152c16-16 24 12 40-4s24 8 40-4" />
      <path className="f-accent c" d="M150 150L166 112 298 44 320 84 190 150Z" />
      <path className="f-pane c" d="M150 150L166 112l24 38Z" />
      <path className="f-line" d="M150 150L156 135.750 165 150Z" />
    </>
  )
}

function AskPicture({ words }: { words: Words }) {
  return (
    <>
      <path
        className="f-stone c"
        d="M12 40A22 22 0 0 1 34 18H306a22 22 0 0 1 22 22V160a22 22 0 0 1-22 22H66L36 208V182H34A22 22 0 0 1 12 160Z"
      />
      <text className={`t-disp ${styles.onStone}`} x={38} y={62} fontSize={25}>
        {words.coming}
      </text>
      <text className={styles.onStone} x={38} y={94} fontSize={21}>
        {words.ask}
      </text>
      <path
        className={`s-stone2 ${styles.lines}`}
        strokeWidth={20}
        strokeLinecap="round"
        d="M52 54H286M52 90H204"
      />
      <rect className="f-accent c" x={38} y={116} width={188} height={46} rx={13} />
      <text className="t-onacc" x={132} y={146} fontSize={20} textAnchor="middle">
        {words.write}
      </text>
    </>
  )
}

function AnswerPicture({ words }: { words: Words }) {
  return (
    <>
      <rect className="f-card c" x={34} y={6} width={272} height={80} rx={18} />
      {styles.turns.map((turn, index) => (
        <g className={turn} key={turn}>
          <Star className="f-accent" x={62 + 34 * index} y={22} size={13} />
        </g>
      ))}
      <path
        className="f-stone c"
        d="M12 62A22 22 0 0 1 34 40H306a22 22 0 0 1 22 22V160a22 22 0 0 1-22 22h-2V208L274 182H34A22 22 0 0 1 12 160Z"
      />
      <text className={`t-mut ${styles.onStone}`} x={38} y={78} fontSize={18}>
        {words.reply}
      </text>
      <text className={`t-disp ${styles.onStone}`} x={38} y={118} fontSize={25}>
        {words.coming}
      </text>
      <text className={styles.onStone} x={38} y={150} fontSize={21}>
        {words.welcome}
      </text>
      <path
        className={`s-stone2 ${styles.lines}`}
        strokeWidth={20}
        strokeLinecap="round"
        d="M52 96H286M52 138H204"
      />
      <circle className="f-accent c" cx={302} cy={50} r={24} />
      <path className="l s-onacc w3" d="M290 50l9 9 15-17" />
    </>
  )
}

/** What people say, sorted: a glass over the tallest of three. The star stands on top. */
function LearnPicture() {
  return (
    <>
      <rect className="f-stone c" x={12} y={10} width={316} height={196} rx={22} />
      <path
        className="f-mid c s-line"
        d="M44 176V150a26 26 0 0 1 52 0v26ZM116 176V118a26 26 0 0 1 52 0v58Z"
      />
      <path className="f-accent c" d="M188 176V82a26 26 0 0 1 52 0V176Z" />
      <path className="l s-line" d="M34 176H252" />
      <circle className="l w4 s-line" cx={214} cy={84} r={50} />
      <path className="l w6 s-line" d="M252 120l46 46" />
      <Star className="f-pane c" x={170} y={-31} size={50} />
    </>
  )
}

function Stage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.stage}>
      <svg className={`${illustration} ${styles.picture}`} viewBox="11 0 318 206" aria-hidden="true">
        {children}
      </svg>
      <div className={styles.words}>
        <div>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.arch} />
      </div>
    </li>
  )
}
