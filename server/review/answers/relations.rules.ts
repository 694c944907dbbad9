import { RELATIONS } from '../codes.ts'

/** Somebody who was somebody's manager or report, and when. */
interface Related {
  userId: string
  openedAt: Date
  closedAt: Date | null
}

/** What is known of a reviewer. */
export interface KnownRelations {
  userId: string
  managers: readonly Related[]
  reports: readonly Related[]
  /** Who reviews their access in the campaign. */
  reviewers: ReadonlySet<string>
  /** Versions of the grants that they gave. */
  granted: ReadonlySet<string>
}

/** The relations between a reviewer and what decisions are about, as bits. `at` is when the step was opened. */
export function relationsTo({ userId, managers, reports, reviewers, granted }: KnownRelations) {
  const [managersById, reportsById] = [byId(managers), byId(reports)]
  const isRelated = (known: Map<string, Related[]>, id: string, at: Date) =>
    (known.get(id) ?? []).some(({ openedAt, closedAt }) => openedAt <= at && (closedAt === null || closedAt > at))
  const toSubject = (subjectId: string, at: Date): number => {
    const isSelf = subjectId === userId
    return (
      (isSelf ? RELATIONS.self : 0) |
      (isRelated(reportsById, subjectId, at) ? RELATIONS.manager : 0) |
      (isRelated(managersById, subjectId, at) ? RELATIONS.subordinate : 0) |
      (!isSelf && reviewers.has(subjectId) ? RELATIONS.mutual : 0)
    )
  }
  return ({ subjectId, grantVersion }: { subjectId: string | undefined; grantVersion: string }, at: Date): number =>
    (subjectId === undefined ? 0 : toSubject(subjectId, at)) | (granted.has(grantVersion) ? RELATIONS.granter : 0)
}

function byId(related: readonly Related[]): Map<string, Related[]> {
  const found = new Map<string, Related[]>()
  for (const one of related) found.set(one.userId, [...(found.get(one.userId) ?? []), one])
  return found
}
