import { pathIn } from '#domain/routes.ts'
import type { formPagesText } from '#locales/en/form-pages.ts'
import type { Translation } from '#locales/translation.ts'
import Departure from '#renderer/art/forms/plane-departing.svg?server'
import QuestionScene from '#renderer/art/forms/question.svg?server'
import { useApp, useData, useText } from '../app-context.tsx'
import { whole } from '../theme/layout.css.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import type { LeadPageData } from './form-state.ts'
import { LeadPage } from './lead-page.tsx'
import * as styles from './question-page.css.ts'
import * as scene from './question-scene.css.ts'

/** The question form as a page (R47), beside the answers to the three most frequent questions. */
export function QuestionPage() {
  const { locale, texts } = useApp()
  const { answers } = useText('form-pages')
  const data = useData<LeadPageData>()
  return (
    <LeadPage
      form="question"
      aside={<Departure className={styles.departure} />}
      after={<Answers text={answers} data={data} pricing={pathIn(locale, '/pricing')} />}
      end={
        <QuestionScene
          className={scene.scene}
          words={{ lines: texts.question.letter }}
          styles={{
            letter: scene.letter,
            way: scene.way,
            firstHalf: scene.firstHalf,
            secondHalf: scene.secondHalf,
            answer: scene.answer,
            plane: scene.plane,
          }}
        />
      }
    />
  )
}

type AnswersProps = {
  text: Translation<typeof formPagesText>['answers']
  data: Pick<LeadPageData, 'packages' | 'hours'>
  /** Address of the pricing page. */
  pricing: string
}

function Answers({ text: { heading, cost, time, reply }, data: { packages, hours }, pricing }: AnswersProps) {
  const fixed = packages.filter(({ openEnded }) => !openEnded)
  const [first] = fixed
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={styles.answers}>
        {first && (
          <>
            <dt>{cost.question}</dt>
            <dd>
              {cost.answer({ price: first.price })}{' '}
              <a className={`${whole} ${styles.link}`} href={pricing}>
                {cost.link}
              </a>
            </dd>
            <dt>{time.question}</dt>
            <dd className={styles.times}>
              {fixed.map(({ name, setupTime }) => (
                <span className={styles.time} key={name}>
                  <span>{name}</span>{' '}
                  <span>
                    <WholeWords text={setupTime} />
                  </span>
                </span>
              ))}
            </dd>
          </>
        )}
        <dt>{reply.question}</dt>
        <dd>{reply.answer({ hours })}</dd>
      </dl>
    </section>
  )
}
