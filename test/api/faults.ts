import type { Reply } from '../harness.ts'

interface Violation {
  field: string
  description: string
  reason: string
}
const violations = ({ body }: Reply): Violation[] =>
  (body.details ?? []).flatMap((detail: { fieldViolations?: Violation[] }) => detail.fieldViolations ?? [])

/** What a reply says is wrong with which fields. */
export const violationsOf = (reply: Reply): Omit<Violation, 'reason'>[] =>
  violations(reply).map(({ field, description }) => ({ field, description }))
export const fieldsOf = (reply: Reply): string[] => violations(reply).map(({ field }) => field)
/** The same, with why each field is refused. */
export const fieldReasonsOf = (reply: Reply): [string, string][] =>
  violations(reply).map(({ field, reason }) => [field, reason])

/** Status, reason of the error, and the invalid fields. */
export const faultOf = (reply: Reply): unknown[] => [reply.status, reply.body.details?.[0].reason, ...fieldsOf(reply)]
