import { Button } from '@mantine/core'
import { type Ref, useCallback } from 'react'
import { SearchedFor } from '../../../parts/marks/marked.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { useStable } from '../../../parts/page/use-stable.ts'
import { countOf } from '../../../parts/values/format.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { Commands } from '../keys/use-commands.ts'
import type { Column } from '../list/columns.tsx'
import type { ListHandle } from '../list/list-handle.ts'
import { isFiltered, NO_FILTERS, type ReviewSearch, type ViewName } from '../list/request.rules.ts'
import { PAGE_ROWS } from '../list/row-pages.ts'
import type { TaskList } from '../list/use-task-list.ts'
import classes from '../parts/review-workspace.module.css'
import type { ListRequest, MyReview } from '../queries.ts'
import type { Look } from '../use-look.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListFailures } from './list-failures.tsx'
import { ReviewEmpty } from './review-empty.tsx'
import { ReviewList } from './review-list.tsx'

interface ListAreaProps {
  ref: Ref<ListHandle>
  review: MyReview
  search: ReviewSearch
  request: ListRequest
  view: ViewName
  tasks: TaskList
  store: DecisionStore
  storeVersion: number
  commands: Commands
  look: Look
  columns: readonly Column[]
  isClosed: boolean
  /** Undecided tasks of the whole review, and decisions that are not submitted. */
  left: number
  staged: number
  /** Tasks that came after the list was opened. */
  arrived: number
  problem: unknown
  onArrived(): void
  onSolved(): void
  onChange(change: Record<string, unknown>): void
  onOpen(index: number): void
  onReassign(): void
  onShow(filter: Pick<ReviewSearch, 'is'>): void
  onSubmit(): void
}

/** The list of tasks, and what is said about it: what is selected, what came, what failed, that there is nothing. */
export function ListArea(props: ListAreaProps) {
  const { ref, review, search, request, view, tasks, store, storeVersion, commands, look, columns, isClosed } = props
  const { left, staged, arrived, problem, onArrived, onSolved, onChange, onOpen, onReassign, onShow, onSubmit } = props
  const { outline, query, pages } = tasks
  const onSight = useCallback((first: number, last: number) => pages.want(first, last, PAGE_ROWS), [pages])
  const onSelect = useStable(commands.select)
  return (
    <div
      className={classes.list}
      data-part="list"
      data-flat={tasks.isFlat || !look.isWide || undefined}
      aria-busy={query.isFetching}
    >
      {(commands.selectedCount > 0 || look.isSelecting) && (
        <BulkBar
          count={commands.selectedCount}
          matching={commands.matching}
          isLoaded={commands.hasRows}
          isClosed={isClosed}
          mayReassign={commands.reassignable.length > 0}
          onChoose={commands.choose}
          onComment={commands.commentMany}
          onAll={commands.selectMatching}
          onReassign={onReassign}
          onClear={() => {
            commands.clear()
            look.setIsSelecting(false)
          }}
        />
      )}
      {arrived > 0 && (
        <div className={classes.news} role="status">
          {countOf(arrived, 'new task')}
          <Button size="xs" variant="default" onClick={onArrived}>
            Show
          </Button>
        </div>
      )}
      <ListFailures tasks={tasks} problem={problem} onSolved={onSolved} />
      {!outline && !query.error && <LoadingRows />}
      {outline?.counts.all === 0 && (
        <ReviewEmpty
          review={review}
          left={left}
          staged={staged}
          isFiltered={isFiltered(request)}
          onClear={() => onChange(NO_FILTERS)}
          onSubmit={onSubmit}
          onShowSubmitted={() => onShow({ is: ['submitted'] })}
        />
      )}
      {outline && outline.counts.all > 0 && (
        <SearchedFor value={search.q ?? ''}>
          <ReviewList
            ref={ref}
            tasks={tasks}
            outline={outline}
            columns={columns}
            store={store}
            storeVersion={storeVersion}
            active={commands.active}
            selected={commands.selected}
            look={look}
            isClosed={isClosed}
            isSectionApp={view === 'user'}
            label={`Tasks of ${review.displayName}`}
            sort={search.sort}
            onSort={(sort) => onChange({ sort })}
            onSight={onSight}
            onFocus={commands.setActive}
            onSelect={onSelect}
            onSelectAll={commands.toggleAll}
            onOpen={onOpen}
            onSection={commands.decideSection}
            onAlike={commands.decideAlike}
          />
        </SearchedFor>
      )}
    </div>
  )
}
