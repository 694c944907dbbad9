import { type Command, Option } from 'commander'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import { appendEntry } from '../audit/index.ts'
import {
  cidrViolations,
  createCredential,
  deleteCredential,
  LIFESPANS,
  type Lifespan,
  listCredentials,
  roleViolations,
  SECRET_LABEL,
} from '../auth/index.ts'
import { findUserByEmail } from '../directory/index.ts'
import { CliError, type CommonOptions, checkText, print, withTenant, withTenantOption } from './command.ts'
import { noUser, ROLE_IDS, repeatable, requireUser } from './user.ts'

interface CreateOptions extends CommonOptions {
  user: string
  name: string
  expires: Lifespan
  cidr?: string[]
  role?: string[]
}

export function addCredential(program: Command): void {
  const credential = program.command('credential').description('manage API credentials')
  addCreate(credential)
  addList(credential)
  addDelete(credential)
}

function addCreate(credential: Command): void {
  withTenantOption(credential.command('create'))
    .description('create an API credential; its secret is printed once and not stored')
    .requiredOption('--user <email>', 'owner; the credential never has more permissions than this person')
    .requiredOption('--name <name>', 'what the credential is for')
    .addOption(new Option('--expires <lifespan>', 'lifespan').choices(Object.keys(LIFESPANS)).default('90d'))
    .addOption(
      repeatable(
        new Option('--cidr <range>', 'IP address or range it may be used from; may be repeated (default: any)'),
      ),
    )
    .addOption(
      repeatable(
        new Option(
          '--role <role>',
          `allow only what this role allows; may be repeated: ${ROLE_IDS} (default: all rights of the owner)`,
        ),
      ),
    )
    .action((options: CreateOptions) =>
      withTenant(options, async (database, tenant, config) => {
        const created = await database.tx(async (tx) => {
          const owner = await requireUser(findUserByEmail(tx, tenant.id, options.user), options.user)
          const request = {
            userId: owner.id,
            displayName: checkText('--name', options.name),
            lifespan: options.expires,
            allowedCidrs: options.cidr ?? [],
            scopedRoles: options.role ?? [],
          }
          failOn('--cidr', cidrViolations(request.allowedCidrs, 'cidr'))
          failOn('--role', roleViolations(request.scopedRoles, 'role'))
          const made = await createCredential(tx, tenant, config.get(SECRET_LABEL), request)
          const { userId: _, ...detail } = { ...request, clientId: made.clientId, owner: owner.id }
          appendEntry(tx, {
            tenantId: tenant.id,
            operation: 'cli.credential.create',
            outcome: 'done',
            targetId: made.id,
            detail,
          })
          return made
        })
        const { clientId, clientSecret } = created
        print(
          options,
          { clientId, clientSecret },
          `Client ID:      ${clientId}\nClient Secret:  ${clientSecret}\n\nStore the secret now: it is not shown again.`,
        )
      }),
    )
}

function addList(credential: Command): void {
  withTenantOption(credential.command('list'))
    .description('list the API credentials of a person')
    .requiredOption('--user <email>', 'owner')
    .action((options: CommonOptions & { user: string }) =>
      withTenant(options, async (database, tenant) => {
        const clients = await database.read(async (reader) => {
          const owner = await findUserByEmail(reader, tenant.id, options.user)
          if (!owner) throw noUser(options.user)
          return listCredentials(reader, tenant.id, { after: '', limit: 1000 }, { userIds: [owner.id] })
        })
        const lines = clients.map(
          ({ clientId, displayName, expiresTime = 'never' }) => `${clientId}  ${displayName}  expires ${expiresTime}`,
        )
        print(options, clients, lines.join('\n') || 'No credentials.')
      }),
    )
}

function addDelete(credential: Command): void {
  withTenantOption(credential.command('delete'))
    .description('delete an API credential; its tokens stop working within 5 seconds')
    .requiredOption('--client-id <id>', 'client ID of the credential')
    .action((options: CommonOptions & { clientId: string }) =>
      withTenant(options, async (database, tenant) => {
        await database.tx(async (tx) => {
          const [client] = await listCredentials(tx, tenant.id, { after: '', limit: 1 }, { clientId: options.clientId })
          if (!client) throw new CliError(`No credential has the client ID ${options.clientId}.`)
          await deleteCredential(tx, tenant.id, client.id)
          const detail = { clientId: client.clientId, userId: client.userId }
          appendEntry(tx, {
            tenantId: tenant.id,
            operation: 'cli.credential.delete',
            outcome: 'done',
            targetId: client.id,
            detail,
          })
        })
        print(options, { deleted: options.clientId }, `Credential ${options.clientId} deleted.`)
      }),
    )
}

/** Fails with the first violation. */
function failOn(option: string, violations: readonly FieldViolation[]): void {
  const [first] = violations
  if (first) throw new CliError(`${option} ${first.description}.`)
}
