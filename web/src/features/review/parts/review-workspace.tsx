import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { formatCount } from '../../../parts/format.ts'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { usePageKeys } from '../../../parts/page-keys.ts'
import { useSession } from '../../session/queries.ts'
import { assignedAs } from '../assignment.rules.ts'
import { columnsOf } from '../columns.tsx'
import { REVIEW_KEYS } from '../keys.rules.ts'
import { countsQuery, type MyReview, myReviewQuery } from '../queries.ts'
import { type ReviewSearch, requestOf, viewOf } from '../request.rules.ts'
import { PAGE_ROWS } from '../row-pages.ts'
import { useChanges } from '../use-changes.ts'
import { type ListHandle, useCommands } from '../use-commands.ts'
import { useDecisionStore } from '../use-decision-store.ts'
import { useLook } from '../use-look.ts'
import { useOpenTask } from '../use-open-task.ts'
import { type TaskList, useTaskList } from '../use-task-list.ts'
import { OutlineNav } from './outline-nav.tsx'
import { PendingBar } from './pending-bar.tsx'
import { ReviewEmpty } from './review-empty.tsx'
import { ReviewHeader } from './review-header.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import classes from './review-workspace.module.css'
import { SubmitDialog } from './submit-dialog.tsx'
import { type PanelHandle, WhyPanel } from './why-panel.tsx'

const ReassignDialog = lazy(async () => ({ default: (await import('./reassign-dialog.tsx')).ReassignDialog }))
const Markdown = lazy(async () => ({ default: (await import('../../../parts/markdown.tsx')).Markdown }))

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

