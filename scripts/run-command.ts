import { Command, CommanderError, Help } from 'commander'
import { exit } from './command.ts'

/** Loaded on demand, since loading the packages of all commands takes a second. */
const groups: { names: string[]; load: () => Promise<(program: Command) => void> }[] = [
  { names: ['staff'], load: async () => (await import('./staff.ts')).addStaffCommands },
  { names: ['check'], load: async () => (await import('./content-check.ts')).addContentCheck },
  { names: ['leads'], load: async () => (await import('./leads.ts')).addLeadsCommands },
  { names: ['backup', 'restore'], load: async () => (await import('./backup.ts')).addBackupCommands },
  { names: ['import'], load: async () => (await import('./import.ts')).addImportCommands },
  { names: ['export'], load: async () => (await import('./export.ts')).addExportCommands },
  { names: ['doctor'], load: async () => (await import('./doctor.ts')).addDoctor },
]

const commandsBelow = (command: Command): Command[] =>
  command.commands.flatMap((one) => (one.commands.length > 0 ? commandsBelow(one) : [one]))

const termOf = (command: Command): string => {
  const group = command.parent?.parent ? `${command.parent.name()} ` : ''
  return `${group}${new Help().subcommandTerm(command)}`
}

/** Runs the command given by the words after `ponte`, and sets the exit code of the process. */
export async function runCommand(words: readonly string[]): Promise<void> {
  // Set first: commands inherit these settings when they are added
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
75 a server is running (leads resend, release and erase), 78 invalid configuration.`,
    )
  const wanted = words.find((word) => !word.startsWith('-')) ?? ''
  const named = groups.filter(({ names }) => names.includes(wanted))
  for (const { load } of named.length > 0 ? named : groups) (await load())(program)
  program
    .command('help', { isDefault: true })
    .description('what a command takes')
    .argument('[command...]')
    .action((names: string[]) => showHelp(program, names))
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exit.done : exit.usage
    else {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = exit.failed
    }
  }
}

function showHelp(program: Command, names: readonly string[]): void {
  let found = program
  for (const name of names) {
    const next = found.commands.find((command) => command.name() === name)
    if (next) found = next
    else found.error(`There is no command ${name}.`)
  }
  found.outputHelp()
}
