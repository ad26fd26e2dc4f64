import type { Command } from 'commander'
import { exportContent, FolderInUse } from '#server/content/export.ts'
import { exit, failed, onInterrupt, print, withConfig } from './command.ts'

/** `ponte export`. The server may run. */
export function addExportCommands(program: Command): void {
  program
    .command('export')
    .summary('the repository of the content with its history, and the pictures, in a folder')
    .description(
      'Copies the repository of the content with its history, and the pictures, into a folder. The server may run.',
    )
    .argument('<folder>', 'new or empty')
    .action(
      withConfig(async ({ config: { contentDir, publicObjectsDir }, json }, folder: string) => {
        try {
          const report = await onInterrupt((signal) =>
            exportContent({ folder, contentDir, publicObjectsDir, signal }),
          )
          const history = report.hasHistory ? 'with their history' : 'which have no history yet'
          const lines = [
            `${report.posts} posts, ${history}: ${report.content}`,
            `Pictures: ${report.pictures}`,
          ]
          print({ json }, report, lines.join('\n'))
          return exit.done
        } catch (error) {
          if (error instanceof FolderInUse) return failed(error.message)
          if (error instanceof Error && error.name === 'AbortError')
            return failed('Interrupted: nothing was written.')
          throw error
        }
      }),
    )
}
