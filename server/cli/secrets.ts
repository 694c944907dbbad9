import type { Command } from 'commander'
import { appendEntry } from '../audit/index.ts'
import { listTenants } from '../auth/index.ts'
import { pendingMigrations } from '../db/index.ts'
import { sealedColumns } from '../domains.ts'
import { counted } from '../lib/names.ts'
import { resealTenant, SECRET_KEY } from '../secrets/index.ts'
import { retireSigningKey } from '../signing/index.ts'
import {
  CliError,
  type CommonOptions,
  print,
  withCommonOptions,
  withDatabase,
  withTenant,
  withTenantOption,
} from './command.ts'

export function addSecrets(program: Command): void {
  const secrets = program.command('secrets').description('change the keys that protect and sign')
  withCommonOptions(secrets.command('rotate'))
    .description('seal all stored secrets with the first key of SECRET_KEY, so that the others can be removed from it')
    .action((options: CommonOptions) =>
      withDatabase({ ...options, existing: true }, async (database, config) => {
        if ((await pendingMigrations(database)).length > 0)
          throw new CliError(
            'The database schema is older than this version of Recert. Run "npx recert migrate", or start the server once.',
          )
        const keys = config.get(SECRET_KEY)
        const total = { changed: 0, unreadable: 0, left: 0 }
        for (const { id } of await database.read(listTenants)) {
          const { changed, unreadable, left } = await resealTenant(database, id, sealedColumns, keys)
          total.changed += changed
          total.unreadable += unreadable
          total.left += left
          const detail = { changed, unreadable, left }
          await database.tx(async (tx) =>
            appendEntry(tx, { tenantId: id, operation: 'cli.secrets.rotate', outcome: 'done', detail }),
          )
        }
        print(options, total, sentence(total))
        if (total.unreadable + total.left > 0) process.exitCode = 1
      }),
    )
  withTenantOption(secrets.command('new-signing-key'))
    .description('sign with a new key from the next delivery on; receivers can still check what the old one signed')
    .action((options: CommonOptions) =>
      withTenant(options, async (database, tenant) => {
        const keyId = await database.tx(async (tx) => {
          const retired = await retireSigningKey(tx, tenant.id)
          if (retired)
            appendEntry(tx, {
              tenantId: tenant.id,
              operation: 'cli.secrets.new_signing_key',
              outcome: 'done',
              detail: { retiredKeyId: retired },
            })
          return retired
        })
        print(
          options,
          { retiredKeyId: keyId ?? null },
          keyId
            ? `Key ${keyId} no longer signs. A new key is created for the next delivery; both are at /auth/v1/jwks.`
            : 'Nothing has been signed yet, so there is no key to replace.',
        )
      }),
    )
}

const were = (count: number) => (count === 1 ? 'was' : 'were')

function sentence({ changed, unreadable, left }: { changed: number; unreadable: number; left: number }): string {
  const parts = [
    changed === 0
      ? 'No secret had to be changed.'
      : `${counted(changed, 'stored secret')} ${were(changed)} sealed with the new key.`,
  ]
  if (unreadable > 0)
    parts.push(
      `${counted(unreadable, 'secret')} ${were(unreadable)} sealed with a key that is not in SECRET_KEY. Append that key and try again.`,
    )
  if (left > 0)
    parts.push(
      `${counted(left, 'secret')} ${were(left)} sealed with an older key meanwhile. Restart every server with the new SECRET_KEY and try again.`,
    )
  if (unreadable + left === 0) parts.push('SECRET_KEY needs only its first key.')
  return parts.join(' ')
}
