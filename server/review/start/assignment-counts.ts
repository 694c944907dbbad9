import {
  ASSIGNMENT_BECAUSE,
  ASSIGNMENT_CODES,
  type AssignmentBecause,
  type AssignmentCode,
  type AssignmentPreview,
} from '../../../contract/review/assignment.ts'

const MAX_REVIEWERS = 1_000

/** Adds up who gets how many tasks, and why. */
export class AssignmentCounts {
  readonly #reviewers = new Map<string, number>()
  readonly #reasons = new Map<string, number>()
  readonly #totals = {
    taskCount: 0,
    unassignedCount: 0,
    ruleFailureCount: 0,
    rejectCount: 0,
    acceptCount: 0,
    waitCount: 0,
  }

  /** Tasks that ended by policy, or wait. */
  addUnasked(count: number, kind: 'rejectCount' | 'acceptCount' | 'waitCount' | 'taskCount'): void {
    this.#totals.taskCount += count
    if (kind !== 'taskCount') this.#totals[kind] += count
  }

  addAssigned(
    count: number,
    { userIds, why, because }: { userIds: readonly string[]; why: AssignmentCode; because: AssignmentBecause },
  ): void {
    this.#totals.taskCount += count
    if (userIds.length === 0 && why !== 'WEBHOOK') this.#totals.unassignedCount += count
    if (because === 'RULE_FAILED') this.#totals.ruleFailureCount += count
    const reason = `${ASSIGNMENT_CODES.indexOf(why)} ${ASSIGNMENT_BECAUSE.indexOf(because)}`
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + count)
    for (const userId of userIds) this.#reviewers.set(userId, (this.#reviewers.get(userId) ?? 0) + count)
  }

  get rejectCount(): number {
    return this.#totals.rejectCount
  }

  get taskCount(): number {
    return this.#totals.taskCount
  }

  /** Those with the most tasks. */
  topReviewers(): [userId: string, taskCount: number][] {
    return [...this.#reviewers].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, MAX_REVIEWERS)
  }

  view(
    names: ReadonlyMap<string, string>,
  ): Omit<AssignmentPreview, 'accessReviewId' | 'isStarted' | 'confirmRejectCount'> {
    return {
      ...this.#totals,
      reviewerCount: this.#reviewers.size,
      reviewers: this.topReviewers().map(([userId, taskCount]) => ({
        userId,
        displayName: names.get(userId) ?? '',
        taskCount,
      })),
      reasons: [...this.#reasons]
        .map(([reason, taskCount]) => {
          const [why = 0, because = 0] = reason.split(' ').map(Number)
          return {
            code: ASSIGNMENT_CODES[why] ?? 'NOBODY',
            because: ASSIGNMENT_BECAUSE[because] ?? 'NONE',
            taskCount,
          }
        })
        .sort((a, b) => b.taskCount - a.taskCount || (a.code + a.because < b.code + b.because ? -1 : 1)),
    }
  }
}
