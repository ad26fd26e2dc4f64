import type { ComponentProps, ReactNode } from 'react'
import type { OnboardingField } from '#domain/leads/onboarding.schema.ts'
import { onboardingLimits } from '#domain/leads/onboarding-form.schema.ts'
import { onboardingText } from '#locales/en/onboarding.ts'
import { ChoiceTiles } from '#renderer/ui/fields/choice-tiles.tsx'
import { SwitchField } from '#renderer/ui/fields/switch-field.tsx'
import { TextField } from '#renderer/ui/fields/text-field.tsx'
import { idOf } from '../parts.ts'
import { useBrief } from './brief-context.ts'

type Asked = {
  field: OnboardingField
  label: string
  help?: string
  /** Must be answered. The others say that they may stay empty. */
  required?: boolean
  minLength?: number
  maxLength?: number
}

function useText({ field, label, required = false, ...rest }: Asked) {
  const { answers, errorOf, control } = useBrief()
  return {
    ...rest,
    id: idOf(field),
    label,
    note: required ? undefined : onboardingText.optional,
    required,
    defaultValue: answers[field]?.text,
    error: errorOf(field),
    control: control(field),
  }
}

/** One line. */
export function Line({
  type = 'text',
  half = false,
  autoComplete,
  maxLength = onboardingLimits.line,
  ...asked
}: Asked & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & { half?: boolean }) {
  const { control, ...field } = useText({ ...asked, maxLength })
  return <TextField {...field} {...control} type={type} half={half} autoComplete={autoComplete} />
}

/** A few sentences. */
export function Sentences(asked: Asked) {
  const { control, ...field } = useText({ maxLength: onboardingLimits.text, ...asked })
  return <TextField {...field} {...control} rows={4} />
}

/** Any number of the given answers. */
export function Choice({
  field,
  legend,
  required = false,
  ...look
}: { field: OnboardingField; required?: boolean } & Pick<
  ComponentProps<typeof ChoiceTiles>,
  'legend' | 'help' | 'options' | 'look'
>) {
  const { answers, errorOf, control } = useBrief()
  return (
    <ChoiceTiles
      {...look}
      id={idOf(field)}
      legend={legend}
      note={required ? undefined : onboardingText.optional}
      chosen={answers[field]?.chosen ?? []}
      error={errorOf(field)}
      control={control(field)}
    />
  )
}

/** Yes or no. */
export function Ask({
  field,
  label,
  help,
  children,
}: {
  field: OnboardingField
  label: string
  help?: string
  children?: ReactNode
}) {
  const { answers, control } = useBrief()
  const { yes, no } = onboardingText
  return (
    <SwitchField
      id={idOf(field)}
      label={label}
      help={help}
      yes={yes}
      no={no}
      defaultChecked={answers[field]?.yes}
      {...control(field)}
    >
      {children}
    </SwitchField>
  )
}
