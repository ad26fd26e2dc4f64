import type { PageContextServer } from 'vike/types'

/** What a lead form's page starts from: empty, or what came back with its faults. */
export type FormData = {
  submissionId: string
  /** As sent, hidden fields included; empty on a first visit. */
  values: Partial<Record<string, string>>
  /** The first message of each faulty field. */
  errors: Partial<Record<string, string>>
  /** What is wrong with the whole form; null on a first visit. */
  message: string | null
}

export function formDataOf(pageContext: PageContextServer): FormData {
  const { form } = pageContext.services
  return {
    submissionId: form?.values.submissionId || crypto.randomUUID(),
    values: form?.values ?? {},
    errors: Object.fromEntries(
      Object.entries(form?.errors ?? {}).map(([name, messages]) => [name, messages[0]]),
    ),
    message: form?.message ?? null,
  }
}

const referencePattern = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/

/** The reference comes in the address; anything that does not look like one is not shown. */
export function referenceIn(pageContext: PageContextServer): string | null {
  const { ref } = pageContext.urlParsed.search
  return ref !== undefined && referencePattern.test(ref) ? ref : null
}
