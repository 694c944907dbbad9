import type { Command } from 'commander'
import { type ChainReport, verifyChain } from '../audit/index.ts'
import { type SubmissionsReport, verifySubmissions } from '../review/index.ts'
import { type CommonOptions, print, withTenant, withTenantOption } from './command.ts'

export function addAudit(program: Command): void {
  const audit = program.command('audit').description('check the audit log')
  withTenantOption(audit.command('verify'))
    .description('check the hash chain of the audit log, and every submission and signature against it')
    .action((options: CommonOptions) =>
      withTenant(options, async (database, tenant) => {
        const chain = await verifyChain(database, tenant.id)
        const submissions = await verifySubmissions(database, tenant.id)
        print(options, { ...chain, submissions }, [chainText(chain), ...submissionTexts(submissions)].join('\n'))
        if (chain.broken || submissions.problems.length > 0) process.exitCode = 1
      }),
    )
}

const chainText = ({ broken, entries, unsealed }: ChainReport) =>
  broken
    ? `The audit log was tampered with at entry ${broken.seq}: ${broken.problem}.`
    : `The audit log is intact: ${entries} sealed entries verified, ${unsealed} not yet sealed.`

const submissionTexts = ({ submissions, signed, problems }: SubmissionsReport) =>
  problems.length === 0
    ? [`All submissions are intact: ${submissions} verified, ${signed} of them signed.`]
    : problems.map(({ campaignId, submissionId, check, problem }) =>
        submissionId === ''
          ? `Campaign ${campaignId} was tampered with (${check}): ${problem}`
          : `Submission ${submissionId} of campaign ${campaignId} was tampered with (${check}): ${problem}`,
      )
