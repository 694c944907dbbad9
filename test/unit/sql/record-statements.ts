import type { Tx } from '../../../server/db/index.ts'
import type { Sql } from '../../../server/db/sql.ts'
import { formatSql } from './format-sql.ts'

/** Answers to statements, by a part of their text; others find nothing and change nothing. */
export type Answers = readonly { when: string; rows: readonly object[] }[]

/** Runs store functions without a database and returns the statements that they would send, ready to read. */
export async function recordStatements(
  calls: Record<string, (tx: Tx) => unknown>,
  answers: Answers = [],
): Promise<string> {
  const parts: string[] = []
  for (const [title, call] of Object.entries(calls)) {
    const statements: string[] = []
    const answer = (statement: Sql) => {
      const { text } = statement.compile()
      statements.push(formatSql(text))
      return answers.find(({ when }) => text.includes(when))?.rows ?? []
    }
    await call({
      rows: async <Row>(statement: Sql) => [...answer(statement)] as Row[],
      first: async <Row>(statement: Sql) => answer(statement)[0] as Row | undefined,
      last: async <Row>(statement: Sql) => answer(statement)[0] as Row | undefined,
      count: async (statement) => answer(statement).length,
      now: async () => new Date(0),
      atCommit: (statement) => void answer(statement),
    })
    if (statements.length === 0) throw new Error(`${title} has sent no statement`)
    parts.push(`-- ${title}\n${statements.join(';\n\n')};\n`)
  }
  return parts.join('\n')
}
