import { type Command, Option } from 'commander'
import { isApiOnly, isRoleId, ROLES } from '../../contract/auth/roles.ts'
import type { User } from '../../contract/directory/user.ts'
import { appendEntry } from '../audit/index.ts'
import { createSignInLink, PUBLIC_URL } from '../auth/index.ts'
import { isUniqueViolation, staleRead, type Tx } from '../db/index.ts'
import {
  findUserByEmail,
  insertUser,
  listUsers,
  replaceRoles,
  updateUserEmail,
  updateUserStatus,
} from '../directory/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import {
  CliError,
  type CommonOptions,
  checkEmail,
  checkText,
  print,
  UsageError,
  withTenant,
  withTenantOption,
} from './command.ts'

const PAGE_ROWS = 1000
export const ROLE_IDS = Object.keys(ROLES).join(', ')

export function addUser(program: Command): void {
  const user = program.command('user').description('manage the people who can sign in')
  addCreate(user)
  addList(user)
  addUpdate(user)
  addSignInLink(user)
}

function addCreate(user: Command): void {
  withTenantOption(user.command('create'))
    .description('add a person')
    .requiredOption('--email <address>', 'e-mail address, unique in the tenant')
    .option('--name <name>', 'display name (default: the e-mail address)')
    .addOption(repeatable(new Option('--role <role>', `role; may be repeated: ${ROLE_IDS} (default: basic_user)`)))
    .action((options: CommonOptions & { email: string; name?: string; role?: string[] }) =>
      withTenant(options, async (database, tenant) => {
        const email = checkEmail(options.email)
        const { name = email, role: roles = ['basic_user'] } = options
        checkText('--name', name)
        checkRoles(roles)
        const created = { id: newId(), email, displayName: name, roles }
        try {
          await database.tx(async (tx) => {
            await insertUser(tx, tenant.id, created)
            const detail = { email, roles }
            appendEntry(tx, {
              tenantId: tenant.id,
              operation: 'cli.user.create',
              outcome: 'done',
              targetId: created.id,
              detail,
            })
          })
        } catch (error) {
          if (isUniqueViolation(error, 'user_versions_email'))
            throw new CliError(`A user with the e-mail address ${email} already exists.`)
          throw error
        }
        print(options, created, `User ${email} created (${roles.join(', ')}).`)
      }),
    )
}

function addList(user: Command): void {
  withTenantOption(user.command('list'))
    .description('list people')
    .option('--role <role>', `only people with this role: ${ROLE_IDS}`)
    .action((options: CommonOptions & { role?: string }) =>
      withTenant(options, async (database, tenant) => {
        const { role } = options
        if (role !== undefined) checkRoles([role])
        const users = await database.read(async (reader) => {
          const all: User[] = []
          for (let page: User[] | undefined; page === undefined || page.length === PAGE_ROWS; all.push(...page))
            page = await listUsers(
              reader,
              tenant.id,
              { after: all.at(-1)?.id ?? '', limit: PAGE_ROWS },
              role === undefined ? {} : { roleIds: [role] },
            )
          return all
        })
        const lines = users.map(
          ({ email, status, roleIds }) => `${email}  ${status.toLowerCase()}  ${roleIds.join(', ')}`,
        )
        const shown = users.map(({ id, email, displayName, status, roleIds }) => ({
          id,
          email,
          displayName,
          status,
          roleIds,
        }))
        print(options, shown, lines.join('\n') || 'No users.')
      }),
    )
}

interface UpdateOptions extends CommonOptions {
  email: string
  status?: 'enabled' | 'disabled'
  role?: string[]
  newEmail?: string | undefined
}

async function writeChanges(tx: Tx, tenantId: TenantId, id: string, { status, role, newEmail }: UpdateOptions) {
  // An import may have changed the person in between: then the change is made again, to what the person is now.
  const written = (revised: number) => {
    if (revised === 0) throw staleRead()
  }
  if (status) written(await updateUserStatus(tx, tenantId, id, status === 'enabled' ? 'ENABLED' : 'DISABLED'))
  if (role) await replaceRoles(tx, tenantId, id, role)
  if (newEmail !== undefined) written(await updateUserEmail(tx, tenantId, id, newEmail))
}

