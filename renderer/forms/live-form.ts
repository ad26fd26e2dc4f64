import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors, type FieldValues, type UseFormProps } from 'react-hook-form'
import { config, type ZodMiniType } from 'zod/mini'

// Its compiled parsers use eval, which the content security policy refuses.
config({ jitless: true })

/** Field → what is said under it. */
export type Faults = Readonly<Partial<Record<string, string>>>

export type LiveForm = ReturnType<typeof createLiveForm>

type LiveFormOptions = Pick<UseFormProps, 'mode' | 'shouldFocusError'> & {
  /** The form's present values: people may have typed before this code arrived. */
  values: FieldValues
  /** The schema speaks in keys of these; the server in sentences. */
  messages: Readonly<Record<string, string>>
  onFaults: (faults: Faults) => void
}

/** Checks a form that React shows already from here on. */
export function createLiveForm<Values extends FieldValues>(
  schema: ZodMiniType<unknown, FieldValues>,
  { values, messages, onFaults, ...options }: LiveFormOptions,
) {
  const { register, handleSubmit, setError, setValue, clearErrors, reset, subscribe } = createFormControl<
    FieldValues,
    unknown,
    Values
  >({ ...options, defaultValues: values, resolver: zodResolver(schema as ZodMiniType<Values, FieldValues>) })

  const said = (errors: FieldErrors): Faults =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([name, error]) =>
        typeof error?.message === 'string' ? [[name, messages[error.message] ?? error.message]] : [],
      ),
    )
  subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => onFaults(said(errors)) })

  return {
    /** What a field's control has to be given. */
    control: (name: string) => register(name),
    /** Calls `taken` with the values of a form without faults, or `refused` with the faults. */
    submit: (taken: (values: Values) => unknown, refused?: (faults: Faults) => unknown): void =>
      void handleSubmit(taken, (errors) => refused?.(said(errors)))(),
    /** What the server has against some fields. */
    refuse(faults: Faults) {
      for (const [name, message] of Object.entries(faults)) if (message) setError(name, { message })
    },
    /** Takes what is said under the fields away. */
    forgive: () => clearErrors(),
    fill(filled: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(filled)) setValue(name, value)
    },
    empty: () => reset(Object.fromEntries(Object.keys(values).map((name) => [name, '']))),
  }
}
