import { GetOutlineRequest, Outline } from '../../../contract/review/my-review.ts'
import { readOperation } from '../../http/index.ts'
import type { ReadContext } from '../../http/operation.ts'
import { sealPageToken } from '../../lib/page-token.ts'
import type { ReviewScope } from '../review-scope.ts'
import { numberOfTask } from '../task-id.ts'
import { viewType } from './columns.rules.ts'
import { loadMyReview } from './load-my-review.ts'
import { findOwnersOf, findTaskIndex, type GroupRow, loadOutline } from './outline.store.ts'
import { listTreeNodes } from './outline-tree.store.ts'
import { boundTo, inboxRequest, SEARCH_MY_TASKS } from './search-my-tasks.ts'

export const getOutline = readOperation({
  id: 'svc.api.accessreview.v1.ReviewerService.GetOutline',
  method: 'POST',
  path: '/api/v1/my_reviews/{id}/outline',
  tag: 'Review',
  summary: 'Get the outline of your tasks in a campaign',
  description:
    'Groups of a view and counts of each filter, for the tasks that the same request finds in `tasks/search`. Page tokens open that list at a group or at every 100th row.',
  permission: 'signed_in',
  body: GetOutlineRequest,
  reply: Outline,
  errors: ['not_found'],
  async run(context, { params, body }) {
    const { db } = context
    const { scope, inbox } = await loadMyReview(context, params.id)
    const request = inboxRequest(context, body, scope)
    const binding = [SEARCH_MY_TASKS, boundTo({ inbox, request })]
    const token = (sortKey: readonly string[]) => sealPageToken(context.tenant.pageKey, binding, sortKey)
    const { counts, groups, anchors, ...filters } = await loadOutline(db, inbox, request)
    const owners = request.view === 'BY_APP' ? await findOwnersOf(db, inbox, groups) : undefined
    const isGroup = new Set(groups.map(({ id }) => id))
    const tree = request.view === 'BY_RESOURCE' ? await loadTree(context, scope, groups) : undefined
    const wanted = body.taskId === undefined ? undefined : numberOfTask(body.taskId)
    const isOfReview = wanted !== undefined && (wanted.reviewKey ?? inbox.review.key) === inbox.review.key
    const taskIndex = isOfReview ? await findTaskIndex(db, inbox, request, wanted.number) : undefined
    const { open, ...shownCounts } = counts
    const staged = counts.approve + counts.deny
    return {
      view: viewType(request.view),
      counts: { ...shownCounts, all: open, left: open - staged, staged },
      groups: groups.map(({ first, appId, ...group }) => ({
        ...group,
        parentId: tree ? (tree.get(group.id)?.parentId ?? appId) : '',
        ownerDisplayNames: owners?.get(group.id) ?? [],
        left: group.all - group.staged,
        pageToken: token(before(first)),
      })),
      parents: tree ? [...tree.values()].filter(({ id }) => !isGroup.has(id)) : [],
      ...filters,
      pages: anchors.map(({ n, sortKey }) => ({ index: n, pageToken: token(sortKey) })),
      ...(taskIndex !== undefined && { taskIndex }),
    }
  },
})

/** Where the resources of groups are, by id. */
async function loadTree(
  { db }: Pick<ReadContext, 'db'>,
  { tenantId, frozen }: ReviewScope,
  groups: readonly GroupRow[],
) {
  const nodes = await listTreeNodes(db, tenantId, frozen, {
    resourceIds: groups.flatMap(({ id }) => (id === '' ? [] : [id])),
    appIds: [...new Set(groups.map(({ appId }) => appId))],
  })
  return new Map(nodes.map((node) => [node.id, node]))
}

/** The sort key right before this one. */
const before = (sortKey: readonly string[]): string[] => [
  ...sortKey.slice(0, -1),
  String(BigInt(sortKey.at(-1) ?? '1') - 1n),
]
