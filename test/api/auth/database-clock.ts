import type { Database } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'

/** The engine whose clock can be stopped: it has one session for everybody. */
export const STOPPABLE_CLOCK = 'embedded'

/**
 * Stops the clock of the database: its session finds `now()` in a schema of ours first. The server goes by the time of
 * the database, so tests can ask for a row on the second.
 */
export async function stopClock(database: Database, at: Date): Promise<void> {
  await database.tx(async (tx) => {
    await tx.count(sql`create schema if not exists test_clock`)
    await tx.count(sql`create table if not exists test_clock.stopped (at timestamptz)`)
    await tx.count(sql`create or replace function test_clock.now() returns timestamptz language sql stable
      as 'select at from test_clock.stopped'`)
    await tx.count(sql`delete from test_clock.stopped`)
    await tx.count(sql`insert into test_clock.stopped values (${at})`)
    await tx.count(sql`set search_path = test_clock, pg_catalog, public`)
  })
  const shown = await databaseNow(database)
  if (shown.getTime() !== at.getTime()) throw new Error('the clock of the database did not stop')
}

export const databaseNow = (database: Database): Promise<Date> => database.tx((tx) => tx.now())
