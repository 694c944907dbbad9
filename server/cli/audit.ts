import type { Command } from 'commander'
import { verifyChain } from '../audit/index.ts'
import { type CommonOptions, print, withTenant, withTenantOption } from './command.ts'

export function addAudit(program: Command): void {
  const audit = program.command('audit').description('the audit log')
  withTenantOption(audit.command('verify'))
    .description('recompute the hash chain of the audit log and say whether it is whole')
    .action((options: CommonOptions) =>
      withTenant(options, async (database, tenant) => {
        const report = await verifyChain(database, tenant.id)
        const { broken, entries, unsealed } = report
        print(
          options,
          report,
          broken
            ? `The audit log was tampered with at entry ${broken.seq}: ${broken.problem}.`
            : `${entries} sealed entries verified, ${unsealed} waiting to be sealed.`,
        )
        if (broken) process.exitCode = 1
      }),
    )
}
