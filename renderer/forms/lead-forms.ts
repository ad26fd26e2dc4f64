import type { InquiryField } from '#domain/leads/inquiry.schema.ts'
import {
  inquiryEndpoint,
  inquiryLimits,
  questionEndpoint,
  questionLimits,
} from '#domain/leads/lead-form.schema.ts'
import type { QuestionField } from '#domain/leads/question.schema.ts'
import type { Locale } from '#domain/locales.ts'
import { englishPathOf, formAddress, serviceOf } from '#domain/routes.ts'
import type { Frame, InquiryDialogText, InquiryText } from '#locales/shapes.ts'

/** The two short forms, each a dialog, or a page without script (R47). This file holds their differences. */
export type LeadForm = 'inquiry' | 'question'

export const leadEndpoints = { inquiry: inquiryEndpoint, question: questionEndpoint } as const

/** What a button passes when it opens a form. */
export type LeadRequest = {
  form: LeadForm
  /** Subject of an inquiry; the Italian pricing page gives none (R27). */
  packageName?: string
  /** Heading of the dialog. */
  title: string
  /** Text of the button, shown to staff as "sent from" (R54). */
  button: string
}

type Control = {
  /** Shares its row with a neighbour. */
  half?: boolean
  autoComplete?: string
} & ({ type: 'text' | 'email' | 'tel' } | { rows: number })

/** A form control, for the dialog and the page alike. All are required. */
export type LeadField = Control & { name: string; label: string; help?: string; maxLength: number }

const email: Control = { type: 'email', autoComplete: 'email' }

/** In the order of the form. A field of the schema without a control, or without a limit, is a type error. */
const controls: {
  inquiry: Record<Exclude<InquiryField, 'packageName'>, Control>
  question: Record<QuestionField, Control>
} = {
  inquiry: {
    name: { half: true, type: 'text', autoComplete: 'given-name' },
    surname: { half: true, type: 'text', autoComplete: 'family-name' },
    email,
    phone: { type: 'tel', autoComplete: 'tel' },
  },
  question: {
    name: { type: 'text', autoComplete: 'name' },
    email,
    question: { rows: 5 },
  },
}
const limits: { [Form in LeadForm]: Record<keyof (typeof controls)[Form], number> } = {
  inquiry: inquiryLimits,
  question: questionLimits,
}

/** `labels` are keyed by field; the text of `<field>Help` is shown below the field. */
export const fieldsOf = (form: LeadForm, labels: Readonly<Record<string, string>>): LeadField[] => {
  const limitOf: Readonly<Record<string, number>> = limits[form]
  return Object.entries<Control>(controls[form]).map(([name, control]) => {
    const help = labels[`${name}Help`]
    return {
      name,
      label: labels[name] ?? name,
      ...(help !== undefined && { help }),
      maxLength: limitOf[name] ?? 0,
      ...control,
    }
  })
}

/** The page's own wording of the inquiry dialog (R27, R29); undefined where it uses the common one. */
export const ownDialog = ({ dialogs }: InquiryText, pathname: string): InquiryDialogText | undefined =>
  dialogs?.[englishPathOf(pathname)]

export const dialogTextOf = (form: LeadForm, { inquiry, question }: Frame, pathname: string) =>
  form === 'question' ? question : (ownDialog(inquiry, pathname) ?? inquiry)

const isPricing = (pathname: string): boolean => englishPathOf(pathname) === '/pricing'

/** The messages under the fields; the pricing inquiry has its own wording for one of them (R64). */
export const messagesOf = (form: LeadForm, { messages }: Frame, pathname: string): Frame['messages'] =>
  form === 'inquiry' && isPricing(pathname)
    ? { ...messages, emailInvalid: messages.emailInvalidPricing }
    : messages

/** Title and text of the thanks; a language may name the service, or say more on the pricing page (R62). */
export function thanksOf(form: LeadForm, texts: Frame, page: string): { title: string; text: string } {
  if (form === 'question') {
    const { title, text, textOnPricing } = texts.question.sent
    return { title, text: (isPricing(page) ? textOnPricing : undefined) ?? text }
  }
  const { title, text, textFor } = dialogTextOf(form, texts, page).sent as InquiryText['sent']
  const service = serviceOf(page)
  return {
    title,
    text: service && textFor ? textFor({ service: texts.interface.services[service].name }) : text,
  }
}

/** Address of the page with the same form, without script (R47). `page`: the page of the button. */
export function leadAddress(locale: Locale, request: Omit<LeadRequest, 'title'>, page: string): string {
  const { form, packageName, button } = request
  const query = new URLSearchParams({ ...(packageName && { package: packageName }), button, page })
  return `${formAddress(locale, form)}?${query}`
}
