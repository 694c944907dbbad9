import { type Command, Option } from 'commander'
import { appendEntry } from '../audit/index.ts'
import { createCredential, LIFESPANS, type Lifespan } from '../auth/index.ts'
import { findUserByEmail, type User } from '../directory/index.ts'
import { parseCidr } from '../lib/cidr.ts'
import { CliError, type CommonOptions, print, withTenant, withTenantOption } from './command.ts'
import { checkRoles, ROLE_IDS, repeatable, requireUser } from './user.ts'

interface CreateOptions extends CommonOptions {
  user: string
  name: string
  expires: Lifespan
  cidr?: string[]
  role?: string[]
}

const MAX_CIDRS = 32

export function addCredential(program: Command): void {
  const credential = program.command('credential').description('API credentials')
  withTenantOption(credential.command('create'))
    .description('create a credential for the API; its secret is printed once and kept nowhere')
    .requiredOption('--user <email>', 'owner: the credential never has more rights than this person')
    .requiredOption('--name <name>', 'what it is for')
    .addOption(new Option('--expires <lifespan>', 'lifespan').choices(Object.keys(LIFESPANS)).default('90d'))
    .addOption(
      repeatable(new Option('--cidr <range>', 'address or range it may be used from, may be repeated (default: any)')),
    )
    .addOption(
      repeatable(
        new Option(
          '--role <role>',
          `limit it to this role of the owner, may be repeated: ${ROLE_IDS} (default: all of the owner's)`,
        ),
      ),
    )
    .action((options: CreateOptions) =>
      withTenant(options, async (database, tenant, config) => {
        const created = await database.tx(async (tx) => {
          const owner = await requireUser(findUserByEmail(tx, tenant.id, options.user), options.user)
          const request = {
            userId: owner.id,
            displayName: options.name,
            lifespan: options.expires,
            allowedCidrs: checkCidrs(options.cidr ?? []),
            scopedRoles: checkScopedRoles(options.role ?? [], owner),
          }
          const made = await createCredential(tx, tenant, config.SECRET_LABEL, request)
          const { userId: _, ...detail } = { ...request, clientId: made.clientId, owner: owner.id }
          await appendEntry(tx, {
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
          `Client ID:      ${clientId}\nClient Secret:  ${clientSecret}\n\nKeep the secret now: it is not shown again.`,
        )
      }),
    )
}

function checkCidrs(cidrs: string[]): string[] {
  const bad = cidrs.find((cidr) => !parseCidr(cidr))
  if (bad !== undefined)
    throw new CliError(`"${bad}" is not an address or range. Examples: 192.0.2.7, 10.0.0.0/8, 2001:db8::/32`)
  if (cidrs.length > MAX_CIDRS) throw new CliError(`A credential takes at most ${MAX_CIDRS} ranges.`)
  return cidrs
}

function checkScopedRoles(roles: string[], owner: User): string[] {
  checkRoles(roles)
  const missing = roles.find((role) => !owner.roles.includes(role))
  if (missing !== undefined)
    throw new CliError(
      `${owner.email} does not hold the role ${missing}. They hold: ${owner.roles.join(', ') || 'none'}`,
    )
  return roles
}
