import type { Command } from 'commander'
import { migrate } from '../db/index.ts'
import { type CommonOptions, print, withCommonOptions, withDatabase } from './command.ts'

export function addMigrate(program: Command): void {
  withCommonOptions(program.command('migrate').description('update the database schema')).action(
    (options: CommonOptions) =>
      withDatabase(options, async (database) => {
        const applied = (await migrate(database)).map(({ name }) => name)
        print(options, { applied }, applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.')
      }),
  )
}
