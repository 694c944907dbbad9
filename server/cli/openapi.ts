import type { Command } from 'commander'
import { apiDocument } from '../operations.ts'

export function addOpenApi(program: Command): void {
  program
    .command('openapi')
    .description('print the OpenAPI document of this version')
    .option('--json', 'the document is JSON in any case')
    .action(() => void process.stdout.write(`${JSON.stringify(apiDocument(), null, 2)}\n`))
}
