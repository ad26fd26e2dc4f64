import { Command, CommanderError, Help } from 'commander'
import { addBackupCommands } from './backup.ts'
import { exit } from './command.ts'
import { addConfig } from './config.ts'
import { addContentCheck } from './content-check.ts'
import { addDoctor } from './doctor.ts'
import { addExportCommands } from './export.ts'
import { addImportCommands } from './import.ts'
import { addInitCommand } from './init.ts'
import { addLeadsCommands } from './leads.ts'
import { addOffsiteCommands } from './offsite.ts'
import { addReloadCommand } from './reload.ts'
import { addStaffCommands } from './staff.ts'
import { addUpgradeCommand } from './upgrade.ts'

const commandsBelow = (command: Command): Command[] =>
  command.commands.flatMap((one) => (one.commands.length > 0 ? commandsBelow(one) : [one]))

const termOf = (command: Command): string => {
  const group = command.parent?.parent ? `${command.parent.name()} ` : ''
  return `${group}${new Help().subcommandTerm(command)}`
}

// Commands take over these settings as they are added
const program = new Command('npm run ponte --')
  .usage('<command> [options]')
  .option('--json', 'prints data')
  .configureHelp({ visibleCommands: commandsBelow, subcommandTerm: termOf, showGlobalOptions: true })
  .showHelpAfterError()
  .exitOverride()
  .addHelpText(
    'after',
    `
Exit codes: 0 done (doctor: no fault, though perhaps warnings), 1 failed or something was found, 2 usage error,
78 invalid configuration.`,
  )

addInitCommand(program)
addStaffCommands(program)
addContentCheck(program)
addLeadsCommands(program)
addBackupCommands(program)
addOffsiteCommands(program)
addImportCommands(program)
addExportCommands(program)
addDoctor(program)
addConfig(program)
addReloadCommand(program)
addUpgradeCommand(program)
program
  .command('help', { isDefault: true })
  .description('what a command takes')
  .argument('[command...]')
  .action((names: string[]) => showHelp(names))

function showHelp(names: readonly string[]): void {
  let found = program
  for (const name of names) {
    const next = found.commands.find((command) => command.name() === name)
    if (next) found = next
    else found.error(`There is no command ${name}.`)
  }
  found.outputHelp()
}

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exit.done : exit.usage
  else {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = exit.failed
  }
}
