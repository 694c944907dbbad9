import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf } from '../../../parts/format.ts'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { previewQuery, type SyncPreview } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { FILE_KINDS, kindName } from '../sync.rules.ts'
import { CountsTable } from './counts-table.tsx'
import classes from './import-step.module.css'
import { PeopleNotFound } from './people-not-found.tsx'
import { ProblemCauses } from './problem-causes.tsx'

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
          <Rows sync={sync} />
          <Samples samples={preview.samples} />
          <ProblemCauses sync={sync} />
          <PeopleNotFound sync={sync} people={preview.peopleNotFound} />
          <LookAlikes pairs={preview.lookAlikes} />
        </>
      )}
    </section>
  )
}

/** Where the rows of each table went: none is lost without a word. */
function Rows({ sync: { tables } }: { sync: Sync }) {
  return (
    <ul className={classes.list} aria-label="Rows read">
      {tables.map((table) => (
        <li key={`${table.fileName}\n${table.member}\n${table.part}`}>
          <span className={classes.name}>{[table.fileName, table.member, table.part].filter(Boolean).join(', ')}</span>
          <span className={classes.facts}>
            {[
              `${countOf(table.rowCount, 'row')} read`,
              `${table.takenCount} taken`,
              table.emptyCount > 0 && `${table.emptyCount} empty`,
              table.repeatedCount > 0 && `${table.repeatedCount} repeated`,
              ...Object.entries(table.filtered).map(([rule, count]) => `${count} dropped (${rule})`),
              table.leftOutCount > 0 && `${table.leftOutCount} left out`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

const CHANGES = ['added', 'changed', 'removed']

function Samples({ samples }: { samples: SyncPreview['samples'] }) {
  const groups = FILE_KINDS.flatMap((kind) =>
    CHANGES.map((change) => ({
      kind,
      change,
      rows: samples.filter((row) => row.kind === kind && row.change === change),
    })),
  ).filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return <p>Nothing would change.</p>
  return (
    <div>
      {groups.map(({ kind, change, rows }) => (
        <details key={`${kind} ${change}`}>
          <summary>
            {kindName(kind)} {change}: {rows[0]?.name}
            {rows.length > 1 && ' ...'}
          </summary>
          <ul className={classes.list}>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two samples can have the same name; their order is fixed
              <li key={index}>
                <span className={classes.name}>{row.name}</span>
                <span className={classes.facts}>
                  {row.app}
                  {row.fields.map(({ field, before, after }) => (
                    <span key={field}>
                      {' '}
                      {field.replaceAll('_', ' ')}: {before || 'empty'} → {after || 'empty'}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function LookAlikes({ pairs }: { pairs: SyncPreview['lookAlikes'] }) {
  if (pairs.length === 0) return null
  return (
    <div className={classes.part}>
      <h3>{countOf(pairs.length, 'pair')} of names that look alike</h3>
      <p>Each name becomes a thing of its own. If two mean the same, correct the export and upload it again.</p>
      <ul className={classes.list} aria-label="Names that look alike">
        {pairs.map(({ kind, app, name, rowCount, otherName, otherRowCount }) => (
          <li key={`${kind}\n${app}\n${name}\n${otherName}`}>
            <span className={classes.name}>
              {name} ({countOf(rowCount, 'row')}), {otherName} ({countOf(otherRowCount, 'row')})
            </span>
            <span className={classes.facts}>{[kindName(kind), app].filter(Boolean).join(' of ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
