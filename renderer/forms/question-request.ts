import type { Locale } from '#domain/locales.ts'
import { englishPathOf, formAddress } from '#domain/routes.ts'
import type { QuestionText } from '#locales/shapes.ts'

/** What a button asks for when it opens the question dialog. */
export type QuestionRequest = {
  /** Heading of the dialog. */
  title: string
  /** Text of the button, shown to staff as "sent from" (R54). */
  button: string
}

/** The page with the same form in it, for visitors without script (R47). `page` is where the button stands. */
export const questionAddress = (
  locale: Locale,
  { button }: Pick<QuestionRequest, 'button'>,
  page: string,
): string => `${formAddress(locale, 'question')}?${new URLSearchParams({ button, page })}`

/** Title and text of the thanks; a language may say more on the pricing page (R62). */
export const questionThanks = ({ sent }: QuestionText, page: string): { title: string; text: string } => ({
  title: sent.title,
  text: (englishPathOf(page) === '/pricing' ? sent.textOnPricing : undefined) ?? sent.text,
})
