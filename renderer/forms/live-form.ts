import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors, type FieldValues, type UseFormProps } from 'react-hook-form'
import { config, type ZodMiniType } from 'zod/mini'

// Zod's compiled parsers use eval, which the content security policy refuses.
config({ jitless: true })

/** Field → the message under it. */
export type Faults = Readonly<Partial<Record<string, string>>>

export type LiveForm = ReturnType<typeof createLiveForm>

type LiveFormOptions = Pick<UseFormProps, 'mode' | 'shouldFocusError'> & {
  /** The form's current values: the visitor may have typed before this code arrived. */
  values: FieldValues
  /** Texts by the keys that the schema reports; the server sends sentences. */
  messages: Readonly<Record<string, string>>
  onFaults: (faults: Faults) => void
}

/** Starts validating a form that React already shows. */
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
    /** Props for a field's control. */
    control: (name: string) => register(name),
    /** Calls `taken` with the values if the form is valid, otherwise `refused` with the errors. */
    submit: (taken: (values: Values) => unknown, refused?: (faults: Faults) => unknown): void =>
      void handleSubmit(taken, (errors) => refused?.(said(errors)))(),
    /** Shows the errors that the server found. */
    refuse(faults: Faults) {
      for (const [name, message] of Object.entries(faults)) if (message) setError(name, { message })
    },
    /** Removes the messages under the fields. */
    forgive: () => clearErrors(),
    fill(filled: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(filled)) setValue(name, value)
    },
    empty: () => reset(Object.fromEntries(Object.keys(values).map((name) => [name, '']))),
  }
}
