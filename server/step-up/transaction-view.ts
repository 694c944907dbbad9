import type { StepUpTransaction } from '../../contract/step-up/step-up.ts'
import type { TransactionRow } from './transaction.store.ts'

export const transactionView = (row: TransactionRow): StepUpTransaction => ({
  id: row.id,
  providerId: row.providerId,
  userId: row.userId,
  state: `STEP_UP_TRANSACTION_STATE_${row.state}`,
  ...targetOf(row),
  claims: row.claims,
  errorMessage: row.problem,
  isUsed: row.usedAt !== null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

function targetOf({ target, binding }: TransactionRow): Partial<StepUpTransaction> {
  const bound = JSON.parse(binding) as Record<string, string>
  if (target === 'TEST') return { test: {} }
  if (target === 'TASK') return { approveTask: { taskId: bound.taskId ?? '', policyStepId: bound.policyStepId ?? '' } }
  return {
    submission: { submissionId: bound.submissionId ?? '' },
  }
}
