import { isInternationalNumber } from '#domain/telephone.ts'

/** Characters that start a formula; the last four are full-width forms, which some spreadsheets accept. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Puts an apostrophe before the text of a cell that a spreadsheet would read as a formula (OWASP, CSV
 * injection). A telephone number such as `+39 06 1234` stays as typed.
 */
export const inertCell = (text: string): string =>
  formulaStart.test(text) && !isInternationalNumber(text) ? `'${text}` : text
