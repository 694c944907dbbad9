import { Button, Menu, Modal } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { IconCalendarDue, IconDots, IconFileText } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { say } from '../../../parts/announcer.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, daysUntil, formatCount, formatMoment } from '../../../parts/format.ts'
import { hasDialog, isTyping } from '../../../parts/keys.rules.ts'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { usePageKeys } from '../../../parts/page-keys.ts'
import { StackBar } from '../../../parts/stack-bar.tsx'
import { useSession } from '../../session/queries.ts'
import { assignedAs } from '../assignment.rules.ts'
import { columnsOf } from '../columns.tsx'
import { type Command, commandOf, isAlwaysOn, REVIEW_KEYS } from '../keys.rules.ts'
import { Layout } from '../layout.rules.ts'
import {
  decideByFilter,
  loadRows,
  type MyReview,
  type MyTask,
  myReviewQuery,
  type Outline,
  outlineQuery,
} from '../queries.ts'
import { type ReviewSearch, requestOf, viewOf } from '../request.rules.ts'
import { PAGE_ROWS, RowPages } from '../row-pages.ts'
import { useChanges } from '../use-changes.ts'
import { useDecisionStore } from '../use-decision-store.ts'
import type { ListRow } from './item-row.tsx'
import { OutlineNav } from './outline-nav.tsx'
import { PendingBar } from './pending-bar.tsx'
import { type Alike, type ListHandle, ReviewList } from './review-list.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import classes from './review-workspace.module.css'
import { SubmitDialog } from './submit-dialog.tsx'
import { type PanelHandle, WhyPanel } from './why-panel.tsx'

const ReassignDialog = lazy(() => import('./reassign-dialog.tsx').then(({ ReassignDialog: it }) => ({ default: it })))
const Markdown = lazy(() => import('../../../parts/markdown.tsx').then(({ Markdown: it }) => ({ default: it })))

const HEIGHTS = {
  comfortable: { group: 40, section: 58, row: 52 },
  compact: { group: 40, section: 40, row: 36 },
  card: { group: 44, section: 56, row: 156 },
} as const
const SHORT_CARD = 68
/** From so many on a bulk denial asks first. */
const ASK_FROM = 10
const NEVER: ReadonlySet<number> = new Set()

interface BulkAsk {
  title: string
  says: string
  confirm: string
  run(): Promise<void> | void
}

