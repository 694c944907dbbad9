import type { EngineDatabase } from '../../../server/db/index.ts'

/** The end of a process: before its transaction of this number, in the middle of it, or after its commit. */
export interface Death {
  at: number
  when: 'before' | 'inside' | 'after'
  /** Only transactions with a statement that contains this text are counted; they have no time before. */
  among?: string
}

export class Killed extends Error {
  override readonly name = 'Killed'
}

/** The same database, as a process sees it that is killed at one of its transactions and can do nothing afterwards. */
export function dying(database: EngineDatabase, { at, when, among }: Death) {
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
  const dieAmong: (text: string, ...args: Parameters<EngineDatabase['tx']>) => Promise<never> = async (
    text,
    work,
    options,
  ) => {
    if (isDead) throw new Killed()
    let isLast = false
    const result = await database.tx(async (tx) => {
      const first: typeof tx.first = (statement) => {
        if (statement.compile().text.includes(text)) isLast = count++ === at
        return tx.first(statement)
      }
      const done = await work({ ...tx, first })
      if (isLast && when === 'inside') throw die()
      return done
    }, options)
    if (isLast && when === 'after') throw die()
    return result as never
  }
  const dead: EngineDatabase = {
    ...database,
    read: (work) => (isDead ? Promise.reject(new Killed()) : database.read(work)),
    // A single statement commits by itself, so it has no middle.
    single: (work) => {
      const isLast = among === undefined && count++ === at
      return run(isLast, (beforeCommit) => {
        beforeCommit()
        return database.single(work)
      })
    },
    tx: (work, options) => {
      if (among !== undefined) return dieAmong(among, work, options)
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
