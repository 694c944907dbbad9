import type { Command } from 'commander'
import { verifyChain } from '../audit/index.ts'
import { CliError, type CommonOptions, print, withTenant, withTenantOption } from './command.ts'

export function addAudit(program: Command): void {
  const audit = program.command('audit').description('the audit log')
  withTenantOption(audit.command('verify'))
    .description('recompute the hash chain of the audit log and say whether it is whole')
    .action((options: CommonOptions) =>
      withTenant(options, async (database, tenant) => {
        const report = await verifyChain(database, tenant.id)
        if (report.broken)
          throw new CliError(`The audit log was tampered with at entry ${report.broken.seq}: ${report.broken.problem}.`)
        print(options, report, `${report.entries} sealed entries verified, ${report.unsealed} waiting to be sealed.`)
      }),
    )
}