/** The review page: outline, list, panel and pending bar. */
export function ReviewWorkspace({ review }: { review: MyReview }) {
  const { userId } = useSession()
  const search: ReviewSearch = useSearch({ from: '/signed-in/reviews/$campaignId' })
  const navigate = useNavigate({ from: '/reviews/$campaignId' })
  const queryClient = useQueryClient()
  const look = useLook()
  const view = viewOf(search, review.view)
  const { task: named, ...listed } = search
  const listKey = JSON.stringify(listed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open task is no part of what is listed
  const request = useMemo(() => requestOf(search, view), [listKey, view])
  const isClosed = review.isClosing || !review.state.endsWith('OPEN')
  const { store, version: storeVersion } = useDecisionStore(review.id, userId)
  const tasks = useTaskList(review, request, store, look, isClosed)
  const { outline, layout, query, pages } = tasks
  const overtaken = useChanges(review.id, userId, store, () => void tasks.refresh())

  const { data: counts } = useQuery(countsQuery(review.id))
  const left = review.counts.left + store.total.left
  const approve = (counts?.approve ?? 0) + store.total.approve
  const deny = (counts?.deny ?? 0) + store.total.deny

  const [dialog, setDialog] = useState<'submit' | 'reassign' | 'instructions'>()
  const [problem, setProblem] = useState<unknown>()
  const handle = useRef<ListHandle>(null)
  const panel = useRef<PanelHandle>(null)
  const change = (next: Record<string, unknown>, isTyped = false) =>
    void navigate({ search: ((old: ReviewSearch) => ({ ...old, ...next })) as never, replace: isTyped })
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
    focusComment: () => panel.current?.comment(),
    setView: (next) => change({ view: next, group: undefined }),
    openDialog: setDialog,
  })
  const { active, activeRow, selection, targets, question } = commands
  useOpenTask({
    campaignId: review.id,
    request,
    outline,
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

  const columns = useMemo(() => {
    const all = columnsOf(review, request.view ?? '')
    // A card has room for one: whom or what its group does not name.
    return look.isCard
      ? all.filter(({ id }) => id === (view === 'user' ? 'ENTITLEMENT' : 'ACCOUNT_OWNER')).slice(0, 1)
      : all
  }, [review, request.view, look.isCard, view])
  const selected = useMemo(() => new Set(selection.keys()), [selection])
  const onSight = useCallback((first: number, last: number) => pages.want(first, last, PAGE_ROWS), [pages])
  const onOpen = (index: number) => {
    commands.setActive(index)
    look.showPanel(true)
  }
  const isShowingPending = search.is?.some((one) => one === 'certify' || one === 'deny') ?? false

  return (
    <div className={classes.workspace} data-panel={(look.showsPanel && look.isWide) || undefined}>
      <ReviewHeader
        review={review}
        left={left}
        staged={approve + deny}
        onInstructions={() => setDialog('instructions')}
        onRefresh={() => void tasks.refresh()}
      />
      <ReviewToolbar search={search} view={view} outline={outline} left={left} look={look} onChange={change} />
      {look.isWide && !tasks.isFlat && outline && (
        <OutlineNav
          outline={outline}
          store={store}
          storeVersion={storeVersion}
          current={layout.placeOf(active)?.group}
          frozenAt={review.frozenAt}
          onChoose={(group) => {
            handle.current?.showGroup(group)
            commands.setActive(layout.firstRowOf(group) ?? active)
          }}
        />
      )}
      <div className={classes.list} data-flat={tasks.isFlat || !look.isWide || undefined} aria-busy={query.isFetching}>
        {selection.size > 0 && (
          <BulkBar
            count={selection.size}
            matching={outline?.counts.all ?? 0}
            isClosed={isClosed}
            onChoose={commands.choose}
            onAll={commands.decideAllMatching}
            onReassign={() => setDialog('reassign')}
            onClear={commands.clear}
          />
        )}
        <Failures tasks={tasks} problem={problem} onSolved={() => setProblem(undefined)} />
        {!outline && !query.error && <LoadingRows />}
        {outline?.counts.all === 0 && (
          <ReviewEmpty
            review={review}
            left={left}
            staged={approve + deny}
            isFiltered={request.filter !== undefined || request.decision !== undefined}
            onClear={() => change(NO_FILTERS)}
            onSubmit={() => setDialog('submit')}
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
            onSelect={commands.select}
            onOpen={onOpen}
            onSection={commands.decideSection}
          />
        )}
      </div>
      {look.showsPanel && activeRow && (
        <div className={classes.panel} data-over={!look.isWide || undefined}>
          <WhyPanel
            ref={panel}
            row={activeRow}
            store={store}
            assignedAs={assignedAs(review.reasons)}
            isClosed={isClosed}
            onReassign={() => setDialog('reassign')}
            onClose={() => look.showPanel(false)}
            onChosen={() => (look.isCard ? look.showPanel(false) : look.movesOn && commands.moveOn())}
          />
        </div>
      )}
      {!isClosed && (
        <div className={classes.bar}>
          <PendingBar
            approve={approve}
            deny={deny}
            overtaken={overtaken}
            withoutReason={store.withoutReason().length}
            unsaved={store.outbox.size}
            trouble={store.outbox.trouble?.message}
            canUndo={store.canUndo}
            isShowingPending={isShowingPending}
            onUndo={commands.undo}
            onShow={() => change({ is: isShowingPending ? undefined : [deny > 0 ? 'deny' : 'certify'] })}
            onRetry={() => store.outbox.retry()}
            onSubmit={() => setDialog('submit')}
          />
        </div>
      )}
      <SubmitDialog
        review={review}
        store={store}
        approve={approve}
        deny={deny}
        opened={dialog === 'submit'}
        onClose={() => setDialog(undefined)}
        refetch={async () => {
          await Promise.all([
            queryClient.refetchQueries({ queryKey: myReviewQuery(review.id).queryKey }),
            queryClient.refetchQueries({ queryKey: countsQuery(review.id).queryKey }),
            queryClient.invalidateQueries({ queryKey: ['review', 'list'] }),
            queryClient.invalidateQueries({ queryKey: ['review', 'submissions', review.id] }),
          ])
        }}
      />
      {dialog === 'reassign' && (
        <Suspense>
          <ReassignDialog
            rows={targets}
            stagedCount={targets.filter((row) => store.of(row).choice !== 'UNSPECIFIED').length}
            onClose={() => setDialog(undefined)}
            onDone={(to, taskIds) => {
              for (const taskId of taskIds) store.overtake(taskId, `Reassigned to ${to}`)
              commands.clear()
            }}
          />
        </Suspense>
      )}
      <Instructions
        review={review}
        isAsked={dialog === 'instructions'}
        isClosed={isClosed}
        onClose={() => setDialog(undefined)}
      />
      {question && (
        <ConfirmDialog
          opened
          title={question.title}
          confirm={question.confirm}
          isDangerous={question.isDenial}
          onClose={() => commands.setQuestion(undefined)}
          onConfirm={() => {
            setProblem(undefined)
            void Promise.resolve(question.run()).catch(setProblem)
            commands.setQuestion(undefined)
          }}
        >
          <p>{question.says}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface FailuresProps {
  tasks: TaskList
  problem: unknown
  onSolved(): void
}

/** What could not be loaded or done, over the list. */
function Failures({ tasks, problem, onSolved }: FailuresProps) {
  const { query, pages } = tasks
  return (
    <>
      {query.error && (
        <FailureNote
          error={query.error}
          wanted="Your tasks could not be loaded."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {pages.error !== undefined && (
        <FailureNote error={pages.error} wanted="Some rows could not be loaded." onRetry={() => pages.retry()} />
      )}
      {problem !== undefined && <FailureNote error={problem} onRetry={() => void tasks.refresh().then(onSolved)} />}
    </>
  )
}

interface InstructionsProps {
  review: MyReview
  isAsked: boolean
  isClosed: boolean
  onClose(): void
}

/** What the owners ask of reviewers: shown on the first visit, and when asked for. */
function Instructions({ review, isAsked, isClosed, onClose }: InstructionsProps) {
  const [hasRead, setHasRead] = useLocalStorage({
    key: `recert-instructions-${review.id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const close = () => {
    setHasRead(true)
    onClose()
  }
  return (
    <Dialog
      opened={isAsked || (!hasRead && review.instructions !== '' && !isClosed)}
      onClose={close}
      title="Instructions"
    >
      <Suspense>
        <Markdown text={review.instructions} />
      </Suspense>
    </Dialog>
  )
}

function useTitle(name: string, unsaved: number): void {
  useEffect(() => {
    document.title = `${unsaved > 0 ? `(${unsaved}) ` : ''}${name} · My reviews · Recert`
  }, [name, unsaved])
}

interface BulkBarProps {
  count: number
  /** How many tasks the list has, loaded or not. */
  matching: number
  isClosed: boolean
  onChoose(choice: 'APPROVE' | 'DENY'): void
  onAll(choice: 'APPROVE' | 'DENY'): void
  onReassign(): void
  onClear(): void
}

function BulkBar({ count, matching, isClosed, onChoose, onAll, onReassign, onClear }: BulkBarProps) {
  const [isAll, setIsAll] = useState(false)
  const act = isAll ? onAll : onChoose
  return (
    <div className={classes.bulk} role="toolbar" aria-label="Selected tasks">
      <strong>{formatCount(isAll ? matching : count)} selected</strong>
      <Button size="xs" variant="default" c="certify" disabled={isClosed} onClick={() => act('APPROVE')}>
        Certify
      </Button>
      <Button size="xs" variant="default" c="deny" disabled={isClosed} onClick={() => act('DENY')}>
        Deny
      </Button>
      {!isAll && (
        <Button size="xs" variant="default" disabled={isClosed} onClick={onReassign}>
          Reassign
        </Button>
      )}
      {!isAll && matching > count && (
        <Button size="xs" variant="subtle" onClick={() => setIsAll(true)}>
          Select all {formatCount(matching)} that match
        </Button>
      )}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
