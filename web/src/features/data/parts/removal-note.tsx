import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { When } from '../../../parts/values/when.tsx'
import type { PagePath } from '../../../paths.ts'
import { auditQuery } from '../../audit/queries.ts'
import { THINGS, type ThingKind } from '../versions.queries.ts'
import type { Removal } from '../versions.rules.ts'
import classes from './thing/thing-page.module.css'

interface RemovalNoteProps {
  kind: ThingKind
  id: string
  removal: Removal
  /** The list of what still exists. */
  list: { label: string; to: PagePath } | undefined
}

/** Says of a thing that was removed when that was, and by which import or whom. */
export function RemovalNote({ kind, id, removal: { at, syncId, sourceId }, list }: RemovalNoteProps) {
  return (
    <p className={classes.removed} role="status">
      <span>
        This {THINGS[kind].thing} was removed on <When at={at} />
        {syncId === '' ? <Remover id={id} /> : <ByImport syncId={syncId} sourceId={sourceId} />}.
      </span>
      {list && <Link to={list.to}>All {list.label.toLowerCase()}</Link>}
    </p>
  )
}

function ByImport({ syncId, sourceId }: { syncId: string; sourceId: string }) {
  if (sourceId === '') return ' by an import'
  return (
    <>
      {' by '}
      <Link to="/data/sources/$id/syncs/$syncId" params={{ id: sourceId, syncId }}>
        an import
      </Link>
    </>
  )
}

/** Nobody is named to those who may not see the audit log, or if it went with something else. */
function Remover({ id }: { id: string }) {
  const { data } = useInfiniteQuery(auditQuery({ targetIds: [id], outcomes: ['AUDIT_OUTCOME_DONE'] }))
  const deletion = data?.pages.flatMap(({ list }) => list).find(({ operation }) => /\.Delete\w*$/.test(operation))
  return deletion?.actorDisplayName ? ` by ${deletion.actorDisplayName}` : null
}
