import { zodResolver } from '@hookform/resolvers/zod'
import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { config, type ZodMiniType } from 'zod/mini'

// Its compiled parsers use eval, which the content security policy refuses.
config({ jitless: true })

/** Field → a message's key, or a sentence of the server's. */
export type LeadFaults = Readonly<Partial<Record<string, string>>>

export type LiveLeadOptions = {
  form: HTMLFormElement
  /** Of all fields that are sent. */
  names: readonly string[]
  onFaults: (faults: LeadFaults) => void
}

/** What checks a lead form once its code is there. */
export type LiveLead = {
  /** What a field's control has to be given. */
  control: (name: string) => UseFormRegisterReturn
  /** Checks the form; a faulty field gets the focus, and `refused` the names of the faulty ones. */
  submit: (taken: (values: FieldValues) => unknown, refused: (fields: string[]) => unknown) => void
  /** What the server has against some fields. */
  refuse: (faults: LeadFaults) => void
  /** Takes what is said under the fields away. */
  forgive: () => void
  empty: () => void
  /** Puts values into fields. */
  fill: (values: Readonly<Record<string, string>>) => void
}

/** Checks the form from here on. Starts from what stands in it: people may have typed before this code arrived. */
export function createLiveLead(
  schema: ZodMiniType<unknown, FieldValues>,
  { form, names, onFaults }: LiveLeadOptions,
): LiveLead {
  const typed = new FormData(form)
  const { register, handleSubmit, setError, setValue, clearErrors, reset, subscribe } =
    createFormControl<FieldValues>({
      defaultValues: Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ''])),
      resolver: zodResolver(schema as ZodMiniType<FieldValues, FieldValues>),
    })
  subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => onFaults(saidOf(errors)) })
  return {
    control: (name) => register(name),
    submit: (taken, refused) => void handleSubmit(taken, (errors) => refused(Object.keys(errors)))(),
    refuse(faults) {
      for (const [name, message] of Object.entries(faults)) if (message) setError(name, { message })
    },
    forgive: () => clearErrors(),
    fill(values) {
      for (const [name, value] of Object.entries(values)) setValue(name, value)
    },
    empty: () => reset(Object.fromEntries(names.map((name) => [name, '']))),
  }
}

const saidOf = (errors: FieldErrors): LeadFaults =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  )
