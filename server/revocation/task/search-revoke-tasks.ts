import type { TaskFilter } from '../../../contract/review/task-search.ts'
import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Settings } from '../../lib/setting.ts'
import { OPEN_STATES, REVOKE_OUTCOMES, type RevocationState } from '../change/revocation.states.ts'
import { listRevokeTasks, type RevocationRow } from '../view/revocation-rows.store.ts'
import { shownTo } from '../view/shown-to.ts'

const isUnspecified = (value: string) => value.endsWith('UNSPECIFIED')
const specified = (values: readonly string[] | undefined) => (values ?? []).filter((value) => !isUnspecified(value))

/** Whether a search of tasks asks for revocations: by their type or their outcome. */
export const asksForRevokeTasks = ({ taskTypes, revokeOutcomes }: TaskFilter): boolean =>
  (taskTypes ?? []).some(({ revoke }) => revoke !== undefined) ||
  (!taskTypes?.length && specified(revokeOutcomes).length > 0)

/** Filters that only reviews of access can meet. */
const REVIEW_ONLY = ['requireApprovalReason', 'requireDenialReason'] as const satisfies readonly (keyof TaskFilter)[]
const REVIEW_ONLY_LISTS = [
  ...(['certifyOutcomes', 'grantOutcomes', 'stepApprovalTypes'] as const),
] as const satisfies readonly (keyof TaskFilter)[]

const meetsNothing = (filter: TaskFilter): boolean =>
  REVIEW_ONLY.some((name) => filter[name]) ||
  REVIEW_ONLY_LISTS.some((name) => specified(filter[name]).length > 0) ||
  filter.pendingActionFilter === 'PENDING_ACTION_FILTER_WITH_PENDING' ||
  filter.emergencyStatus === 'EMERGENCY' ||
  filter.currentStep === 'TASK_SEARCH_CURRENT_STEP_APPROVAL'

const OF_OUTCOME = Object.fromEntries(Object.entries(REVOKE_OUTCOMES).map(([state, outcome]) => [outcome, state]))

/** The states that a search allows, by open and closed and by outcome. */
export function statesOf({ taskStates, revokeOutcomes }: TaskFilter): RevocationState[] | undefined {
  const closed = Object.keys(REVOKE_OUTCOMES) as RevocationState[]
  const states = specified(taskStates)
  const byState = states.length === 1 ? (states[0] === 'TASK_STATE_OPEN' ? OPEN_STATES : closed) : undefined
  const byOutcome = revokeOutcomes?.length
    ? revokeOutcomes.flatMap((outcome) =>
        isUnspecified(outcome) ? OPEN_STATES : ((OF_OUTCOME[outcome] as RevocationState | undefined) ?? []),
      )
    : undefined
  if (byState && byOutcome) return byState.filter((state) => byOutcome.includes(state))
  return byState ?? byOutcome
}

interface Searching {
  tenant: { id: TenantId }
  actor: Actor
  settings: Settings
}

/** One page of the revoke tasks that a search of tasks finds, in number order. */
export async function searchRevokeTasks(
  reader: Reader,
  searching: Searching,
  filter: TaskFilter,
  page: { after: string; limit: number; isDescending: boolean },
): Promise<RevocationRow[]> {
  const states = statesOf(filter)
  if (meetsNothing(filter) || states?.length === 0) return []
  return listRevokeTasks(reader, searching.tenant.id, await shownTo(reader, searching), { filter, states }, page)
}
