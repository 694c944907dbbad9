import type { Reader } from '../db/index.ts'
import type { Sql } from '../db/sql.ts'
import { accountJudge, type CelJudge, userJudge } from './evaluate-expressions.ts'
import { listAccountSubjects, listUserSubjects } from './expression-subjects.store.ts'
import { FAILED } from './members.sql.ts'
import type { Frame, Verdicts } from './scope-context.ts'

/** Somebody for whom an expression failed, and why. */
export interface ExpressionFault {
  rule: string
  objectId: string
  problem: string
}
/** The frame with what the expressions say of these accounts and the people behind them. */
export type FrameJudge = (
  reader: Reader,
  frame: Frame,
  accounts: Sql,
) => Promise<{ frame: Frame; faults: ExpressionFault[] }>

/** Evaluates the expressions of a scope, if it has any; `accounts` is a condition over the alias `a`. */
export function frameJudge({ tenantId, snapshot, scope, at }: Frame): FrameJudge {
  const { celExpression, accountCelExpression } = scope.scopeV2 ?? {}
  const now = new Date(at)
  const people = celExpression && userJudge({ tenantId, snapshot }, celExpression.expression, now)
  const accounts = accountCelExpression && accountJudge({ tenantId, snapshot }, accountCelExpression.expression, now)
  return async (reader, frame, which) => {
    const faults: ExpressionFault[] = []
    const judged = { ...frame }
    if (people)
      judged.users = await verdicts(reader, people, await listUserSubjects(reader, frame, which), FAILED.users, faults)
    if (accounts)
      judged.accounts = await verdicts(
        reader,
        accounts,
        await listAccountSubjects(reader, frame, which),
        FAILED.accounts,
        faults,
      )
    return { frame: judged, faults }
  }
}

async function verdicts<S extends { id: string; version: string }>(
  reader: Reader,
  judge: CelJudge<S>,
  subjects: readonly S[],
  rule: string,
  faults: ExpressionFault[],
): Promise<Verdicts> {
  const found = await judge(reader, subjects)
  const [holds, failed]: [string[], string[]] = [[], []]
  for (const { id, version } of subjects) {
    const verdict = found.get(id)
    if (verdict === true) holds.push(version)
    else if (verdict !== false) {
      failed.push(version)
      faults.push({ rule, objectId: id, problem: verdict?.problem ?? 'The expression was not evaluated' })
    }
  }
  return { holds, failed }
}
