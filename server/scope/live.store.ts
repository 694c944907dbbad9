import { type Sql, sql } from '../db/sql.ts'
import type { Snapshot, VersionedKind } from './frame.ts'

/** The versions that are open, or were at the moment of a snapshot. */
export const live = (alias: Sql, kind: VersionedKind, snapshot: Snapshot | undefined): Sql =>
  snapshot
    ? sql`(${alias}.version <= ${snapshot.versions[kind]}::bigint
        and (${alias}.closed_at is null or ${alias}.closed_at > ${snapshot.at}::timestamptz))`
    : sql`${alias}.closed_at is null`
