import { describe, expect, it } from 'vitest'
import { insertEntries } from '../../../server/audit/audit.sql.ts'
import { addSeal, appendEntries, entriesBetween, lastEntry, lockHead } from '../../../server/audit/audit.store.ts'
import { findByToken, insertTokens } from '../../../server/auth/credentials/credential.store.ts'
import { findSession } from '../../../server/auth/sessions/session.store.ts'
import { sql } from '../../../server/db/sql.ts'
import { leaseJobs, returnLeases, takeOverJobs } from '../../../server/jobs/job.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const TAKING = { worker: 'worker', leaseSeconds: 30, kinds: ['kind'], limit: 10 }
const HEAD = { seq: '2', hash: Buffer.from('hash'), entryId: '2' }

describe('statements of the platform', () => {
  it('audit log', async () => {
    const statements = await recordStatements({
      appendEntries: (tx) =>
        appendEntries(tx, [{ tenantId: TENANT, operation: 'operation', outcome: 'done', detail: {} }]),
      insertEntries: (tx) => tx.count(insertEntries(sql`select * from changed`)),
      lastEntry: (tx) => lastEntry(tx, TENANT, 500),
      lockHead: (tx) => lockHead(tx, TENANT),
      entriesBetween: (tx) => entriesBetween(tx, TENANT, '1', '9', 50),
      addSeal: (tx) => addSeal(tx, TENANT, { firstSeq: '1', lastEntry: '2', hashes: Buffer.from('hash') }, HEAD),
    })
    await expect(statements).toMatchFileSnapshot('audit.sql')
  })

  it('jobs', async () => {
    const statements = await recordStatements({
      leaseJobs: (tx) => leaseJobs(tx, TAKING),
      takeOverJobs: (tx) => takeOverJobs(tx, TAKING, ['1']),
      returnLeases: (tx) => returnLeases(tx, 'worker'),
    })
    await expect(statements).toMatchFileSnapshot('jobs.sql')
  })

  it('callers', async () => {
    const statements = await recordStatements({
      findByToken: (tx) => findByToken(tx, TENANT, Buffer.from('hash')),
      insertTokens: (tx) => insertTokens(tx, []),
      findSession: (tx) => findSession(tx, TENANT, Buffer.from('hash')),
    })
    await expect(statements).toMatchFileSnapshot('callers.sql')
  })
})
