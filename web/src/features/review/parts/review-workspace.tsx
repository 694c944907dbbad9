import { useMemo, useRef, useState } from 'react'
import { usePageKeys } from '../../../parts/keys/page-keys.ts'
import { focusSearch, useKeptFocus } from '../../../parts/keys/page-parts.ts'
import { useAfterPaint } from '../../../parts/page/after-paint.ts'
import { useSession } from '../../session/queries.ts'
import { allOf } from '../decisions/count-change.rules.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import { useChanges } from '../decisions/use-changes.ts'
import { useDecisionStore } from '../decisions/use-decision-store.ts'
import { REVIEW_KEYS } from '../keys/keys.rules.ts'
import { useCommands } from '../keys/use-commands.ts'
import type { ListHandle } from '../list/list-handle.ts'
import { useColumns, useShownColumns } from '../list/use-columns.ts'
import { useListing } from '../list/use-listing.ts'
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
import { useWorkspaceActions } from './use-workspace-actions.ts'

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
  const listing = useListing(review)
  const { search, view, named, request, change } = listing
  const look = useLook()
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
  const actions = useWorkspaceActions({ listing, tasks, store, look, panel, commands, handle, setDialog })

  return (
    <div className={classes.workspace} data-panel={(look.showsPanel && look.isWide) || undefined}>
      <ReviewHeader
        review={review}
        all={counted.all}
        left={counted.left}
        staged={counted.approve + counted.deny}
        onInstructions={actions.showInstructions}
        onRefresh={actions.refresh}
        setIsSelecting={look.isCard ? look.setIsSelecting : undefined}
      />
      <ReviewToolbar
        search={search}
        view={view}
        outline={query.data}
        left={counted.left}
        answered={review.counts.answered}
        look={look}
        onPanel={actions.togglePanel}
        columns={choice}
        groups={
          !look.isWide &&
          !tasks.isFlat &&
          tasks.isCounted &&
          outline && (
            <OutlineMenu
              outline={outline}
              store={store}
              onChoose={(group) => actions.chooseGroup([group], false)}
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
          onChoose={actions.chooseGroup}
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
        onOpen={actions.open}
        onReassign={actions.reassign}
        onShow={actions.show}
        onSubmit={actions.submit}
      />
      <ReviewSide
        review={review}
        panel={panel}
        row={panelRow}
        store={store}
        look={look}
        isClosed={isClosed}
        onReassign={actions.reassign}
        onMove={actions.move}
        onClose={actions.closePanel}
        onChosen={actions.afterChoice}
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
            isShowingPending={actions.isShowingPending}
            onUndo={actions.undo}
            onShow={actions.showPending}
            onShowOvertaken={actions.showOvertaken}
            onRefresh={actions.refresh}
            onRetry={actions.retry}
            onSubmit={actions.submit}
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
        onClose={actions.closeDialog}
        onShow={actions.show}
        onStale={actions.refresh}
        onProblem={setProblem}
      />
    </div>
  )
}
