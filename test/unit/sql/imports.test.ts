import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../server/db/index.ts'
import { columnsOf, FILE_KINDS } from '../../../server/imports/columns.ts'
import {
  addKnownObjects,
  addNewNames,
  createMergeTables,
  findNewNames,
  lockKnownObjects,
  type Merge,
  matchRows,
} from '../../../server/imports/merge/merge.store.ts'
import { checkRows } from '../../../server/imports/merge/merge-checks.store.ts'
import {
  checkGrants,
  compareGrants,
  resolveGrants,
  writeGrants,
} from '../../../server/imports/merge/merge-grants.store.ts'
import { computeNext } from '../../../server/imports/merge/merge-next.store.ts'
import { addKnownPeople, addSpellings, joinAccountsOfPeople } from '../../../server/imports/merge/merge-people.store.ts'
import { mergeRules } from '../../../server/imports/merge/merge-rules.sql.ts'
import { inOneTransaction } from '../../../server/imports/merge/merge-run.store.ts'
import {
  countDifferences,
  findGone,
  findGoneGrants,
  gatherNames,
  removeGone,
  writeObjects,
} from '../../../server/imports/merge/merge-write.store.ts'
import { listSources } from '../../../server/imports/sources/source.store.ts'
import { batchText, rowText } from '../../../server/imports/stage/batch-text.ts'
import { findSettled, settleRows } from '../../../server/imports/stage/settle.store.ts'
import { insertRowProblems, insertRows, type RowBatch } from '../../../server/imports/stage/staging.store.ts'
import { insertPart } from '../../../server/imports/stage/upload.store.ts'
import { findSync } from '../../../server/imports/syncs/sync.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const UPLOAD = { tenantId: TENANT, syncId: 'sync', fileName: 'users.csv', uploadId: 'upload' }
const STAGING = { tenantId: TENANT, syncId: 'sync', stagingId: 'staging' }
const ROWS: RowBatch = {
  kind: 'users',
  tableNumber: 1,
  isParent: false,
  line: 1,
  ...batchText([2], [rowText(['a', null], [])]),
}

const MATCH = ['link', 'id', 'email', 'username', 'employee_id'] as const

/** Every file with every column. */
const mergeIn = (tx: Tx): Merge => ({
  ...inOneTransaction(tx),
  tenantId: TENANT,
  sourceId: 'source',
  syncId: 'sync',
  idPrefix: 'prefix',
  states: ['SYNC_STATE_APPLYING'],
  isOwnFiles: false,
  match: MATCH,
  suggest: [],
  files: new Map(
    FILE_KINDS.map((kind) => [kind, { fileName: `${kind}.csv`, columns: columnsOf(kind).map(([name]) => name) }]),
  ),
})

describe('statements of imports', () => {
  it('uploads', async () => {
    const statements = await recordStatements(
      {
        insertPart: (tx) => insertPart(tx, UPLOAD, { part: 0, isPacked: false, bytes: Buffer.from('id') }),
        insertRows: (tx) => insertRows(tx, STAGING, ROWS),
        insertRowProblems: (tx) => insertRowProblems(tx, STAGING, { number: 1, name: 'users.csv' }, []),
        findSettled: (tx) => findSettled({ tx: (work: (tx: Tx) => Promise<never>) => work(tx) }, STAGING, 1),
        settleRows: (tx) => settleRows(tx, STAGING),
        findSync: (tx) => findSync(tx, TENANT, 'source', 'sync'),
        listSources: (tx) => listSources(tx, TENANT, { after: '', limit: 50 }),
      },
      [
        { when: 'from open_sync', rows: [{}] },
        { when: 'select coalesce(sum(row_count), 0)::int as count', rows: [{ count: 1 }] },
      ],
    )
    await expect(statements).toMatchFileSnapshot('imports-upload.sql')
  })

  it.each(mergeRules(MATCH).map((rule) => [rule.file, rule] as const))('the merge of %s', async (file, rule) => {
    const answers = [
      { when: 'select max(first_line + row_count - 1) as line', rows: [{ line: 9 }] },
      { when: 'as count from gone_', rows: [{ count: 1 }] },
      { when: 'with gone as', rows: [{}] },
      { when: 'select count(n.old_version)', rows: [{ count: 0 }] },
    ]
    const merging = {
      matchRows: (tx: Tx) => matchRows(mergeIn(tx), rule),
      ...(rule.kind === 'account' && { joinAccountsOfPeople: (tx: Tx) => joinAccountsOfPeople(mergeIn(tx)) }),
      addKnownObjects: (tx: Tx) =>
        rule.kind === 'user' ? addKnownPeople(mergeIn(tx)) : addKnownObjects(mergeIn(tx), rule),
      ...(rule.kind === 'account' && { addSpellings: (tx: Tx) => addSpellings(mergeIn(tx)) }),
      computeNext: (tx: Tx) => computeNext(mergeIn(tx), rule),
      checkRows: (tx: Tx) => checkRows(mergeIn(tx), rule),
      findGone: (tx: Tx) => findGone(mergeIn(tx), rule),
      countDifferences: (tx: Tx) => countDifferences(mergeIn(tx), rule),
      removeGone: (tx: Tx) => removeGone(mergeIn(tx), rule.kind),
      writeObjects: (tx: Tx) => writeObjects(mergeIn(tx), rule),
    }
    const statements = await recordStatements(merging, answers)
    await expect(statements).toMatchFileSnapshot(`imports-${file.replace('_', '-')}.sql`)
  })

  it('the merge of grants', async () => {
    const answers = [
      { when: 'select max(first_line + row_count - 1) as line', rows: [{ line: 9 }] },
      { when: 'array_position(path_keys, null) > 0 limit 1', rows: [{}] },
      { when: 'select count(*)::int as count from next_grant', rows: [{ count: 1 }] },
      { when: 'insert into repeated_grant', rows: [{}] },
      { when: 'select 1 from grants where tenant_id', rows: [{}] },
      { when: 'insert into changed_grant', rows: [{}] },
      { when: 'as count from gone_grant', rows: [{ count: 1 }] },
      { when: 'with gone as', rows: [{}] },
      { when: 'select 1 from changed_grant where', rows: [{}] },
      { when: 'select count(c.version)', rows: [{ count: 1 }] },
      { when: 'update grant_versions as old', rows: [{}] },
    ]
    const statements = await recordStatements(
      {
        createMergeTables: (tx) => createMergeTables(mergeIn(tx)),
        lockKnownObjects: (tx) => lockKnownObjects(tx, mergeIn(tx)),
        findNewNames: (tx) => findNewNames(mergeIn(tx)),
        addNewNames: (tx) => addNewNames(mergeIn(tx)),
        resolveGrants: (tx) => resolveGrants(mergeIn(tx)),
        checkGrants: (tx) => checkGrants(mergeIn(tx)),
        findGoneGrants: (tx) => findGoneGrants(mergeIn(tx)),
        compareGrants: (tx) => compareGrants(mergeIn(tx)),
        removeGone: (tx) => removeGone(mergeIn(tx), 'grant'),
        gatherNames: (tx) => gatherNames(mergeIn(tx)),
        writeGrants: (tx) => writeGrants(mergeIn(tx)),
      },
      answers,
    )
    await expect(statements).toMatchFileSnapshot('imports-grants.sql')
  })
})
