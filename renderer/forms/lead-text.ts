import type { formsText } from '#locales/en/forms.ts'
import type { leadMessages } from '#locales/en/lead-messages.ts'
import type { Translation } from '#locales/translation.ts'

/** What every lead form of a language says: around its fields, and under them. */
export type LeadLanguage = {
  forms: Translation<typeof formsText>
  messages: Translation<typeof leadMessages>
}

/** What one dialog says (R49, R62). */
export type DialogText = {
  intro: string
  submit: string
  /** The button's words while it sends; it keeps its own where there are none. */
  submitting?: string
  /** The button that closes; without it ×, Esc and the backdrop do. */
  cancel?: string
  /** The notice after a failure; `noAnswer` where the wait for the server ran out. */
  failed: { title: string; text: string; noAnswer?: string }
}
