import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { previewQuery } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { ChangedRows } from './changed-rows.tsx'
import { CountsTable } from './counts-table.tsx'
import classes from './import-step.module.css'
import { LookAlikes } from './look-alikes.tsx'
import { PeopleNotFound } from './people-not-found.tsx'
import { ProblemCauses } from './problem-causes.tsx'
import { TableRows } from './table-rows.tsx'

/** The third step: what would change, and what is odd about the files. */
export function PreviewStep({ sync }: { sync: Sync }) {
  const { data: preview, error, refetch } = useQuery(previewQuery(sync))
  return (
    <section className={classes.card} aria-labelledby="preview">
      <h2 id="preview">3. What would change</h2>
      {error && <FailureNote error={error} wanted="The preview could not be loaded." onRetry={() => void refetch()} />}
      {!preview && !error && <LoadingRows rows={4} height={36} />}
      {preview && (
        <>
          {preview.demoLoaded && (
            <div className={classes.notice}>
              <p>
                The demo company is still loaded. Its access is mixed with yours in campaigns over all apps. Remove it
                on the page of its <Link to="/data/sources">source</Link>.
              </p>
            </div>
          )}
          <CountsTable counts={preview.counts} label="What would change" />
          <TableRows sync={sync} />
          <ChangedRows sync={sync} preview={preview} />
          <ProblemCauses sync={sync} />
          <PeopleNotFound sync={sync} people={preview.peopleNotFound} />
          <LookAlikes sync={sync} pairs={preview.lookAlikes} />
        </>
      )}
    </section>
  )
}
