import { type ReactNode, useId } from 'react'
import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import { section, wrap } from '../../theme/layout.css.ts'
import { illustration } from '../../ui/illustration.css.ts'
import type { Words } from './opening.tsx'
import { Star, Stars } from './star.tsx'
import * as styles from './story.css.ts'

type StoryProps = {
  text: Translation<typeof automatedGoogleReviewsText.story>
  words: Words
  responseTime: string
}

/** One review, down a flight of three steps: asked, written, answered. */
export function Story({ text, words, responseTime }: StoryProps) {
  const id = useId()
  return (
    <section className={`${section} ${styles.ground}`} data-ground="band" aria-labelledby={id}>
      <div className={wrap}>
        <h2 id={id}>{text.heading}</h2>
        <ol className={styles.way}>
          <Stage title={text.ask.title} text={text.ask.text}>
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
            <rect className="f-accent c" x={38} y={116} width={188} height={46} rx={13} />
            <text className="t-onacc" x={132} y={146} fontSize={20} textAnchor="middle">
              {words.write}
            </text>
          </Stage>
          <Stage title={text.review.title} text={text.review.text}>
            <rect className="f-card c" x={12} y={24} width={316} height={170} rx={22} />
            <circle className="f-far" cx={58} cy={68} r={22} />
            <circle className="f-deep" cx={58} cy={62} r={8} />
            <path className="f-deep" d="M44 83a14 12 0 0 1 28 0Z" />
            <rect className="f-soft" x={94} y={54} width={96} height={10} rx={5} />
            <text className="t-mut" x={94} y={86} fontSize={17}>
              {words.today}
            </text>
            {styles.turns.map((turn, index) => (
              <g className={turn} key={turn}>
                <Star className="f-accent c" x={60 + 55 * index} y={128} size={24} />
              </g>
            ))}
            <path className="s-soft" strokeWidth={9} strokeLinecap="round" d="M38 170H226" />
          </Stage>
          <Stage title={text.reply.title({ time: responseTime })} text={text.reply.text}>
            <rect className="f-card c" x={34} y={6} width={272} height={80} rx={18} />
            <Stars x={62} y={24} step={28} size={10} />
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
            <circle className="f-accent c" cx={302} cy={50} r={24} />
            <path className="l s-onacc w3" d="M290 50l9 9 15-17" />
          </Stage>
        </ol>
      </div>
    </section>
  )
}

function Stage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.stage}>
      <svg className={`${illustration} ${styles.down}`} viewBox="0 0 160 200" aria-hidden="true">
        <path className="flow s-pane" d="M30 0C30 90 60 122 148 122" />
        <path className="l s-pane" d="m136 111 14 11-14 11" />
      </svg>
      <svg className={`${illustration} ${styles.picture}`} viewBox="11 0 318 212" aria-hidden="true">
        {children}
      </svg>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  )
}
