import { Command } from 'commander'
import { addAudit } from './cli/audit.ts'
import { addCampaign } from './cli/campaign.ts'
import { UsageError, userMessage } from './cli/command.ts'
import { addCredential } from './cli/credential.ts'
import { addDemo } from './cli/demo.ts'
import { addDoctor } from './cli/doctor.ts'
import { addImport } from './cli/import.ts'
import { addMigrate } from './cli/migrate.ts'
import { addOpenApi } from './cli/openapi.ts'
import { addSecrets } from './cli/secrets.ts'
import { addServe } from './cli/serve.ts'
import { addSource } from './cli/source.ts'
import { addTenant } from './cli/tenant.ts'
import { addUser } from './cli/user.ts'
import { VERSION } from './lib/version.ts'

/** Exit code of a command that was called in a wrong way. */
const WRONG_USAGE = 2

const program = new Command('recert')
  .description(
    'Access review campaigns: review who has access to what, remove what is no longer needed, and keep the evidence.',
  )
  .version(VERSION)

const COMMANDS = [
  ...[addServe, addMigrate, addDoctor, addTenant, addUser, addCredential, addImport, addSource, addCampaign],
  ...[addDemo, addAudit, addSecrets, addOpenApi],
]
for (const add of COMMANDS) add(program)
styleErrors(program)

/** Runs the command that this process was started for, and ends it. */
export async function main(): Promise<never> {
  try {
    await program.parseAsync()
    // Do not let an open pool or timer keep a finished command alive.
    process.exit(process.exitCode ?? 0)
  } catch (error) {
    const told = userMessage(error) ?? (error instanceof Error ? error.stack : String(error))
    const isUsage = error instanceof UsageError
    process.stderr.write(`${told}${isUsage ? ' Add --help for usage.' : ''}\n`)
    process.exit(isUsage ? WRONG_USAGE : 1)
  }
}

/** Wrong usage is reported like every other error, as a sentence, with an exit code of its own. */
function styleErrors(command: Command): void {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : WRONG_USAGE))
  command.configureOutput({
    outputError: (text, write) => {
      const [said = '', ...suggestions] = text
        .trim()
        .replace(/^error: /, '')
        .split('\n')
      write(`${[`${said[0]?.toUpperCase()}${said.slice(1)}.`, ...suggestions, 'Add --help for usage.'].join(' ')}\n`)
    },
  })
  for (const child of command.commands) styleErrors(child)
}
