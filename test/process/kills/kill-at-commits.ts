import { type DatabaseSettings, openDatabase } from '../../../server/db/index.ts'
import type { Sql } from '../../../server/db/sql.ts'
import { endWithFile } from '../../ends-with-file.ts'
import { sample } from '../../rounds.ts'
import type { Cut, Wire } from '../wire.ts'

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
  /** Chooses the commits that the usual run kills at. */
  name: string
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

/** How many places of a kill `npm test` tries. */
const KILLS = 2

/**
 * Kills the server before and after commits of some work, each time of new work; returns how many commits one undisturbed
 * has. The long run kills it at all of them, the usual one at a few, far apart, and at others with another seed.
 */
export async function killAtCommits(work: KilledWork): Promise<number> {
  let commits = 0
  const counts: Cut['counts'] = (commit) => work.counts(commit) && ++commits > 0
  await killAt({ ...work, counts }, Number.POSITIVE_INFINITY, 'before')
  const places = Array.from({ length: commits }, (_, index) => index + 1).flatMap((at) =>
    (['before', 'after'] as const).map((when) => ({ at, when })),
  )
  let kills = 0
  for (const { at, when } of sample(places, KILLS, work.name)) if (await killAt(work, at, when)) kills++
  // An undisturbed one may need a commit more or less, so the last place may be missed.
  if (kills < KILLS - 1) throw new Error(`the server was killed only ${kills} times`)
  return commits
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
