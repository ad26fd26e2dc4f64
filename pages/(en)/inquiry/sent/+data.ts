import type { PageContextServer } from 'vike/types'

export type Data = { reference: string | null }

const referencePattern = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/

/** The reference comes in the address; anything that does not look like one is not shown. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { ref } = pageContext.urlParsed.search
  return { reference: ref !== undefined && referencePattern.test(ref) ? ref : null }
}
