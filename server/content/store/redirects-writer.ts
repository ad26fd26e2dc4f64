import path from 'node:path'
import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import { problem } from '../../kernel/errors.ts'
import { publicModes, removeDurable, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import { bytesToReplace } from './disk.ts'
import { addRedirects, readRedirects, redirectsName } from './redirects-file.ts'

type RedirectsWriterOptions = {
  dir: string
  repository: Pick<GuardedRepository, 'commit' | 'unstage' | 'uncommitted'>
  committer: Person
  clock: () => number
  log: Log
}

/** Public modes: editors with an account on this machine read the folder too. */
const fileMode = { mode: publicModes.file }

/** Writes rules into `redirects.yaml` and commits them. Knows nothing of what is served. Calls must not overlap. */
export function createRedirectsWriter({ dir, repository, committer, clock, log }: RedirectsWriterOptions) {
  const file = path.join(dir, redirectsName)
  const paths = [redirectsName]
  const commit = (message: string, author: Person) =>
    repository.commit({ paths, message, author, date: new Date(clock()) })

  async function putBack(before: Buffer | null): Promise<void> {
    try {
      if (before) await writeDurable(file, before, fileMode)
      else await removeDurable(file)
    } catch (error) {
      log.error({ error }, 'A file could not be put back after a save that failed')
    }
    await repository.unstage(paths)
  }

  return {
    /**
     * Adds one rule to the file as it is now, with one commit; an edit by hand gets a commit of its own before. Resolves
     * with the new text. Throws a `Problem`: `conflict` for a file with a fault and an address that has a rule, `invalid` for a
     * rule that cannot be added.
     */
    async add(rule: RedirectRule, author: Person): Promise<string> {
      const bytes = await bytesToReplace(dir, redirectsName)
      const before = bytes === null ? null : bytes.toString('utf8')
      const [fault] = readRedirects(before ?? '').problems
      if (fault) {
        throw problem(
          'conflict',
          `${redirectsName} was edited by hand and has a fault (${fault.field}: ${fault.message}). Nothing was saved.`,
        )
      }
      let text: string
      try {
        text = addRedirects(before, [rule])
      } catch (error) {
        const message = error instanceof Error ? error.message : ''
        throw problem('invalid', message, { errors: { to: [message] } })
      }
      if (text === (before ?? '')) throw problem('conflict', `There is a rule for ${rule.from} already.`)
      if (bytes && (await repository.uncommitted()).includes(redirectsName))
        await commit(`Keep ${redirectsName} as it was edited outside`, committer)
      let committed = false
      try {
        await writeDurable(file, text, fileMode)
        await commit(`Redirect ${rule.from} to ${rule.to ?? 'nowhere (gone)'}`, author)
        committed = true
      } finally {
        if (!committed) await putBack(bytes)
      }
      return text
    },
  }
}
