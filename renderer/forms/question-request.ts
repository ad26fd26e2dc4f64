import type { Locale } from '#domain/locales.ts'
import { formAddress } from '#domain/routes.ts'

/** What a button asks for when it opens the question dialog. */
export type QuestionRequest = {
  /** Heading of the dialog. */
  title: string
  /** Text of the button, told to staff as "sent from" (R54). */
  button: string
}

/** The page with the same form in it, for visitors without script (R47). `page` is where the button stands. */
export const questionAddress = (
  locale: Locale,
  { button }: Pick<QuestionRequest, 'button'>,
  page: string,
): string => `${formAddress(locale, 'question')}?${new URLSearchParams({ button, page })}`
