import type { Locale } from '#domain/locales.ts'
import { englishPathOf, formAddress } from '#domain/routes.ts'
import type { InquiryDialogText, InquiryText } from '#locales/shapes.ts'

/** What a button asks for when it opens the inquiry dialog. */
export type InquiryRequest = {
  /** What the inquiry is about; the Italian pricing page does not say (R27). */
  packageName?: string
  /** Heading of the dialog. */
  title: string
  /** Text of the button, shown to staff as "sent from" (R54). */
  button: string
  /** The service that the thanks name, where it is one (R62). */
  service?: string
}

/** The page with the same form in it, for visitors without script (R47). `page` is where the button stands. */
export function inquiryAddress(
  locale: Locale,
  { packageName, button }: Pick<InquiryRequest, 'packageName' | 'button'>,
  page: string,
): string {
  const query = new URLSearchParams({ ...(packageName && { package: packageName }), button, page })
  return `${formAddress(locale, 'inquiry')}?${query}`
}

/** The dialog that a page words in its own way (R27, R29); undefined where it is the common one. */
export const ownDialog = ({ dialogs }: InquiryText, pathname: string): InquiryDialogText | undefined =>
  dialogs?.[englishPathOf(pathname)]

/** Title and text of the thanks; a language may name the service (R62). */
export const inquiryThanks = (
  { sent }: Pick<InquiryText, 'sent'>,
  service: string | undefined,
): { title: string; text: string } => ({
  title: sent.title,
  text: service && sent.textFor ? sent.textFor({ service }) : sent.text,
})
