import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StackBar } from '../../../parts/marks/stack-bar.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { type AppProgress, appsQuery } from '../figures.queries.ts'
import { Part } from '../parts/page-part.tsx'
import classes from './overview.module.css'

export function ByApp({ id }: { id: string }) {
  const query = useInfiniteQuery(appsQuery(id))
  const rows = query.data?.pages.flatMap(({ list }) => list)
  return (
    <section className={classes.card} aria-labelledby="by-app">
      <div className={classes.heading}>
        <h2 id="by-app">By app</h2>
        <span>open</span>
      </div>
      <Part
        query={{ ...query, data: rows, refetch: query.refetch }}
        wanted="The apps could not be loaded."
        rows={5}
        height={28}
      >
        {(apps) => (
          <ul className={classes.apps}>
            {apps.map((app) => (
              <AppRow key={app.appId} id={id} app={app} />
            ))}
          </ul>
        )}
      </Part>
      {query.hasNextPage && (
        <p className={classes.more}>
          <Button
            variant="default"
            size="xs"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </p>
      )}
    </section>
  )
}

function AppRow({ id, app }: { id: string; app: AppProgress }) {
  const { appId, displayName, taskCount, openCount, decidedCount, deniedCount, closedCount } = app
  return (
    <li>
      <Link to="/campaigns/$id/tasks" params={{ id }} search={{ app: [appId] }}>
        {displayName || appId}
      </Link>
      <StackBar
        total={taskCount}
        parts={[
          { label: 'certified', count: Math.max(0, decidedCount - deniedCount), meaning: 'certify' },
          { label: 'denied', count: deniedCount, meaning: 'deny' },
          { label: 'without a decision', count: closedCount - Math.max(decidedCount, deniedCount), meaning: 'quiet' },
        ]}
      />
      <span>{formatCount(openCount)}</span>
    </li>
  )
}
