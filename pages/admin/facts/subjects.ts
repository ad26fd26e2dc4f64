import type { Difference } from '#domain/site/differences.ts'
import { factsText as text } from '#locales/en/admin-facts.ts'

/** `package/get-found/price` as "Price of the package get-found". */
export function subjectInWords(subject: string): string {
  const [kind = '', id = '', figure = ''] = subject.split('/')
  const words: Readonly<Record<string, string>> = text.subjects
  const of = id === '' ? '' : ` ${id}`
  const name = `${words[kind] ?? kind}${of}`
  return figure === '' ? name : `${name}: ${words[figure] ?? figure}`
}

export const readingsInWords = (readings: Difference['readings'] = []): string =>
  readings.map(({ where, value }) => `${where}: ${value}`).join(' · ')
