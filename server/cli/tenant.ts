import type { Command } from 'commander'
import { appendEntry } from '../audit/index.ts'
import { createTenant, isHost, listTenants } from '../auth/index.ts'
import { migrate } from '../db/index.ts'
import {
  CliError,
  type CommonOptions,
  checkText,
  print,
  UsageError,
  withCommonOptions,
  withDatabase,
} from './command.ts'

export function addTenant(program: Command): void {
  const tenant = program.command('tenant').description('manage tenants: separate organizations on one server')
  withCommonOptions(tenant.command('create'))
    .description('add a tenant, which requests reach by its host name')
    .requiredOption('--host <host>', 'host name of the tenant (with the port, if it is not 80 or 443)')
    .option('--name <name>', 'display name (default: the host)')
    .action((options: CommonOptions & { host: string; name?: string }) =>
      withDatabase(options, async (database) => {
        const host = options.host.toLowerCase()
        if (!isHost(host)) throw new UsageError(`"${options.host}" is not a host name. Example: reviews.example.com`)
        await migrate(database)
        const created = await database.tx(async (tx) => {
          const row = await createTenant(tx, host, checkText('--name', options.name ?? host))
          if (row)
            appendEntry(tx, {
              tenantId: row.id,
              operation: 'cli.tenant.create',
              outcome: 'done',
              detail: { host },
            })
          return row
        })
        if (!created) throw new CliError(`A tenant with the host ${host} already exists.`)
        print(
          options,
          { id: created.id, host },
          `Tenant ${host} created. Next, create its first administrator:\n  npx recert user create --tenant ${host} --email you@example.com --role super_administrator`,
        )
      }),
    )
  withCommonOptions(tenant.command('list'))
    .description('list tenants')
    .action((options: CommonOptions) =>
      withDatabase({ ...options, existing: true }, async (database) => {
        const tenants = (await database.read(listTenants)).map(({ id, host, displayName }) => ({
          id,
          host,
          displayName,
        }))
        const lines = tenants.map(({ id, host, displayName }) => `${id}  ${host}  ${displayName}`)
        print(options, tenants, lines.join('\n') || 'No tenants.')
      }),
    )
}
