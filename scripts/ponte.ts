import { hasCode } from '#server/kernel/files.ts'
import { runCommand } from './run-command.ts'

// A reader that closes early, such as `head`, is not an error
process.stdout.on('error', (error) => {
  if (!hasCode(error, 'EPIPE')) throw error
})

await runCommand(process.argv.slice(2))
