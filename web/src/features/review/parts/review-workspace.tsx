import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { usePageKeys } from '../../../parts/keys/page-keys.ts'
import { focusPart, focusSearch, useKeptFocus } from '../../../parts/keys/page-parts.ts'
import { useAfterPaint } from '../../../parts/page/after-paint.ts'
import { useStable } from '../../../parts/page/use-stable.ts'
import { useSession } from '../../session/queries.ts'
import { allOf } from '../decisions/count-change.rules.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import { useChanges } from '../decisions/use-changes.ts'
import { useDecisionStore } from '../decisions/use-decision-store.ts'
import { REVIEW_KEYS } from '../keys/keys.rules.ts'
import { useCommands } from '../keys/use-commands.ts'
import type { ListHandle } from '../list/list-handle.ts'
import { NO_FILTERS, type ReviewSearch, requestOf, viewOf } from '../list/request.rules.ts'
import { useColumns, useShownColumns } from '../list/use-columns.ts'
import { useTaskList } from '../list/use-task-list.ts'
import { OutlineMenu } from '../outline/outline-menu.tsx'
import { OutlineNav } from '../outline/outline-nav.tsx'
import { ReviewSide } from '../panel/review-side.tsx'
import { usePanel, usePanelRow } from '../panel/use-panel.ts'
import type { MyReview } from '../queries.ts'
import { ListArea } from '../rows/list-area.tsx'
import { useLook } from '../use-look.ts'
import { useOpenTask } from '../use-open-task.ts'
import { useTitle } from '../use-title.ts'
import { useVisit } from '../use-visit.ts'
import { PendingBar } from './pending-bar.tsx'
import { ReviewDialogs } from './review-dialogs.tsx'
import { ReviewHeader } from './review-header.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import classes from './review-workspace.module.css'

/** More groups than this make an address too long. */
const MOST_ONLY = 50

const isOver = ({ isClosing, state }: MyReview) => isClosing || !state.endsWith('OPEN')
/** What is left and decided, with what this page has decided since it loaded. */
const countsOf = ({ counts }: MyReview, store: DecisionStore) => ({
  all: counts.all + allOf(store.total),
  left: counts.left + store.total.left,
  approve: counts.approve + store.total.approve,
  deny: counts.deny + store.total.deny,
  withoutReason: store.withoutReason().length,
  canUndo: store.canUndo,
  /** How much is left of the list since it was opened: less than nothing when rows were decided. */
  listed: store.listChange.left,
})

