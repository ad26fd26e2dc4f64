import { type RedirectRule, readRedirectRules } from '#domain/site/redirects.schema.ts'
import { problem } from '../../kernel/errors.ts'
import type { Person } from '../git/person.ts'
import { bytesToReplace } from '../store/disk.ts'
import type { FieldProblem } from '../store/front-matter.ts'
import { addRedirects, readRedirects, redirectsName } from '../store/redirects-file.ts'
import { byField, type Desk } from './save.ts'

/** Throws a `Problem` (invalid) for an invalid redirect. */
export function assertRedirect(rule: RedirectRule): void {
  const read = readRedirectRules({ rules: [rule] })
  if (!read.ok) throw invalidRule(read.problems)
}

/**
 * Adds a redirect to the current file, with one commit. Throws a `Problem`: `conflict` when the file has a
 * fault or the address has a rule, `invalid` for a rule that cannot be added. Runs in the queue of saves.
 */
export async function addRedirect(
  desk: Desk,
  dir: string,
  rule: RedirectRule,
  author: Person,
): Promise<void> {
  const before = (await bytesToReplace(dir, redirectsName))?.toString('utf8') ?? ''
  const [fault] = readRedirects(before).problems
  if (fault) {
    throw problem(
      'conflict',
      `${redirectsName} was edited by hand and has a fault (${fault.field}: ${fault.message}). Nothing was saved.`,
    )
  }
  const text = withRule(before, rule)
  if (text === before) throw problem('conflict', `There is a rule for ${rule.from} already.`)
  const message = `Redirect ${rule.from} to ${rule.to ?? 'nowhere (gone)'}`
  await desk.write({ files: new Map([[redirectsName, text]]), message, author })
  if (desk.content.wroteSettings(redirectsName, text)) desk.served.publish()
  desk.committed()
}

function withRule(text: string, rule: RedirectRule): string {
  try {
    return addRedirects(text, [rule])
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    throw problem('invalid', message, { errors: { to: [message] } })
  }
}

function invalidRule(problems: readonly FieldProblem[]) {
  const errors = byField(
    problems.map(({ field, message }) => ({ field: field.replace(/^rules\.0\.?/, ''), message })),
  )
  const [first] = problems
  return problem('invalid', `The address ${first?.message}.`, { errors })
}
