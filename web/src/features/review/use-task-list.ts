import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DecisionStore } from './decisions.store.ts'
import {
  countsQuery,
  type ListRequest,
  loadRows,
  type MyReview,
  type MyTask,
  myReviewQuery,
  outlineQuery,
} from './queries.ts'
import { RowPages } from './row-pages.ts'
import { type Alike, alikeOf, type ListRow, layoutOf, rowOf, sectionOfRow, sectionStarts } from './rows.rules.ts'
import type { Look } from './use-look.ts'

const NONE_ALIKE: ReadonlyMap<number, Alike> = new Map()

/** The list of a request: its outline, the rows that have come, and where every line is. */
export function useTaskList(
  review: MyReview,
  request: ListRequest,
  store: DecisionStore,
  look: Look,
  isClosed: boolean,
) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(0)
  const query = useQuery(outlineQuery(review.id, request, opened))
  const { data: outline } = query
  const isFlat = request.view?.endsWith('UNSTRUCTURED') ?? false

  const pages = useMemo(
    () =>
      new RowPages<MyTask>((page, signal) =>
        loadRows(review.id, request, page === 0 ? undefined : outline?.pages[page - 1]?.pageToken, signal),
      ),
    [review.id, request, outline],
  )
  useEffect(() => () => pages.stop(), [pages])
  const version = useSyncExternalStore(pages.subscribe, pages.version)

  const starts = useMemo(() => sectionStarts(outline), [outline])
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come with each version of the pages
  const rows = useMemo(() => {
    const made = new Map<number, ListRow>()
    for (const [index, task] of pages.loaded()) made.set(index, rowOf(task, sectionOfRow(starts, index)))
    store.learn([...made.values()])
    return made
  }, [pages, version, starts, store])
  const rowAt = useCallback((index: number) => rows.get(index), [rows])

  const [closedGroups, setClosedGroups] = useState<ReadonlySet<number>>(new Set())
  const [shownAlike, setShownAlike] = useState<ReadonlySet<string>>(new Set())
  const showsAlike = look.isAlike && !look.isCard && !isClosed && !isFlat
  const alike = useMemo(() => (showsAlike ? alikeOf(rows, shownAlike) : NONE_ALIKE), [showsAlike, rows, shownAlike])
  const size = look.isCard ? 'card' : look.isCompact ? 'compact' : 'comfortable'
  const layout = useMemo(
    () => layoutOf({ outline, rows, alike, closedGroups, look: size, isFlat }),
    [outline, rows, alike, closedGroups, size, isFlat],
  )

  /** Loads the list anew, with what others did and without what was decided. */
  const refresh = useCallback(async () => {
    await store.outbox.flush().catch(() => undefined)
    await Promise.all([
      queryClient.refetchQueries({ queryKey: myReviewQuery(review.id).queryKey }),
      queryClient.refetchQueries({ queryKey: countsQuery(review.id).queryKey }),
    ])
    store.forget()
    setShownAlike(new Set())
    setOpened((count) => count + 1)
  }, [store, queryClient, review.id])

  return {
    query,
    outline,
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
export type TaskList = ReturnType<typeof useTaskList>
