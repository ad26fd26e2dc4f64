import type { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import type { Translation } from '#locales/translation.ts'
import { tabular } from '../theme/layout.css.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './conversation.css.ts'
import { SectionFrame } from './section.tsx'

type Text = Translation<typeof aiEnquiryHandlingText.conversation>

export function Conversation({ text }: { text: Text }) {
  return (
    <SectionFrame
      className={styles.ground}
      ground="sunk"
      heading={text.heading}
      lead={text.lead}
      headClass={styles.head}
      bodyClass={styles.grid}
    >
      <ol className={`${styles.thread} ${tabular}`} aria-label={text.thread}>
        {text.messages.map((message) => (
          <li className={styles.message[message.byAgent ? 'agent' : 'customer']} key={message.text}>
            <p className={styles.who}>
              {message.byAgent ? text.agent : text.customer} <time>{message.time}</time>
            </p>
            <p className={styles.bubble[message.byAgent ? 'agent' : 'customer']}>{message.text}</p>
            {'done' in message && (
              <p className={styles.done}>
                <CheckIcon />
                {message.done}
              </p>
            )}
          </li>
        ))}
      </ol>
      <svg className={`${illustration} ${styles.way}`} viewBox="0 0 96 280" aria-hidden="true">
        <path className="flow" d="M-31 260C70 260 10 24 114 20" />
        <circle className="f-accent" cx={122} cy={20} r={7} />
      </svg>
      <Slip text={text.slip} />
      <p className={styles.note}>{text.note}</p>
    </SectionFrame>
  )
}

function Slip({ text: { heading, question, rows, attached } }: { text: Text['slip'] }) {
  return (
    <div className={styles.slipPlace}>
      <div className={styles.slip}>
        <h3 className={styles.slipHeading}>
          <svg className={`${illustration} ${styles.mark}`} viewBox="0 0 28 28" aria-hidden="true">
            <circle className="f-disc" cx={14} cy={14} r={14} />
            <text className="t-onacc t-disp" x={14} y={20} fontSize={18} textAnchor="middle">
              ?
            </text>
          </svg>
          {heading}
        </h3>
        <p className={styles.question}>{question}</p>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div className={styles.row} key={row.term}>
              <dt className={styles.term}>{row.term}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.attached}>
          <CheckIcon />
          {attached}
        </p>
      </div>
    </div>
  )
}
