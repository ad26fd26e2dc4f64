/** What a button asks for when it opens the question dialog. */
export type QuestionRequest = {
  /** Heading of the dialog. */
  title: string
  /** Text of the button, told to staff as "sent from" (decision 12). */
  button: string
  /** Path of the page it stands on: the thanks are worded by it (spec §8). */
  page: string
}

/** The page with the same form in it, for whoever has no script (decision 17). */
export const questionAddress = ({ button, page }: Pick<QuestionRequest, 'button' | 'page'>): string =>
  `/question?${new URLSearchParams({ page, button })}`
