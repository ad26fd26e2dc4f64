import type { ComparedParagraph } from '#domain/posts/history-views.ts'
import { historyText as text } from '#locales/en/admin-history.ts'
import * as styles from './comparison.css.ts'
import { foldedParts } from './folded-parts.ts'
import { Runs } from './runs.tsx'

type ChangedTextProps = {
  what: 'content' | 'faqData'
  paragraphs: readonly ComparedParagraph[]
}

const many = 200

export function ChangedText({ what, paragraphs }: ChangedTextProps) {
  return (
    <div className={paragraphs.length > many ? `${styles.text} ${styles.textLong}` : styles.text}>
      {foldedParts(paragraphs).map((part) =>
        part.folded ? (
          <details className={styles.fold} key={part.paragraphs[0]?.place}>
            <summary className={styles.foldSummary}>
              <span>
                {text.same[what]({ count: part.paragraphs.length })},{' '}
                <span data-when="closed">{text.show}</span>
                <span data-when="open">{text.hide}</span>
              </span>
            </summary>
            {part.paragraphs.map(({ place, paragraph }) => (
              <Paragraph key={place} paragraph={paragraph} what={what} />
            ))}
          </details>
        ) : (
          part.paragraphs.map(({ place, paragraph }) => (
            <Paragraph key={place} paragraph={paragraph} what={what} />
          ))
        ),
      )}
    </div>
  )
}

/** A paragraph without its markup signs: where nothing has changed, they do not matter. */
const asRead = (text: string): string =>
  text
    .replace(/^> ?/gm, '')
    .replace(/^[-*] /gm, '• ')
    .replace(/(\*{1,2})(\S(?:[^*\n]*\S)?)\1/g, '$2')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')

type ParagraphProps = { paragraph: ComparedParagraph; what: 'content' | 'faqData' }

function Paragraph({ paragraph: { kind, words, heading }, what }: ParagraphProps) {
  const look = heading ? styles.headingLine : what === 'faqData' ? styles.question : styles.line
  const [first] = words
  if (kind === 'same' && what === 'content' && first)
    return (
      <div className={styles.block.same}>
        <p className={`${look} ${first.text.startsWith('>') ? styles.quotation : ''}`}>
          {asRead(first.text)}
        </p>
      </div>
    )
  const mark = kind === 'added' || kind === 'removed' ? text.marks[what][kind] : null
  return (
    <div className={styles.block[kind]}>
      {mark && <span className={styles.mark}>{mark}</span>}
      <p className={look}>
        <Runs runs={words} />
      </p>
    </div>
  )
}
