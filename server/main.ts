import { Command } from 'commander'
import { addAudit } from './cli/audit.ts'
import { userMessage } from './cli/command.ts'
import { addCredential } from './cli/credential.ts'
import { addDoctor } from './cli/doctor.ts'
import { addImport } from './cli/import.ts'
import { addMigrate } from './cli/migrate.ts'
import { addOpenApi } from './cli/openapi.ts'
import { addServe } from './cli/serve.ts'
import { addTenant } from './cli/tenant.ts'
import { addUser } from './cli/user.ts'

const program = new Command('recert')
  .description(
    'Access review campaigns: review who has access to what, remove what is no longer needed, and keep the evidence.',
  )
  .version('0.1.0-alpha')
  .showHelpAfterError('(add --help for usage)')

for (const add of [addServe, addMigrate, addDoctor, addTenant, addUser, addCredential, addImport, addAudit, addOpenApi])
  add(program)

try {
  await program.parseAsync()
  // Do not let an open pool or timer keep a finished command alive.
  process.exit(process.exitCode ?? 0)
} catch (error) {
  process.stderr.write(`${userMessage(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
}
