/** Whether a review waits for its reader: it stays open after the last submission, until its owner closes it. */
export const isWaiting = ({ counts }: { counts: { left: number; staged: number } }): boolean =>
  counts.left + counts.staged > 0
