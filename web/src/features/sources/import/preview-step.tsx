import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { previewQuery, type SyncPreview } from '../import-queries.ts'
import { CountsTable } from '../parts/counts-table.tsx'
import { ProblemCauses } from '../parts/problem-causes.tsx'
import type { Sync } from '../queries.ts'
import { appOrigin } from '../sync.rules.ts'
import { ChangedRows } from './changed-rows.tsx'
import { DateQuestions } from './date-questions.tsx'
import classes from './import-step.module.css'
import { LookAlikes } from './look-alikes.tsx'
import { PeopleNotFound } from './people-not-found.tsx'
import { TableRows } from './table-rows.tsx'
import { ThingsMade } from './things-made.tsx'

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
          {preview.accessMissing && (
            <div className={classes.notice}>
              <p>
                Nobody’s access would be known from these files, which have accounts but no grants: choose the column
                with the roles or permissions under “Change the columns”, or add the file that has them.
              </p>
            </div>
          )}
          <DateQuestions sync={sync} />
          <CountsTable counts={preview.counts} label="What would change" />
          <Owners {...preview.accountOwners} />
          <TableRows sync={sync} />
          <ThingsMade sync={sync} />
          <ChangedRows sync={sync} preview={preview} />
          <ProblemCauses sync={sync} />
          <PeopleNotFound sync={sync} people={preview.peopleNotFound} />
          <Elsewhere apps={preview.appsElsewhere} />
          <LookAlikes sync={sync} pairs={preview.lookAlikes} />
        </>
      )}
    </section>
  )
}

/** How many accounts belong to a person, and how that changes. */
function Owners({ ownedBefore, ownerlessBefore, ownedAfter, ownerlessAfter }: SyncPreview['accountOwners']) {
  if (ownedBefore + ownerlessBefore + ownedAfter + ownerlessAfter === 0) return null
  const isHere = ownedBefore + ownerlessBefore > 0
  return (
    <p>
      Accounts after this import: {formatCount(ownedAfter)} with a person, {formatCount(ownerlessAfter)} without
      {isHere && ` (now ${formatCount(ownedBefore)} and ${formatCount(ownerlessBefore)})`}.
    </p>
  )
}

/** Apps that another source has under the same name: probably one app twice. */
function Elsewhere({ apps }: { apps: SyncPreview['appsElsewhere'] }) {
  if (apps.length === 0) return null
  return (
    <div className={classes.part}>
      <h3>{countOf(new Set(apps.map(({ name }) => name)).size, 'app')} with the same name as an existing app</h3>
      <p>Each remains a separate app. A campaign over all apps reviews both.</p>
      <ul className={classes.list} aria-label="Apps elsewhere">
        {apps.map(({ name, otherSourceId, otherSourceName }) => (
          <li key={`${name}\n${otherSourceId}`}>
            <span className={classes.name}>{name}</span>
            <span className={classes.facts}>{appOrigin(otherSourceName)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
