import type { EngineDatabase } from '../../../server/db/index.ts'

/** The end of a process: before its transaction of this number, in the middle of it, or after its commit. */
export interface Death {
  at: number
  when: 'before' | 'inside' | 'after'
}

export class Killed extends Error {
  override readonly name = 'Killed'
}

/** The same database, as a process sees it that is killed at one of its transactions and can do nothing afterwards. */
export function dying(database: EngineDatabase, { at, when }: Death) {
  let [count, isDead] = [0, false]
  const die = () => {
    isDead = true
    return new Killed()
  }
  const run = async <T>(isLast: boolean, work: (beforeCommit: () => void) => Promise<T>): Promise<T> => {
    if (isDead) throw new Killed()
    if (isLast && when === 'before') throw die()
    const result = await work(() => {
      if (isLast && when === 'inside') throw die()
    })
    if (isLast && when === 'after') throw die()
    return result
  }
  const dead: EngineDatabase = {
    ...database,
    read: (work) => (isDead ? Promise.reject(new Killed()) : database.read(work)),
    // A single statement commits by itself, so it has no middle.
    single: (work) => {
      const isLast = count++ === at
      return run(isLast, (beforeCommit) => {
        beforeCommit()
        return database.single(work)
      })
    },
    tx: (work, options) => {
      const isLast = count++ === at
      return run(isLast, (beforeCommit) =>
        database.tx(async (tx) => {
          const result = await work(tx)
          beforeCommit()
          return result
        }, options),
      )
    },
  }
  return { dead, isDead: () => isDead }
}
