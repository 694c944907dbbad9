import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { apiDocument } from '../operations.ts'

export function addOpenApi(program: Command): void {
  program
    .command('openapi')
    .description('print the OpenAPI document of this version')
    .option('--write', 'write it to openapi.json instead')
    .action(({ write }: { write?: boolean }) => {
      const text = `${JSON.stringify(apiDocument(), null, 2)}\n`
      if (write) writeFileSync('openapi.json', text)
      else process.stdout.write(text)
    })
}
