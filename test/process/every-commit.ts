import { type DatabaseSettings, openDatabase } from '../../server/db/index.ts'
import type { Sql } from '../../server/db/sql.ts'
import { endWithFile } from '../ends-with-file.ts'
import { sample } from '../rounds.ts'
import type { Cut, Wire } from './wire.ts'

/** The database of a server that is killed, not over its wire. It stays open to the end of the file. */
export async function openBeside(settings: DatabaseSettings) {
  const database = await openDatabase(settings, { mode: 'share' })
  endWithFile(database.close)
  return {
    database,
    read: <T>(statement: Sql) => database.read((reader) => reader.rows<T>(statement)),
    write: (...statements: Sql[]) =>
      database.tx(async (tx) => {
        for (const statement of statements) await tx.count(statement)
      }),
  }
}

/** What is killed: the commits that count, and how the work goes on afterwards. */
export interface KilledWork {
  wire: Wire
  counts: Cut['counts']
  kill(): void
  /** Begins a new piece of work. It may fail, because the server may be killed meanwhile. */
  begin(): Promise<unknown>
  /** Resolves once the work has ended, with all its jobs. */
  ended(): Promise<unknown>
  /** Starts the server again after a kill, with the work of the dead one free at once, and begins again what was lost. */
  restart(): Promise<void>
  /** Looks at what is there after the kill, before the restart. */
  lookBefore?(): Promise<unknown>
  /** Looks at what the work led to. */
  lookAfter(place: string): Promise<unknown>
}

/**
 * Kills the server at each commit of some work, each time of new work; returns at how many. The long run kills it before
 * and after each, the usual one before one and after the next.
 */
export async function killAtEveryCommit(work: KilledWork): Promise<number> {
  for (let at = 1; ; at++)
    for (const when of sample(['before', 'after'] as const, 1, String.fromCharCode(at))) {
      const wasKilled = await killAt(work, at, when)
      if (!wasKilled) return at - 1
    }
}

async function killAt(work: KilledWork, at: number, when: Cut['when']): Promise<boolean> {
  const { wire, counts, kill } = work
  const killed = wire.cut({ counts, at, when, kill }).then(() => true)
  // What is begun fails when the server is killed under it, and that is known first.
  const ended = work.begin().then(async () => {
    await work.ended()
    return false
  })
  const wasKilled = await Promise.race([killed, ended])
  ended.catch(() => {})
  wire.mend()
  if (wasKilled) {
    await work.lookBefore?.()
    await work.restart()
    await work.ended()
  }
  await work.lookAfter(`${when} commit ${at}`)
  return wasKilled
}