function addUpdate(user: Command): void {
  withTenantOption(user.command('update'))
    .description('enable or disable a person, or change their roles or e-mail address; takes effect within 5 seconds')
    .requiredOption('--email <address>', 'e-mail address of the person')
    .addOption(new Option('--status <status>', 'whether they may sign in').choices(['enabled', 'disabled']))
    .addOption(
      repeatable(new Option('--role <role>', `replace their roles with this one; may be repeated: ${ROLE_IDS}`)),
    )
    .option('--new-email <address>', 'new e-mail address; later imports do not overwrite it')
    .action((options: UpdateOptions) =>
      withTenant(options, async (database, tenant) => {
        const { email, status, role: roles } = options
        const newEmail = options.newEmail === undefined ? undefined : checkEmail(options.newEmail)
        if (status === undefined && roles === undefined && newEmail === undefined)
          throw new UsageError('Nothing to change. Add --status, --role or --new-email.')
        checkRoles(roles ?? [])
        const update = database.tx(async (tx) => {
          const found = await findUserByEmail(tx, tenant.id, email)
          if (!found) throw noUser(email)
          await writeChanges(tx, tenant.id, found.id, { ...options, newEmail })
          appendEntry(tx, {
            tenantId: tenant.id,
            operation: 'cli.user.update',
            outcome: 'done',
            targetId: found.id,
            detail: { status, roles, email: newEmail },
          })
        })
        await update.catch((error: unknown) => {
          if (isUniqueViolation(error, 'user_versions_email'))
            throw new CliError(`A user with the e-mail address ${newEmail} already exists.`)
          throw error
        })
        print(options, { email: newEmail ?? email, status, roles }, `User ${newEmail ?? email} updated.`)
      }),
    )
}

function addSignInLink(user: Command): void {
  withTenantOption(user.command('sign-in-link'))
    .description('print a link that signs a person in once, within 15 minutes')
    .requiredOption('--email <address>', 'e-mail address of the person')
    .action((options: CommonOptions & { email: string }) =>
      withTenant(options, async (database, tenant, config) => {
        const link = await database.tx(async (tx) => {
          const found = await requireUser(findUserByEmail(tx, tenant.id, options.email), options.email)
          appendEntry(tx, {
            tenantId: tenant.id,
            operation: 'cli.user.sign_in_link',
            outcome: 'done',
            targetId: found.id,
            detail: {},
          })
          return createSignInLink(
            tx,
            tenant.id,
            found.id,
            new URL(`${config.get(PUBLIC_URL).protocol}//${tenant.host}`),
          )
        })
        print(options, { link }, link)
      }),
    )
}

export const noUser = (email: string) =>
  new CliError(`No user has the e-mail address ${email}. To list users: npx recert user list`)

export async function requireUser(found: Promise<User | undefined>, email: string): Promise<User> {
  const user = await found
  if (!user) throw noUser(email)
  if (user.status !== 'ENABLED') throw new CliError(`${email} is ${user.status.toLowerCase()} and cannot sign in.`)
  return user
}

export function checkRoles(roles: readonly string[]): void {
  const unknown = roles.find((role) => !isRoleId(role))
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is not a role. Roles: ${ROLE_IDS}`)
  const apiOnly = roles.find((role) => isRoleId(role) && isApiOnly(role))
  if (apiOnly !== undefined)
    throw new UsageError(`"${apiOnly}" is a role for credentials only: npx recert credential create --role ${apiOnly}`)
}

/** An option that may be repeated and collects its values. */
export const repeatable = (option: Option): Option =>
  option.argParser((value: string, previous: string[] | undefined) => [...(previous ?? []), value])
