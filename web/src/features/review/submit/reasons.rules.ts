/** The reasons for choices that need one: the same for all of them, or each its own. */
export interface Reasons {
  isEach: boolean
  one: string
  /** By task. */
  each: Readonly<Record<string, string>>
}

export const NO_REASONS: Reasons = { isEach: false, one: '', each: {} }

/** Up to so many reasons are written one by one in the dialog. */
export const MOST_EACH = 50

export const reasonFor = ({ isEach, one, each }: Reasons, taskId: string): string =>
  (isEach ? (each[taskId] ?? '') : one).trim()

export const hasReasons = (reasons: Reasons, tasks: readonly { taskId: string }[]): boolean =>
  tasks.every(({ taskId }) => reasonFor(reasons, taskId) !== '')
