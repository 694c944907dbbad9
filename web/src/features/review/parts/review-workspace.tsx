import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { countOf } from '../../../parts/format.ts'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { usePageKeys } from '../../../parts/page-keys.ts'
import { focusPart, useKeptFocus } from '../../../parts/page-parts.ts'
import { useStable } from '../../../parts/use-stable.ts'
import { useSession } from '../../session/queries.ts'
import type { DecisionStore } from '../decisions.store.ts'
import { REVIEW_KEYS } from '../keys.rules.ts'
import type { ListHandle } from '../list-handle.ts'
import type { MyReview } from '../queries.ts'
import { type ReviewSearch, requestOf, viewOf } from '../request.rules.ts'
import { PAGE_ROWS } from '../row-pages.ts'
import { useChanges } from '../use-changes.ts'
import { useColumns, useShownColumns } from '../use-columns.ts'
import { useCommands } from '../use-commands.ts'
import { useDecisionStore } from '../use-decision-store.ts'
import { useLook } from '../use-look.ts'
import { useOpenTask } from '../use-open-task.ts'
import { usePanel, usePanelRow } from '../use-panel.ts'
import { useTaskList } from '../use-task-list.ts'
import { useTitle } from '../use-title.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListFailures } from './list-failures.tsx'
import { OutlineMenu } from './outline-menu.tsx'
import { OutlineNav } from './outline-nav.tsx'
import { PendingBar } from './pending-bar.tsx'
import { ReviewDialogs } from './review-dialogs.tsx'
import { ReviewEmpty } from './review-empty.tsx'
import { ReviewHeader } from './review-header.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewSide } from './review-side.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import classes from './review-workspace.module.css'

const NO_FILTERS = {
  q: undefined,
  is: undefined,
  look: undefined,
  why: undefined,
  risk: undefined,
  framework: undefined,
  type: undefined,
  group: undefined,
}

const isOver = ({ isClosing, state }: MyReview) => isClosing || !state.endsWith('OPEN')
const isFiltered = ({ filter, decision, answered }: ReturnType<typeof requestOf>) =>
  filter !== undefined || decision !== undefined || answered !== undefined

/** What is left and decided, with what this page has decided since it loaded. */
const countsOf = ({ counts }: MyReview, store: DecisionStore) => ({
  left: counts.left + store.total.left,
  approve: counts.approve + store.total.approve,
  deny: counts.deny + store.total.deny,
  withoutReason: store.withoutReason().length,
  canUndo: store.canUndo,
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
  const { outline, layout, query, pages } = tasks
  const { overtaken, arrived, clearArrived } = useChanges(review.id, userId, store, () => void tasks.refresh())

  const { left, approve, deny } = countsOf(review, store)
  // What stands around the list counts after the row that was decided is drawn. Only whether all is saved is said at once.
  const calm = useDeferredValue(storeVersion)
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
  })
  const { active, activeRow, selected } = commands
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
  useTitle(review.displayName, store.outbox.size)

  const choice = useColumns(review, request.view ?? '', userId)
  const columns = useShownColumns(choice, look.isCard, view)
  const onSight = useCallback((first: number, last: number) => pages.want(first, last, PAGE_ROWS), [pages])
  const onOpen = useStable((index: number) => {
    commands.setActive(index)
    look.showPanel(true)
  })
  const onSelect = useStable(commands.select)
  const onGroup = useStable((group: number, isOnly: boolean) => {
    const id = outline?.groups[group]?.id
    if (isOnly && id) return change({ group: id })
    handle.current?.showGroup(group)
    commands.setActive(layout.firstRowOf(group) ?? active)
  })
  const onInstructions = useStable(() => panel.showInstructions(true))
  const onRefresh = useStable(() => void tasks.refresh())
  const onUndo = useStable(() => commands.undo())
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
  const onChosen = useStable(() => (look.isCard ? panel.show(false) : look.movesOn && commands.moveBy(1)))
  const isShowingPending = search.is?.some((one) => one === 'certify' || one === 'deny') ?? false

  return (
    <div className={classes.workspace} data-panel={(look.showsPanel && look.isWide) || undefined}>
      <ReviewHeader
        review={review}
        left={counted.left}
        staged={counted.approve + counted.deny}
        onInstructions={onInstructions}
        onRefresh={onRefresh}
      />
      <ReviewToolbar
        search={search}
        view={view}
        outline={query.data}
        left={counted.left}
        answered={review.counts.answered}
        look={look}
        columns={choice}
        groups={
          !look.isWide &&
          !look.isCard &&
          !tasks.isFlat &&
          tasks.isCounted &&
          outline && <OutlineMenu outline={outline} store={store} onChoose={(group) => onGroup(group, false)} />
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
      <div
        className={classes.list}
        data-part="list"
        data-flat={tasks.isFlat || !look.isWide || undefined}
        aria-busy={query.isFetching}
      >
        {commands.selectedCount > 0 && (
          <BulkBar
            count={commands.selectedCount}
            matching={commands.matching}
            isLoaded={commands.hasRows}
            isClosed={isClosed}
            onChoose={commands.choose}
            onComment={commands.commentMany}
            onAll={commands.selectMatching}
            onReassign={() => setDialog('reassign')}
            onClear={commands.clear}
          />
        )}
        {arrived > 0 && (
          <div className={classes.news} role="status">
            {countOf(arrived, 'new task')}
            <Button size="xs" variant="default" onClick={() => void tasks.refresh().then(clearArrived)}>
              Show
            </Button>
          </div>
        )}
        <ListFailures tasks={tasks} problem={problem} onSolved={() => setProblem(undefined)} />
        {!outline && !query.error && <LoadingRows />}
        {outline?.counts.all === 0 && (
          <ReviewEmpty
            review={review}
            left={left}
            staged={approve + deny}
            isFiltered={isFiltered(request)}
            onClear={() => change(NO_FILTERS)}
            onSubmit={() => setDialog('submit')}
            onShowSubmitted={() => onShow({ is: ['submitted'] })}
          />
        )}
        {outline && outline.counts.all > 0 && (
          <ReviewList
            ref={handle}
            tasks={tasks}
            outline={outline}
            columns={columns}
            store={store}
            storeVersion={storeVersion}
            active={active}
            selected={selected}
            look={look}
            isClosed={isClosed}
            isSectionApp={view === 'user'}
            label={`Tasks of ${review.displayName}`}
            sort={search.sort}
            onSort={(sort) => change({ sort })}
            onSight={onSight}
            onFocus={commands.setActive}
            onSelect={onSelect}
            onSelectAll={commands.toggleAll}
            onOpen={onOpen}
            onSection={commands.decideSection}
            onAlike={commands.decideAlike}
          />
        )}
      </div>
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
            withoutReason={counted.withoutReason}
            unsaved={store.outbox.size}
            trouble={store.outbox.trouble?.message}
            canUndo={counted.canUndo}
            isShowingPending={isShowingPending}
            onUndo={onUndo}
            onShow={onShowPending}
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
        onProblem={setProblem}
      />
    </div>
  )
}
