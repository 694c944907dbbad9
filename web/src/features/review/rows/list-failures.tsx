import { FailureNote } from '../../../parts/page/failure-note.tsx'
import type { TaskList } from '../list/use-task-list.ts'

interface ListFailuresProps {
  tasks: TaskList
  problem: unknown
  onSolved(): void
}

/** What could not be loaded or done, over the list. */
export function ListFailures({ tasks, problem, onSolved }: ListFailuresProps) {
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
