import { RELATIONS } from '../codes.ts'

/** Somebody who was somebody's manager or report, and when. */
interface Related {
  userId: string
  openedAt: Date
  closedAt: Date | null
}

/** What is known of a reviewer: the managers and the reports, and who reviews their access in the campaign. */
export interface KnownRelations {
  userId: string
  managers: readonly Related[]
  reports: readonly Related[]
  reviewers: ReadonlySet<string>
}

/**
 * The relations between a reviewer and the subjects of decisions, as bits. `at` is when the step was opened. Nobody knows
 * yet who granted an access, so `granter` is never among them.
 */
export function relationsTo({ userId, managers, reports, reviewers }: KnownRelations) {
  const [managersById, reportsById] = [byId(managers), byId(reports)]
  const isRelated = (known: Map<string, Related[]>, id: string, at: Date) =>
    (known.get(id) ?? []).some(({ openedAt, closedAt }) => openedAt <= at && (closedAt === null || closedAt > at))
  return (subjectId: string | undefined, at: Date): number => {
    if (subjectId === undefined) return 0
    const isSelf = subjectId === userId
    return (
      (isSelf ? RELATIONS.self : 0) |
      (isRelated(reportsById, subjectId, at) ? RELATIONS.manager : 0) |
      (isRelated(managersById, subjectId, at) ? RELATIONS.subordinate : 0) |
      (!isSelf && reviewers.has(subjectId) ? RELATIONS.mutual : 0)
    )
  }
}

function byId(related: readonly Related[]): Map<string, Related[]> {
  const found = new Map<string, Related[]>()
  for (const one of related) found.set(one.userId, [...(found.get(one.userId) ?? []), one])
  return found
}
