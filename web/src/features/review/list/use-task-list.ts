import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useAfterPaint } from '../../../parts/page/after-paint.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import {
  firstRowsQuery,
  type ListRequest,
  loadRows,
  type MyReview,
  type MyTask,
  myReviewQuery,
  outlineQuery,
} from '../queries.ts'
import type { Look } from '../use-look.ts'
import { outlineOfFirst } from './outline.rules.ts'
import { RowPages } from './row-pages.ts'
import {
  type Alike,
  alikeOf,
  exceptionsOf,
  type ListRow,
  layoutOf,
  rowOf,
  sectionOfRow,
  sectionStarts,
} from './rows.rules.ts'

const NONE_ALIKE: ReadonlyMap<number, Alike> = new Map()

/** The list of a request: its outline, the rows that have come, and where every line is. */
export function useTaskList(
  review: MyReview,
  request: ListRequest,
  store: DecisionStore,
  look: Look,
  isClosed: boolean,
  /** The task that the address names: its row is looked for when the page is opened. */
  named: string | undefined,
) {
  const queryClient = useQueryClient()
  const [wanted] = useState(named)
  // Another request opens another list, also one that was open before: the server has counted anew what was decided since.
  const [{ opened, of }, setOpening] = useState({ opened: 0, of: request })
  if (of !== request) setOpening({ opened: opened + 1, of: request })
  const outlineOptions = useMemo(
    () => outlineQuery(review.id, request, opened, opened === 0 ? wanted : undefined),
    [review.id, request, opened, wanted],
  )
  const isFlat = request.view?.endsWith('UNSTRUCTURED') ?? false

  const pages = useMemo(() => {
    const firstRows = firstRowsQuery(review.id, request, opened)
    // They mostly come before the code of the page: drawn at once, they are seen a tenth of a second earlier.
    const isFresh = opened === 0 && store.outbox.size === 0
    const come = isFresh ? queryClient.getQueryData(firstRows.queryKey) : undefined
    return new RowPages<MyTask>(async (page, signal) => {
      if (page === 0) {
        // The counts that come next have what was decided before, so the page must not add it again.
        await store.outbox.flush().catch(() => undefined)
        store.openList()
        return queryClient.fetchQuery(firstRows)
      }
      const { pages: tokens } = await queryClient.ensureQueryData(outlineOptions)
      const token = tokens[page - 1]?.pageToken
      // Past the end of the list; without a token the server would begin anew.
      return token ? loadRows(review.id, request, token, signal) : []
    }, come)
  }, [queryClient, review.id, request, opened, outlineOptions, store])
  useEffect(() => {
    pages.want(0, 0, 0)
    return () => pages.stop()
  }, [pages])
  const version = useSyncExternalStore(pages.subscribe, pages.version)
  // Counting takes the server longer. It waits until the first rows are painted: the embedded engine does one thing at a
  // time, and so does a processor.
  const isSeen = useAfterPaint(pages.page(0) !== undefined, false)
  const query = useQuery({ ...outlineOptions, enabled: isSeen && pages.page(0) !== undefined })
  const counted = query.isPlaceholderData ? undefined : query.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come with each version of the pages
  const first = useMemo(() => (counted ? undefined : pages.page(0)), [counted, pages, version])
  const outline = useMemo(
    () => counted ?? (first && outlineOfFirst(first, request.view ?? '')),
    [counted, first, request.view],
  )

  const starts = useMemo(() => sectionStarts(outline), [outline])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outline has other sections
  const rowsOfPage = useMemo(() => new WeakMap<readonly MyTask[], readonly ListRow[]>(), [starts, store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come with each version of the pages
  const rows = useMemo(() => {
    const all = new Map<number, ListRow>()
    for (const [first, page] of pages.loaded()) {
      const known = rowsOfPage.get(page)
      const made = known ?? page.map((task, n) => rowOf(task, sectionOfRow(starts, first + n)))
      if (!known) store.learn(made)
      rowsOfPage.set(page, made)
      for (let n = 0; n < made.length; n++) all.set(first + n, made[n] as ListRow)
    }
    return all
  }, [pages, version, starts, store, rowsOfPage])
  const rowAt = useCallback((index: number) => rows.get(index), [rows])

  const [closedGroups, setClosedGroups] = useState<ReadonlySet<number>>(new Set())
  const [shownAlike, setShownAlike] = useState<ReadonlySet<string>>(new Set())
  const showsAlike = look.isAlike && !isClosed && !isFlat
  const alike = useMemo(() => (showsAlike ? alikeOf(rows, shownAlike) : NONE_ALIKE), [showsAlike, rows, shownAlike])
  const size = look.isCard ? 'card' : look.isCompact ? 'compact' : 'comfortable'
  const exceptions = useSameEntries(useMemo(() => exceptionsOf(rows, alike, size), [rows, alike, size]))
  const layout = useMemo(
    () => layoutOf({ outline, exceptions, closedGroups, size, isFlat }),
    [outline, exceptions, closedGroups, size, isFlat],
  )

  /** Loads the list anew, with what others did and without what was decided. */
  const refresh = useCallback(async () => {
    await store.outbox.flush().catch(() => undefined)
    await queryClient.refetchQueries({ queryKey: myReviewQuery(review.id).queryKey })
    store.forget()
    setShownAlike(new Set())
    setOpening((old) => ({ ...old, opened: old.opened + 1 }))
  }, [store, queryClient, review.id])

  return {
    query,
    outline,
    /** Whether the outline counts all tasks, and not only the first that have come. */
    isCounted: counted !== undefined,
    pages,
    version,
    rows,
    rowAt,
    alike,
    layout,
    isFlat,
    closedGroups,
    refresh,
    openGroups: () => setClosedGroups(new Set()),
    toggleGroup: (group: number) =>
      setClosedGroups((old) => {
        const next = new Set(old)
        if (!next.delete(group)) next.add(group)
        return next
      }),
    showEach: (key: string) => setShownAlike((old) => new Set([...old, key])),
  }
}

/** The map of before while its entries are the same: a layout is measured anew only where rows have other heights. */
function useSameEntries(map: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const kept = useRef(map)
  const isSame =
    kept.current === map ||
    (kept.current.size === map.size && [...map].every(([key, value]) => kept.current.get(key) === value))
  if (!isSame) kept.current = map
  return kept.current
}

export type TaskList = ReturnType<typeof useTaskList>
