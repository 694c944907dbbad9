import type { Command } from 'commander'
import { verifyChain } from '../audit/index.ts'
import { type CommonOptions, print, withTenant, withTenantOption } from './command.ts'

export function addAudit(program: Command): void {
  const audit = program.command('audit').description('check the audit log')
  withTenantOption(audit.command('verify'))
    .description('recompute the hash chain and report whether the audit log is intact')
    .action((options: CommonOptions) =>
      withTenant(options, async (database, tenant) => {
        const report = await verifyChain(database, tenant.id)
        const { broken, entries, unsealed } = report
        print(
          options,
          report,
          broken
            ? `The audit log was tampered with at entry ${broken.seq}: ${broken.problem}.`
            : `The audit log is intact: ${entries} sealed entries verified, ${unsealed} not yet sealed.`,
        )
        if (broken) process.exitCode = 1
      }),
    )
}