/** The review page: outline, list, panel and pending bar. */
export function ReviewWorkspace({ review }: { review: MyReview }) {
  const { userId } = useSession()
  const search: ReviewSearch = useSearch({ from: '/signed-in/reviews/$campaignId' })
  const navigate = useNavigate({ from: '/reviews/$campaignId' })
  const look = useLook()
  const view = viewOf(search, review.view)
  const { task: named, ...listed } = search
  const listKey = JSON.stringify(listed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open task is no part of what is listed
  const request = useMemo(() => requestOf(search, view), [listKey, view])
  const isClosed = isOver(review)
  const { store, version: storeVersion } = useDecisionStore(review.id, userId)
  const tasks = useTaskList(review, request, store, look, isClosed, named)
  const { outline, layout, query } = tasks
  const { overtaken, arrived, clearArrived } = useChanges(review.id, userId, store, () => void tasks.refresh())

  const { left, approve, deny } = countsOf(review, store)
  // What counts is drawn after the row that was decided is seen. Only whether all is saved is said at once.
  const calm = useAfterPaint(storeVersion)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store changes with its version
  const counted = useMemo(() => countsOf(review, store), [calm, review])

  const [dialog, setDialog] = useState<'submit' | 'reassign'>()
  const [problem, setProblem] = useState<unknown>()
  const handle = useRef<ListHandle>(null)
  const change = useStable(
    (next: Record<string, unknown>, isTyped?: boolean) =>
      void navigate({ search: ((old: ReviewSearch) => ({ ...old, ...next })) as never, replace: isTyped === true }),
  )
  const panel = usePanel(review, look, isClosed)
  useKeptFocus('list')
  const commands = useCommands({
    campaignId: review.id,
    request,
    view,
    tasks,
    store,
    look,
    isClosed,
    left,
    stagedCount: approve + deny,
    handle,
    panel,
    setView: (next) => change({ view: next, group: undefined }),
    openDialog: setDialog,
    onProblem: setProblem,
  })
  const { active, activeRow } = commands
  const panelRow = usePanelRow(panel, activeRow)
  useOpenTask({
    outline: tasks.isCounted ? outline : undefined,
    rows: tasks.rows,
    named,
    open: look.showsPanel ? activeRow?.taskId : undefined,
    onFound: (row) => {
      commands.goTo(row)
      look.showPanel(true)
    },
    onMoved: (task) => change({ task }, true),
  })
  usePageKeys(REVIEW_KEYS)
  useVisit(review)
  useTitle(review.displayName, store.outbox.size)

  const choice = useColumns(review, request.view ?? '', userId)
  const columns = useShownColumns(choice, look.isCard, view)
  const onOpen = useStable((index: number) => {
    commands.setActive(index)
    look.showPanel(true)
  })
  const onGroup = useStable((groups: readonly number[], isOnly: boolean) => {
    const [group = 0] = groups
    const ids = groups.flatMap((one) => outline?.groups[one]?.id || []).slice(0, MOST_ONLY)
    if (isOnly && ids.length > 0) return change({ group: ids.join(',') })
    handle.current?.showGroup(group)
    commands.setActive(layout.firstRowOf(group) ?? active)
  })
  const onInstructions = useStable(() => panel.showInstructions(true))
  const onRefresh = useStable(() => void tasks.refresh())
  const onUndo = useStable(() => commands.undo())
  const onShowOvertaken = useStable(() => commands.nextOvertaken())
  const onRetry = useStable(() => store.outbox.retry())
  const onSubmit = useStable(() => setDialog('submit'))
  const onShow = useStable((filter: Pick<ReviewSearch, 'is' | 'why'>) => {
    change({ ...NO_FILTERS, ...filter })
    focusPart('list')
  })
  const onShowPending = useStable(() => onShow(isShowingPending ? {} : { is: ['certify', 'deny'] }))
  const onReassign = useStable(() => setDialog('reassign'))
  const onCloseDialog = useStable(() => setDialog(undefined))
  const onMove = useStable((step: 1 | -1) => commands.moveBy(step))
  const onClosePanel = useStable(() => panel.show(false))
  const onPanel = useStable(() => panel.show(!look.showsPanel))
  const onChosen = useStable(() => commands.afterChoice())
  const isShowingPending = search.is?.some((one) => one === 'certify' || one === 'deny') ?? false

  return (
    <div className={classes.workspace} data-panel={(look.showsPanel && look.isWide) || undefined}>
      <ReviewHeader
        review={review}
        all={counted.all}
        left={counted.left}
        staged={counted.approve + counted.deny}
        onInstructions={onInstructions}
        onRefresh={onRefresh}
        setIsSelecting={look.isCard ? look.setIsSelecting : undefined}
      />
      <ReviewToolbar
        search={search}
        view={view}
        outline={query.data}
        left={counted.left}
        answered={review.counts.answered}
        look={look}
        onPanel={onPanel}
        columns={choice}
        groups={
          !look.isWide &&
          !tasks.isFlat &&
          tasks.isCounted &&
          outline && (
            <OutlineMenu
              outline={outline}
              store={store}
              onChoose={(group) => onGroup([group], false)}
              onSearch={() => focusSearch('toolbar')}
            />
          )
        }
        onChange={change}
      />
      {look.isWide && !tasks.isFlat && outline && tasks.isCounted && (
        <OutlineNav
          outline={outline}
          store={store}
          storeVersion={calm}
          current={layout.placeOf(active)?.group}
          frozenAt={review.frozenAt}
          onChoose={onGroup}
        />
      )}
      <ListArea
        ref={handle}
        {...{ review, search, request, view, tasks, store, storeVersion: calm, commands, look, columns, isClosed }}
        left={left}
        staged={approve + deny}
        arrived={arrived}
        problem={problem}
        onArrived={() => void tasks.refresh().then(clearArrived)}
        onSolved={() => setProblem(undefined)}
        onChange={change}
        onOpen={onOpen}
        onReassign={onReassign}
        onShow={onShow}
        onSubmit={onSubmit}
      />
      <ReviewSide
        review={review}
        panel={panel}
        row={panelRow}
        store={store}
        look={look}
        isClosed={isClosed}
        onReassign={onReassign}
        onMove={onMove}
        onClose={onClosePanel}
        onChosen={onChosen}
      />
      {!isClosed && (
        <div className={classes.bar}>
          <PendingBar
            approve={counted.approve}
            deny={counted.deny}
            overtaken={overtaken}
            stillShown={request.filter?.withoutPending ? Math.max(0, -counted.listed) : 0}
            withoutReason={counted.withoutReason}
            unsaved={store.outbox.size}
            trouble={store.outbox.trouble?.message}
            canUndo={counted.canUndo}
            isShowingPending={isShowingPending}
            onUndo={onUndo}
            onShow={onShowPending}
            onShowOvertaken={onShowOvertaken}
            onRefresh={onRefresh}
            onRetry={onRetry}
            onSubmit={onSubmit}
          />
        </div>
      )}
      <ReviewDialogs
        review={review}
        store={store}
        approve={approve}
        deny={deny}
        commands={commands}
        dialog={dialog}
        onClose={onCloseDialog}
        onShow={onShow}
        onStale={onRefresh}
        onProblem={setProblem}
      />
    </div>
  )
}
