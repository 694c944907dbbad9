import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { sealedColumns } from '../../server/domains.ts'
import { SEALED_KINDS } from '../../server/secrets/seal.ts'
import { enginesFor, openStorage } from '../engines.ts'

/**
 * Bytes that are no secret: hashes, uploads, whose rows are stored in the clear as well, and the key of page tokens,
 * which only keeps clients from making them up.
 */
const NOT_SEALED =
  /(_hash|[.]time_stamp|[.]hash|[.]hashes|digest|sha256|[.]public_key|^tenants[.]page_key|^sync_spool[.]bytes)$/

describe.each(enginesFor('sealed columns'))('sealed values on %s', async (engine) => {
  it('are in columns that their domain declares, so that a new key reaches all of them (SEC-002)', async () => {
    const { database } = await openStorage(engine)
    const columns = await database.read((reader) =>
      reader.rows<{ place: string }>(sql`
        select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' and (data_type = 'bytea' or column_name like 'sealed%') order by 1`),
    )
    const stored = columns.map(({ place }) => place).filter((place) => !NOT_SEALED.test(place))
    expect(stored).toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort())
    expect(sealedColumns.map(({ kind }) => kind).sort()).toEqual([...SEALED_KINDS].sort())
  })
})
