import type { Command } from 'commander'
import { apiDocument } from '../domains.ts'

export function addOpenApi(program: Command): void {
  program
    .command('openapi')
    .description('print the OpenAPI document of this version')
    .option('--json', 'no effect: the document is always JSON')
    .action(() => void process.stdout.write(`${JSON.stringify(apiDocument(), null, 2)}\n`))
}
