import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { saveAs } from '../../../parts/list/save-as.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import classes from '../import/import-step.module.css'
import { presetsQuery } from '../import-queries.ts'
import { mappingInWords, type TableInWords } from '../source.rules.ts'
import { mappingsQuery, type SourceMapping } from '../source-queries.ts'
import { MappingVersions } from './mapping-versions.tsx'

/** How the exports of a source are read, now and before. */
export function SourceMappingCard({ sourceId }: { sourceId: string }) {
  const versions = useInfiniteQuery(mappingsQuery(sourceId))
  const { data, error, refetch } = versions
  const list = data?.pages.flatMap((page) => page.list)
  const mapping = list?.[0]
  return (
    <section className={classes.card} aria-labelledby="mapping">
      <h2 id="mapping">Mapping</h2>
      {error && <FailureNote error={error} wanted="The mapping could not be loaded." onRetry={() => void refetch()} />}
      {list === undefined && !error && <LoadingRows rows={2} height={36} />}
      {list?.length === 0 && (
        <p>
          There is none yet. The first import of an export suggests one. Our own files, such as users.csv, need none.
        </p>
      )}
      {mapping && <Mapping mapping={mapping} />}
      {list && mapping && (
        <MappingVersions
          versions={list}
          {...(versions.hasNextPage ? { onMore: () => void versions.fetchNextPage() } : {})}
          isLoadingMore={versions.isFetchingNextPage}
        />
      )}
    </section>
  )
}

function Mapping({ mapping: { sourceId, version, presetId, createdAt, document } }: { mapping: SourceMapping }) {
  const { data: presets = [] } = useQuery(presetsQuery)
  const mayImport = usePermission('source.write')
  const preset = presets.find(({ id }) => id === presetId)?.title
  return (
    <>
      <p>
        Version {version} of <When at={createdAt} as="dateTime" />.{preset && ` From the preset ${preset}.`}
      </p>
      {mappingInWords(document).map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tables can have the same name; their order is fixed
        <Table key={index} table={table} />
      ))}
      <div className={classes.buttons}>
        {mayImport && (
          <Button
            variant="default"
            size="xs"
            renderRoot={(props) => <Link to="/data/sources/$id/import" params={{ id: sourceId }} {...props} />}
          >
            Change it with the next import
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() =>
            saveAs(`mapping-${version}.json`, `${JSON.stringify(document, null, 2)}\n`, 'application/json')
          }
        >
          Mapping as JSON
        </Button>
      </div>
    </>
  )
}

function Table({ table: { name, fields, dropped } }: { table: TableInWords }) {
  return (
    <div className={classes.part}>
      <h3>{name}</h3>
      {fields.length === 0 && <p>Left out by choice: its rows are counted and not imported.</p>}
      {fields.length > 0 && (
        <details>
          <summary>{countOf(fields.length, 'field')}</summary>
          <ul className={classes.list} aria-label={`Fields of ${name}`}>
            {fields.map(({ field, from }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a field can come from two places; their order is fixed
              <li key={index}>
                <span className={classes.name}>{field}</span>
                <span className={classes.facts}>{from}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {dropped.length > 0 && <p>Rows that are dropped: {dropped.join(', ')}.</p>}
    </div>
  )
}
