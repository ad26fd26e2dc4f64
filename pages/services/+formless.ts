import type { PageContextServer } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'
import { ownDialog } from '#renderer/forms/lead-forms.ts'

/** If a language's services link to another page (R29), only one of them has fields: those of its example. */
export const formless = ({ texts, urlPathname }: PageContextServer): boolean =>
  texts.inquiry.serviceLink !== undefined &&
  ownDialog(texts.inquiry, urlPathname) === undefined &&
  serviceOf(urlPathname) !== 'client-retention-tools'
