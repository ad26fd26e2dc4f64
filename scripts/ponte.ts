import { hasCode } from '#server/kernel/files.ts'
import { runCommand } from './run-command.ts'

// A reader that has seen enough, such as `head`, is no fault
process.stdout.on('error', (error) => {
  if (!hasCode(error, 'EPIPE')) throw error
})

await runCommand(process.argv.slice(2))
