import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../server/db/index.ts'
import { columnsOf, FILE_KINDS } from '../../../server/imports/columns.ts'
import {
  addKnownObjects,
  addMissingNames,
  createMergeTables,
  lockKnownObjects,
  type Merge,
  matchRows,
} from '../../../server/imports/merge.store.ts'
import { checkRows } from '../../../server/imports/merge-checks.store.ts'
import { checkGrants, resolveGrants, writeGrants } from '../../../server/imports/merge-grants.store.ts'
import { computeNext } from '../../../server/imports/merge-next.store.ts'
import { MERGE_RULES } from '../../../server/imports/merge-rules.sql.ts'
import { findGone, findGoneGrants, removeGoneGrants, writeObjects } from '../../../server/imports/merge-write.store.ts'
import { listSources } from '../../../server/imports/source.store.ts'
import { insertFileFaults, insertRows } from '../../../server/imports/staging.store.ts'
import { findSync } from '../../../server/imports/sync.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const UPLOAD = { tenantId: TENANT, syncId: 'sync', kind: 'users' as const, uploadId: 'upload' }

/** Every file with every column. */
const mergeIn = (tx: Tx): Merge => ({
  tx,
  tenantId: TENANT,
  sourceId: 'source',
  syncId: 'sync',
  idPrefix: 'prefix',
  skipBadRows: false,
  files: new Map(
    FILE_KINDS.map((kind) => [kind, { fileName: `${kind}.csv`, columns: columnsOf(kind).map(([name]) => name) }]),
  ),
})

describe('statements of imports', () => {
  it('uploads', async () => {
    const statements = await recordStatements({
      insertRows: (tx) => insertRows(tx, UPLOAD, [{ line: 1, fields: ['a', null] }]),
      insertFileFaults: (tx) => insertFileFaults(tx, UPLOAD, []),
      findSync: (tx) => findSync(tx, TENANT, 'source', 'sync'),
      listSources: (tx) => listSources(tx, TENANT, { after: '', limit: 50 }),
    })
    await expect(statements).toMatchFileSnapshot('imports-upload.sql')
  })

  it.each(MERGE_RULES.map((rule) => [rule.file, rule] as const))('the merge of %s', async (file, rule) => {
    const answers = [{ when: 'as unchanged', rows: [{ changed: 0 }] }]
    const merging = {
      matchRows: (tx: Tx) => matchRows(mergeIn(tx), rule),
      addKnownObjects: (tx: Tx) => addKnownObjects(mergeIn(tx), rule),
      computeNext: (tx: Tx) => computeNext(mergeIn(tx), rule),
      checkRows: (tx: Tx) => checkRows(mergeIn(tx), rule),
      findGone: (tx: Tx) => findGone(mergeIn(tx), rule),
      writeObjects: (tx: Tx) => writeObjects(mergeIn(tx), rule, 0),
    }
    const statements = await recordStatements(merging, answers)
    await expect(statements).toMatchFileSnapshot(`imports-${file.replace('_', '-')}.sql`)
  })

  it('the merge of grants', async () => {
    const answers = [
      { when: 'array_position(path_keys, null) > 0 limit 1', rows: [{}] },
      { when: 'having count(*) > 1 limit 1', rows: [{}] },
      { when: 'insert into changed_grant', rows: [{}] },
      { when: 'update grant_versions as old set closed_at', rows: [{}] },
    ]
    const statements = await recordStatements(
      {
        createMergeTables: (tx) => createMergeTables(mergeIn(tx)),
        lockKnownObjects: (tx) => lockKnownObjects(mergeIn(tx)),
        addMissingNames: (tx) => addMissingNames(mergeIn(tx)),
        resolveGrants: (tx) => resolveGrants(mergeIn(tx)),
        checkGrants: (tx) => checkGrants(mergeIn(tx)),
        findGoneGrants: (tx) => findGoneGrants(mergeIn(tx)),
        removeGoneGrants: (tx) => removeGoneGrants(mergeIn(tx), 1),
        writeGrants: (tx) => writeGrants(mergeIn(tx)),
      },
      answers,
    )
    await expect(statements).toMatchFileSnapshot('imports-grants.sql')
  })
})
