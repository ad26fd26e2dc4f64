import { isInternationalNumber } from '#domain/telephone.ts'

/** Characters that start a formula; the last four are full-width forms, which some spreadsheets accept. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A cell that a spreadsheet would take for a formula gets a leading apostrophe (OWASP, CSV injection); a telephone
 * number such as `+39 06 1234` stays as it was typed.
 */
export const inertCell = (text: string): string =>
  formulaStart.test(text) && !isInternationalNumber(text) ? `'${text}` : text
