/** What a button asks for when it opens the inquiry dialog. */
export type InquiryRequest = {
  packageName: string
  /** Heading of the dialog. */
  title: string
  /** Text of the button, told to staff as "sent from" (decision 12). */
  button: string
  /** The service that the thanks name, where it is one (spec §8). */
  service?: string
}

/** The page with the same form in it, for whoever has no script (decision 17). */
export const inquiryAddress = ({
  packageName,
  button,
}: Pick<InquiryRequest, 'packageName' | 'button'>): string =>
  `/inquiry?${new URLSearchParams({ package: packageName, button })}`