/** The review page: outline, list, panel and pending bar. */
export function ReviewWorkspace({ review }: { review: MyReview }) {
  const { userId } = useSession()
  const search: ReviewSearch = useSearch({ from: '/signed-in/reviews/$campaignId' })
  const navigate = useNavigate({ from: '/reviews/$campaignId' })
  const queryClient = useQueryClient()
  const view = viewOf(search, review.view)
  const request = useMemo(() => requestOf(search, view), [search, view])
  const [opened, setOpened] = useState(0)
  const {
    data: outline,
    error,
    refetch,
    isFetching,
    isPlaceholderData,
  } = useQuery(outlineQuery(review.id, request, opened))
  const { store, version: storeVersion } = useDecisionStore(review.id, userId)
  const isClosed = review.isClosing || !review.state.endsWith('OPEN')

  const now = { getInitialValueInEffect: false }
  const isCard = !useMediaQuery('(min-width: 768px)', true, now)
  const isWide = useMediaQuery('(min-width: 1100px)', true, now)
  const [density, setDensity] = useLocalStorage<'comfortable' | 'compact'>({
    key: 'recert-density',
    defaultValue: 'comfortable',
    ...now,
  })
  const [hasPanel, setHasPanel] = useLocalStorage({ key: 'recert-panel', defaultValue: true, ...now })
  const [isAlike, setIsAlike] = useLocalStorage({ key: 'recert-alike', defaultValue: true, ...now })
  const [hasKeys] = useLocalStorage({ key: 'recert-single-keys', defaultValue: true, ...now })
  const [movesOn] = useLocalStorage({ key: 'recert-move-on', defaultValue: true, ...now })
  const [sheet, setSheet] = useState(false)
  const showsPanel = isCard ? sheet : isWide ? hasPanel : sheet

  const pages = useMemo(
    () =>
      new RowPages<MyTask>((page, signal) =>
        loadRows(review.id, request, page === 0 ? undefined : outline?.pages[page - 1]?.pageToken, signal),
      ),
    [review.id, request, outline],
  )
  useEffect(() => () => pages.stop(), [pages])
  const pagesVersion = useSyncExternalStore(pages.subscribe, pages.version)

  const [active, setActive] = useState(0)
  const [selection, setSelection] = useState<ReadonlyMap<string, ListRow>>(new Map())
  const [closedGroups, setClosedGroups] = useState<ReadonlySet<number>>(NEVER)
  const [shownAlike, setShownAlike] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'submit' | 'reassign' | 'instructions'>()
  const [ask, setAsk] = useState<BulkAsk>()
  const [problem, setProblem] = useState<unknown>()
  const list = useRef<ListHandle>(null)
  const panel = useRef<PanelHandle>(null)
  usePageKeys(REVIEW_KEYS)

  // One row object for each task, so that a row that did not change is not drawn again.
  const groupStarts = useMemo(() => startsOf(outline), [outline])
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come with each version of the pages
  const rows = useMemo(() => {
    const made = new Map<number, ListRow>()
    for (const [index, task] of pages.loaded()) made.set(index, rowOf(task, groupOf(groupStarts, index)))
    store.learn([...made.values()])
    return made
  }, [pages, pagesVersion, groupStarts, store])
  const rowAt = useCallback((index: number) => rows.get(index), [rows])

  const alike = useMemo(
    () => (isAlike && !isCard && !isClosed && view !== 'flat' ? alikeOf(rows, shownAlike) : new Map<number, Alike>()),
    [isAlike, isCard, isClosed, view, rows, shownAlike],
  )
  const heights = isCard ? HEIGHTS.card : HEIGHTS[density]
  const layout = useMemo(() => {
    const exceptions = new Map<number, number>()
    const first = new Set([...alike.values()].map(({ rows: [row] }) => row?.taskId))
    const hidden = new Set([...alike.values()].flatMap(({ rows: all }) => all.map(({ taskId }) => taskId)))
    for (const [index, row] of rows) {
      if (hidden.has(row.taskId)) exceptions.set(index, first.has(row.taskId) ? HEIGHTS.comfortable.row : 0)
      else if (isCard && row.pending) exceptions.set(index, SHORT_CARD)
    }
    const groups = (outline?.groups ?? []).map(({ sections }) => ({ sections: sections.map(({ all }) => all) }))
    return view === 'flat'
      ? new Layout([{ sections: [outline?.counts.all ?? 0] }], { ...heights, group: 0, section: 0 }, NEVER, exceptions)
      : new Layout(groups, heights, closedGroups, exceptions)
  }, [outline, heights, closedGroups, rows, alike, isCard, view])

  /** Loads the list anew, with what others did and without what was decided. */
  const refresh = useCallback(() => {
    void store.outbox
      .flush()
      .catch(() => undefined)
      .then(() => {
        store.forget()
        setSelection(new Map())
        setShownAlike(new Set())
        setOpened((count) => count + 1)
        void queryClient.invalidateQueries({ queryKey: myReviewQuery(review.id).queryKey })
      })
  }, [store, queryClient, review.id])
  const overtaken = useChanges(review.id, userId, store, refresh)

  const onSight = useCallback((first: number, last: number) => pages.want(first, last, PAGE_ROWS), [pages])
  const activeRow = rowAt(active)
  const { approve, deny, left } = countsOf(review, outline, store)

  const goTo = useCallback((row: number | undefined) => {
    if (row === undefined) return
    setActive(row)
    list.current?.show(row)
  }, [])
  const change = (next: Partial<ReviewSearch> | Record<string, unknown>, isTyped = false) =>
    void navigate({ search: ((old: ReviewSearch) => ({ ...old, ...next })) as never, replace: isTyped })

  const nextUndecided = (from: number): number | undefined => {
    for (let row = layout.nextRow(from, 1); row !== undefined; row = layout.nextRow(row, 1)) {
      const known = rowAt(row)
      if (!known || store.of(known).choice === 'UNSPECIFIED') return row
    }
    return undefined
  }
  const bulk = (targets: readonly ListRow[], choice: 'APPROVE' | 'DENY') => {
    const run = () => {
      store.choose(targets, choice)
      say(`${choice === 'APPROVE' ? 'Certified' : 'Denied'} ${countOf(targets.length, 'task')}.`)
    }
    if (choice === 'DENY' && targets.length >= ASK_FROM)
      setAsk({
        title: `Deny ${countOf(targets.length, 'task')}`,
        says: `${countOf(targets.length, 'access', 'accesses')} will be removed after you submit. Until then you can undo.`,
        confirm: `Deny ${formatCount(targets.length)}`,
        run,
      })
    else run()
  }
  const choose = (choice: 'APPROVE' | 'DENY') => {
    if (isClosed) return
    if (selection.size > 0) return bulk([...selection.values()], choice)
    const together = alike.get(active)
    if (together) {
      bulk(together.rows, choice)
      setShownAlike(new Set([...shownAlike, together.key]))
      return
    }
    if (!activeRow) return
    const before = store.of(activeRow)
    if (before.status === 'submitted' || before.status === 'overtaken') return
    store.choose([activeRow], before.choice === choice ? 'UNSPECIFIED' : choice)
    say(
      `${before.choice === choice ? 'Taken back' : choice === 'APPROVE' ? 'Certified' : 'Denied'}. ${formatCount(left - (before.choice === 'UNSPECIFIED' ? 1 : 0))} left.`,
    )
    if (movesOn && before.choice !== choice) goTo(layout.nextRow(active, 1))
  }
  const undo = () => {
    const tasks = store.undo()
    const index = [...rows].find(([, row]) => row.taskId === tasks[0]?.taskId)?.[0]
    goTo(index)
    if (tasks.length > 0) say(`Undone: ${countOf(tasks.length, 'task')}.`)
  }
  const select = useCallback(
    (index: number, extend: boolean) => {
      setSelection((old) => {
        const next = new Map(old)
        const [from, to] = extend ? [Math.min(active, index), Math.max(active, index)] : [index, index]
        for (let row = from; row <= to; row++) {
          const known = rowAt(row)
          if (!known) continue
          if (!extend && next.has(known.taskId)) next.delete(known.taskId)
          else next.set(known.taskId, known)
        }
        return next
      })
      setActive(index)
    },
    [active, rowAt],
  )
  const selectAll = () => {
    const group = layout.placeOf(active)?.group
    const ofGroup = [...rows.values()].filter((row) => view === 'flat' || row.group === group)
    const isWhole = ofGroup.every(({ taskId }) => selection.has(taskId))
    const next = isWhole ? [...rows.values()] : ofGroup
    setSelection(new Map(next.map((row) => [row.taskId, row])))
    say(`${formatCount(next.length)} selected`)
  }
  /** Decides everything of a section on the server, also what is not loaded. */
  const decideSection = (group: number, section: number, row: number, choice: 'APPROVE' | 'DENY') => {
    const task = rowAt(row)?.task
    const count = outline?.groups[group]?.sections[section]?.left ?? 0
    if (!task) return
    const { item } = task
    const filter = {
      ...request.filter,
      ...(view === 'user'
        ? { appIds: [item.app.id], ...(item.user ? { userIds: [item.user.id] } : {}) }
        : { entitlementIds: [item.entitlement.id] }),
      withoutPending: true,
    }
    const what = view === 'user' ? item.app.displayName : item.entitlement.displayName
    setAsk({
      title: `${choice === 'APPROVE' ? 'Certify' : 'Deny'} what is left of ${what}`,
      says:
        choice === 'APPROVE'
          ? `${countOf(count, 'task')} will be certified once you submit. Until then you can change each of them.`
          : `${countOf(count, 'access', 'accesses')} will be removed after you submit. Until then you can change each of them.`,
      confirm: `${choice === 'APPROVE' ? 'Certify' : 'Deny'} ${formatCount(count)}`,
      run: async () => {
        await store.outbox.flush()
        await decideByFilter(review.id, filter, choice, count)
        refresh()
      },
    })
  }

  const run = (command: Command) => {
    switch (command.do) {
      case 'move': {
        if (command.extends) select(active, false)
        if (command.by === 'row') return goTo(layout.nextRow(active, command.step))
        if (command.by === 'end')
          return goTo(command.step === 1 ? layout.nextRow(layout.rowCount, -1) : layout.nextRow(-1, 1))
        if (command.by === 'page') {
          let row: number | undefined = active
          for (let n = list.current?.pageRows() ?? 1; n > 0 && row !== undefined; n--)
            row = layout.nextRow(row, command.step) ?? (n > 1 ? row : undefined)
          return goTo(row)
        }
        return goTo(layout.firstRowOf((layout.placeOf(active)?.group ?? 0) + command.step))
      }
      case 'nextUndecided':
        return goTo(nextUndecided(active) ?? nextUndecided(-1))
      case 'open':
      case 'close': {
        const group = layout.placeOf(active)?.group
        const together = alike.get(active)
        if (command.do === 'open' && together) return setShownAlike(new Set([...shownAlike, together.key]))
        if (group === undefined) return
        return setClosedGroups((old) => {
          const next = new Set(old)
          if (command.do === 'close') next.add(group)
          else next.clear()
          return next
        })
      }
      case 'choose':
        return choose(command.choice)
      case 'comment':
        openPanel()
        return requestAnimationFrame(() => panel.current?.comment())
      case 'reassign':
        return !isClosed && (selection.size > 0 || activeRow) ? setDialog('reassign') : undefined
      case 'select':
        return select(active, false)
      case 'selectAll':
        return selectAll()
      case 'undo':
        return undo()
      case 'panel':
        return isWide ? setHasPanel(!hasPanel) : setSheet(!sheet)
      case 'instructions':
        return setDialog('instructions')
      case 'alike':
        return setIsAlike(!isAlike)
      case 'density':
        return setDensity(density === 'compact' ? 'comfortable' : 'compact')
      case 'submit':
        return approve + deny > 0 ? setDialog('submit') : undefined
      case 'escape':
        return sheet ? setSheet(false) : setSelection(new Map())
      case 'view':
        return change({ view: command.view, group: undefined })
    }
  }
  const openPanel = () => (isWide ? setHasPanel(true) : setSheet(true))

  const onKey = (event: KeyboardEvent | React.KeyboardEvent) => {
    if (isTyping(event.target) || hasDialog() || event.defaultPrevented) return
    const inList =
      event.target instanceof HTMLElement && (event.target.id === 'review-list' || event.target === document.body)
    // Buttons have their own Enter and Space.
    if (!inList && (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey) return
    const command = commandOf(event)
    if (!command || (!hasKeys && !isAlwaysOn(event))) return
    event.preventDefault()
    run(command)
  }
  const handler = useRef(onKey)
  handler.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handler.current(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    const unsaved = store.outbox.size
    document.title = `${unsaved > 0 ? `(${unsaved}) ` : ''}${review.displayName} · My reviews · Recert`
  })
  // The first visit begins with what the owners ask of reviewers.
  const [seen, setSeen] = useLocalStorage({ key: `recert-instructions-${review.id}`, defaultValue: false, ...now })
  const showsInstructions =
    dialog === 'instructions' || (!seen && review.instructions !== '' && dialog === undefined && !isClosed)

  const columns = useMemo(() => {
    const all = columnsOf(review, request.view ?? '')
    return isCard
      ? all
          .filter(({ id }) => id === 'ACCOUNT_OWNER')
          .concat(view === 'user' ? all.filter(({ id }) => id === 'ENTITLEMENT') : [])
          .slice(0, 1)
      : all
  }, [review, request.view, isCard, view])
  const total = review.counts.all
  const decided = total - left
  return (
    <div className={classes.workspace} data-panel={(showsPanel && isWide && !isCard) || undefined}>
      <header className={classes.header}>
        <div className={classes.title}>
          <Link to="/reviews" className={classes.parent}>
            My reviews
          </Link>
          <h1>{review.displayName}</h1>
        </div>
        <div className={classes.progress}>
          <span>
            <strong>
              {formatCount(decided)} of {formatCount(total)} decided
            </strong>
            <span>{formatCount(left)} left</span>
          </span>
          <StackBar
            total={total}
            parts={[
              { label: 'submitted', count: review.counts.answered, meaning: 'certify' },
              { label: 'not submitted', count: approve + deny, meaning: 'pending' },
            ]}
          />
        </div>
        {review.dueAt && (
          <p className={classes.due} data-near={daysUntil(new Date(review.dueAt)) <= 2 || undefined}>
            <IconCalendarDue size={18} stroke={1.75} aria-hidden /> Due{' '}
            <strong>{formatMoment(new Date(review.dueAt))}</strong>
            <span> · {countOf(Math.max(0, daysUntil(new Date(review.dueAt))), 'day')}</span>
          </p>
        )}
        <div className={classes.actions}>
          {review.instructions && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconFileText size={16} stroke={1.75} aria-hidden />}
              onClick={() => setDialog('instructions')}
            >
              Instructions
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <button type="button" className={classes.icon} aria-label="More">
                <IconDots size={18} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                renderRoot={(props) => (
                  <Link to="/reviews/$campaignId/submissions" params={{ campaignId: review.id }} {...props} />
                )}
              >
                My submissions
              </Menu.Item>
              <Menu.Item onClick={refresh}>Refresh the list</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </header>
      <ReviewToolbar
        search={search}
        view={view}
        outline={outline}
        left={left}
        isAlike={isAlike}
        isCompact={density === 'compact'}
        isCard={isCard}
        onChange={change}
        onAlike={() => setIsAlike(!isAlike)}
        onDensity={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}
      />
      {isWide && view !== 'flat' && outline && (
        <OutlineNav
          outline={outline}
          store={store}
          storeVersion={storeVersion}
          current={layout.placeOf(active)?.group}
          frozenAt={review.frozenAt}
          onChoose={(group) => {
            list.current?.showGroup(group)
            const first = layout.firstRowOf(group)
            if (first !== undefined) setActive(first)
          }}
        />
      )}
      <div className={classes.list} data-flat={view === 'flat' || !isWide || undefined} aria-busy={isFetching}>
        {selection.size > 0 && (
          <div className={classes.bulk} role="toolbar" aria-label="Selected tasks">
            <strong>{formatCount(selection.size)} selected</strong>
            <Button size="xs" variant="default" c="certify" disabled={isClosed} onClick={() => choose('APPROVE')}>
              Certify
            </Button>
            <Button size="xs" variant="default" c="deny" disabled={isClosed} onClick={() => choose('DENY')}>
              Deny
            </Button>
            <Button size="xs" variant="default" disabled={isClosed} onClick={() => setDialog('reassign')}>
              Reassign
            </Button>
            <Button size="xs" variant="subtle" onClick={() => setSelection(new Map())}>
              Clear
            </Button>
          </div>
        )}
        {error && (
          <FailureNote
            error={error}
            wanted="Your tasks could not be loaded."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {pages.error !== undefined && (
          <FailureNote error={pages.error} wanted="Some rows could not be loaded." onRetry={() => pages.retry()} />
        )}
        {problem !== undefined && <FailureNote error={problem} />}
        {!outline && !error && <LoadingRows />}
        {outline && outline.counts.all === 0 && !isPlaceholderData && (
          <Empty
            review={review}
            left={left}
            staged={approve + deny}
            isFiltered={request.filter !== undefined || request.decision !== undefined}
            onClear={() =>
              change({
                q: undefined,
                is: undefined,
                look: undefined,
                risk: undefined,
                framework: undefined,
                type: undefined,
                group: undefined,
              })
            }
            onSubmit={() => setDialog('submit')}
          />
        )}
        {outline && outline.counts.all > 0 && (
          <ReviewList
            ref={list}
            layout={layout}
            outline={outline}
            rowAt={rowAt}
            version={pagesVersion}
            columns={columns}
            store={store}
            storeVersion={storeVersion}
            active={active}
            selected={keysOf(selection)}
            alike={alike}
            closedGroups={closedGroups}
            isCompact={density === 'compact' && !isCard}
            isCard={isCard}
            isClosed={isClosed}
            isSectionApp={view === 'user'}
            label={`Tasks of ${review.displayName}`}
            onSight={onSight}
            onFocus={setActive}
            onSelect={select}
            onOpen={(index) => {
              setActive(index)
              setSheet(true)
            }}
            onToggleGroup={(group) =>
              setClosedGroups((old) => {
                const next = new Set(old)
                if (!next.delete(group)) next.add(group)
                return next
              })
            }
            onSection={decideSection}
            onShowAlike={(key) => setShownAlike(new Set([...shownAlike, key]))}
            onKeyDown={() => undefined}
          />
        )}
      </div>
      {showsPanel && activeRow && (
        <div className={classes.panel} data-over={!isWide || undefined}>
          <WhyPanel
            ref={panel}
            row={activeRow}
            store={store}
            assignedAs={assignedAs(review.reasons)}
            isClosed={isClosed}
            onReassign={() => setDialog('reassign')}
            onClose={() => (isWide ? setHasPanel(false) : setSheet(false))}
            onChosen={() => {
              if (isCard) setSheet(false)
              else if (movesOn) goTo(layout.nextRow(active, 1))
            }}
          />
        </div>
      )}
      {!isClosed && (
        <div className={classes.bar}>
          <PendingBar
            approve={approve}
            deny={deny}
            overtaken={overtaken}
            unsaved={store.outbox.size}
            trouble={store.outbox.trouble?.message}
            canUndo={store.canUndo}
            isShowingPending={search.is?.some((one) => one === 'certify' || one === 'deny') ?? false}
            onUndo={undo}
            onShow={() =>
              change({
                is:
                  search.is?.includes('certify') || search.is?.includes('deny')
                    ? undefined
                    : deny > 0
                      ? ['deny']
                      : ['certify'],
              })
            }
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
        onDone={() =>
          void queryClient.invalidateQueries({
            queryKey: ['review'],
            predicate: ({ queryKey }) => queryKey[1] !== 'outline',
          })
        }
      />
      {dialog === 'reassign' && (
        <Suspense>
          <ReassignDialog
            rows={selection.size > 0 ? [...selection.values()] : activeRow ? [activeRow] : []}
            stagedCount={
              (selection.size > 0 ? [...selection.values()] : activeRow ? [activeRow] : []).filter(
                (row) => store.of(row).choice !== 'UNSPECIFIED',
              ).length
            }
            onClose={() => setDialog(undefined)}
            onDone={(to, taskIds) => {
              for (const taskId of taskIds) store.overtake(taskId, `Reassigned to ${to}`)
              setSelection(new Map())
            }}
          />
        </Suspense>
      )}
      <Modal
        opened={showsInstructions}
        onClose={() => {
          setSeen(true)
          setDialog(undefined)
        }}
        title="Instructions"
      >
        <Suspense>
          <Markdown text={review.instructions} />
        </Suspense>
      </Modal>
      {ask && (
        <ConfirmDialog
          opened
          title={ask.title}
          confirm={ask.confirm}
          isDangerous={ask.confirm.startsWith('Deny')}
          onClose={() => setAsk(undefined)}
          onConfirm={() => {
            setProblem(undefined)
            void Promise.resolve(ask.run()).catch(setProblem)
            setAsk(undefined)
          }}
        >
          <p>{ask.says}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface EmptyProps {
  review: MyReview
  left: number
  staged: number
  isFiltered: boolean
  onClear(): void
  onSubmit(): void
}

function Empty({ review, left, staged, isFiltered, onClear, onSubmit }: EmptyProps) {
  if (isFiltered)
    return (
      <EmptyNote
        action={
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        None of the {formatCount(left)} undecided tasks match.
      </EmptyNote>
    )
  if (staged > 0)
    return (
      <EmptyNote action={<Button onClick={onSubmit}>Submit {formatCount(staged)}</Button>}>
        All {formatCount(review.counts.all)} decided.
      </EmptyNote>
    )
  return (
    <EmptyNote>
      {review.closedAt ? 'This campaign is closed.' : 'Done. Nothing is left for you here.'}
      {review.dueAt && !review.closedAt && ` The campaign is due ${formatMoment(new Date(review.dueAt))}.`}
    </EmptyNote>
  )
}

/** Number of the first row of each group. */
function startsOf(outline: Outline | undefined): number[] {
  let row = 0
  return (outline?.groups ?? []).map(({ all }) => {
    row += all
    return row - all
  })
}

function groupOf(starts: readonly number[], row: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= row) low = middle + 1
    else high = middle
  }
  return low - 1
}

const made = new WeakMap<MyTask, ListRow>()
function rowOf(task: MyTask, group: number): ListRow {
  const known = made.get(task)
  if (known?.group === group) return known
  const row: ListRow = { taskId: task.taskId, policyStepId: task.policyStepId, group, pending: task.pending, task }
  made.set(task, row)
  return row
}

/** Three or more undecided rows with the same key become one, in the place of the first. */
const ALIKE_FROM = 3
function alikeOf(rows: ReadonlyMap<number, ListRow>, shown: ReadonlySet<string>): Map<number, Alike> {
  const byKey = new Map<string, [number, ListRow][]>()
  for (const [index, row] of rows) {
    const key = row.task.alikeKey && `${row.group}/${row.task.item.entitlement.id}/${row.task.alikeKey}`
    if (!key || row.pending || shown.has(key)) continue
    byKey.set(key, [...(byKey.get(key) ?? []), [index, row]])
  }
  const alike = new Map<number, Alike>()
  for (const [key, members] of byKey)
    if (members.length >= ALIKE_FROM && members[0])
      alike.set(members[0][0], { key, rows: members.map(([, row]) => row) })
  return alike
}

/** What is decided and left in the whole review: what the server counted, and what was decided here since. */
function countsOf(
  review: MyReview,
  outline: Outline | undefined,
  store: { total: { left: number; approve: number; deny: number } },
) {
  const { total } = store
  const approve = (outline?.counts.approve ?? 0) + total.approve
  return {
    left: review.counts.left + total.left,
    approve,
    deny: review.counts.staged - (outline?.counts.approve ?? 0) + total.deny,
  }
}

/** The keys of a map as a set, the same one while the map is the same. */
const keySets = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>()
function keysOf(map: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const known = keySets.get(map)
  if (known) return known
  const keys = new Set(map.keys())
  keySets.set(map, keys)
  return keys
}
