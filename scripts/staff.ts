import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { accountSchema, signInLinkEndpoint } from '#domain/staff/credentials.schema.ts'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import type { Config } from '#server/config.ts'
import { type Accounts, createAccounts } from '#server/staff/accounts.ts'
import { type Context, exit, failed, print, UsageError, withConfig } from './command.ts'
import { recordAtCommandLine } from './record-activity.ts'

export function addStaffCommands(program: Command): void {
  const staff = program.command('staff').description('Who can sign in. Links work once, within a day.')
  staff.command('list').description('who can sign in').action(withAccounts(list))
  staff
    .command('add')
    .summary('a one-time link with which this person sets up an account')
    .description('A one-time link with which this person sets up an account, or the account itself.')
    .addArgument(emailArgument('<email>'))
    .option('--name <name>', 'of the person; with --password-stdin')
    .addOption(roleOption('the part of the studio that this person gets').default('owner'))
    .option('--password-stdin', 'creates the account itself, with the password read from standard input')
    .action(withAccounts(add))
  staff
    .command('role')
    .description('gives a member another role, from the next request on')
    .addArgument(emailArgument('<email>'))
    .addArgument(new Argument('<role>', 'of the member').choices(staffRoles))
    .action(withAccounts(role))
  staff
    .command('link')
    .summary('a one-time link to choose a new password, or for a new member')
    .description('A one-time link to choose a new password; without an email, for a new member.')
    .addArgument(emailArgument('[email]'))
    .option('--sign-in', 'to sign in once, with the password left as it is')
    .action(withAccounts(link))
  staff
    .command('remove')
    .description('ends the account, its links and its sessions')
    .addArgument(emailArgument('<email>'))
    .action(withAccounts(remove))
}

export const emailArgument = (name: string): Argument =>
  new Argument(name, 'of one person').argParser((text: string) => {
    const parsed = accountSchema.shape.email.safeParse(text)
    if (!parsed.success) throw new InvalidArgumentError('Name one email address.')
    return parsed.data
  })

const roleOption = (description: string): Option =>
  new Option('--role <role>', description).choices(staffRoles)

type StaffContext = Context & { accounts: Accounts }

const withAccounts = <Words extends unknown[]>(
  run: (context: StaffContext, ...words: Words) => Promise<number>,
) =>
  withConfig((context, ...words: Words) =>
    run(
      { ...context, accounts: createAccounts({ dir: path.join(context.config.dataDir, 'staff') }) },
      ...words,
    ),
  )

async function list({ accounts, json }: StaffContext): Promise<number> {
  const known = await accounts.list()
  const lines = known.map(({ email, name, role }) => `${email}  ${name}  ${role}`)
  print({ json }, known, lines.join('\n') || 'Nobody yet: staff add <email>')
  return exit.done
}

type AddOptions = { name?: string; passwordStdin?: true; role: StaffRole }

async function add(
  context: StaffContext,
  email: string,
  { name, passwordStdin, role }: AddOptions,
): Promise<number> {
  const { accounts } = context
  const taken = `${email} has an account already: use staff link.`
  if (!passwordStdin) {
    if (name !== undefined) {
      throw new UsageError(
        'The person who opens the link chooses the name: --name goes with --password-stdin.',
      )
    }
    if (await isKnown(accounts, email)) return failed(taken)
    return printSetUp(context, email, role)
  }
  const password = (await readText(process.stdin)).replace(/\r?\n$/, '')
  const parsed = accountSchema.safeParse({ email, name, password })
  if (!parsed.success) {
    throw new UsageError(parsed.error.issues.map((issue) => `${issue.message}.`).join('\n'))
  }
  const member = await accounts.add({ ...parsed.data, role })
  if (!member) return failed(taken)
  await recordAtCommandLine(context, { action: 'account-added', object: member.id })
  print(context, member, `${member.email} can sign in.`)
  return exit.done
}

async function role(context: StaffContext, email: string, wanted: StaffRole): Promise<number> {
  const { accounts } = context
  const member = (await accounts.list()).find((one) => one.email === email)
  if (!member) return failed(`Nobody has the address ${email}.`)
  if ((await accounts.setRole(member.id, wanted)) === 'last-owner') {
    return failed(`${email} is the only owner. Make somebody else an owner first.`)
  }
  await recordAtCommandLine(context, { action: 'role-changed', object: member.id, role: wanted })
  print(context, { ...member, role: wanted }, `${email} has the role ${wanted}.`)
  return exit.done
}

type LinkOptions = { signIn?: true }

async function link(
  context: StaffContext,
  email: string | undefined,
  { signIn }: LinkOptions,
): Promise<number> {
  const { accounts, config } = context
  if (email === undefined) {
    if (signIn) throw new UsageError('Name one email address.')
    return printSetUp(context, null)
  }
  if (!(await isKnown(accounts, email))) return failed(`Nobody has the address ${email}: use staff add.`)
  if (!signIn) return printSetUp(context, email)
  const token = await accounts.createLink(email, 'sign-in')
  await recordLink(context, email, 'sign-in')
  return printLink(context, `${originOf(config)}${signInLinkEndpoint}?token=${token}`, email)
}

async function remove(context: StaffContext, email: string): Promise<number> {
  const { accounts } = context
  const member = (await accounts.list()).find((one) => one.email === email)
  if (!(await accounts.remove(email))) return failed(`Nobody has the address ${email}.`)
  await recordAtCommandLine(context, { action: 'account-removed', object: member?.id ?? null })
  print(context, { removed: email }, `${email} can no longer sign in.`)
  return exit.done
}

async function printSetUp(
  context: StaffContext,
  email: string | null,
  role: StaffRole = 'owner',
): Promise<number> {
  const token = await context.accounts.createLink(email, 'set-up', role)
  await recordLink(context, email, 'set-up')
  return printLink(context, `${originOf(context.config)}/admin?setup=${token}`, email)
}

/** Records only the id of the link's recipient, which a new member does not have yet. */
async function recordLink(
  context: StaffContext,
  email: string | null,
  purpose: 'set-up' | 'sign-in',
): Promise<void> {
  const member = (await context.accounts.list()).find((one) => one.email === email)
  await recordAtCommandLine(context, { action: 'link-made', object: member?.id ?? null, purpose })
}

function printLink(context: Context, link: string, email: string | null): number {
  print(context, { link }, `For ${email ?? 'a new member'}, once, within a day:\n${link}`)
  return exit.done
}

const originOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`

const isKnown = async (accounts: Accounts, email: string): Promise<boolean> =>
  (await accounts.list()).some((member) => member.email === email)
