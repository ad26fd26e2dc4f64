import type { Locale } from '#domain/locales.ts'
import { formAddress } from '#domain/routes.ts'

/** What a button asks for when it opens the inquiry dialog. */
export type InquiryRequest = {
  /** What the inquiry is about; the Italian pricing page does not say (R27). */
  packageName?: string
  /** Heading of the dialog. */
  title: string
  /** Text of the button, told to staff as "sent from" (R54). */
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
