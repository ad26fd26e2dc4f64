import type { ReactNode } from 'react'
import type { OnboardingField } from '#domain/leads/onboarding.schema.ts'
import { onboardingLimits } from '#domain/leads/onboarding-form.schema.ts'
import { useText } from '#renderer/app-context.tsx'
import { ChoiceTiles } from '#renderer/ui/fields/choice-tiles.tsx'
import { SwitchField } from '#renderer/ui/fields/switch-field.tsx'
import { TextField } from '#renderer/ui/fields/text-field.tsx'
import { idOf, type PartId, parts } from '../parts.ts'
import * as styles from './brief.css.ts'
import { useBrief } from './brief-context.ts'
import { Part } from './part.tsx'
import { questions } from './questions.tsx'

type QuestionsPartProps = { part: Exclude<PartId, 'uploads'>; children?: ReactNode }

/** The questions of a part, with its yes/no questions grouped together. `children` come below them. */
export function QuestionsPart({ part, children }: QuestionsPartProps) {
  const text = useText('onboarding')
  const fields: readonly OnboardingField[] = parts.flatMap(({ id, fields }) =>
    id === part ? (fields as readonly OnboardingField[]) : [],
  )
  const details = fields.flatMap((field) => {
    const question = questions[field]
    return question.as === 'switch' && question.details ? [question.details] : []
  })
  const switches = fields.filter((field) => questions[field].as === 'switch')
  const shown = fields.filter((field) => !details.includes(field) && !switches.slice(1).includes(field))
  return (
    <Part id={part} text={text.parts[part].text}>
      {shown.map((field) =>
        field === switches[0] ? (
          <div className={details.length > 0 ? styles.asks : `${styles.asks} ${styles.paired}`} key={field}>
            {switches.map((one) => (
              <QuestionField key={one} field={one} />
            ))}
          </div>
        ) : (
          <QuestionField key={field} field={field} />
        ),
      )}
      {children}
    </Part>
  )
}

function QuestionField({ field }: { field: OnboardingField }) {
  const text = useText('onboarding')
  const { answers, errorOf, control } = useBrief()
  const question = questions[field]
  const words: string | { label: string; help?: string } = text[field]
  const { label, help } = typeof words === 'string' ? { label: words, help: undefined } : words
  const id = idOf(field)
  const answer = answers[field]
  if (question.as === 'switch') {
    const { yes, no } = text
    return (
      <SwitchField {...{ id, label, help, yes, no }} defaultChecked={answer?.yes} {...control(field)}>
        {question.details && <QuestionField field={question.details} />}
      </SwitchField>
    )
  }
  const { as, required = false, ...look } = question
  const said = { id, help, note: required ? undefined : text.optional, error: errorOf(field) }
  if ('options' in look)
    return (
      <ChoiceTiles
        {...look}
        {...said}
        legend={label}
        chosen={answer?.chosen ?? []}
        control={control(field)}
      />
    )
  const common = { ...said, ...look, label, required, defaultValue: answer?.text, ...control(field) }
  return as === 'sentences' ? (
    <TextField maxLength={onboardingLimits.text} {...common} rows={4} />
  ) : (
    <TextField type="text" maxLength={onboardingLimits.line} {...common} />
  )
}
