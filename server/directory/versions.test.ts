import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPUTED, KINDS } from './versions.sql.ts'

/** Columns that each version sets anew. */
const OF_VERSION = ['tenant_id', 'version', 'opened_at', 'opened_by', 'closed_at', 'closed_by', 'removed']

/** A test of the migrations compares this file with a real database. */
const schema = readFileSync('server/db/migrations/schema.txt', 'utf8')

describe('versions of access data', () => {
  it.each(Object.values(KINDS))('$table: a new version copies every column of the one before', ({ table, columns }) => {
    const stored = [...schema.matchAll(new RegExp(`^column ${table}\\.([a-z_]+) `, 'gm'))].map(([, column]) => column)
    const expected = stored.filter((column) => ![...OF_VERSION, ...(COMPUTED[table] ?? [])].includes(column ?? ''))
    expect([...columns].sort()).toEqual(expected.sort())
  })

  it.each(Object.values(KINDS))('$view shows all of them', ({ view, columns }) => {
    const shown = new RegExp(`^view ${view} (.*)$`, 'm').exec(schema)?.[1]?.split(', ') ?? []
    expect(columns.filter((column) => !shown.includes(column))).toEqual([])
  })
})
