import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import type { OpenDatabase } from '../../server/db/index.ts'
import { domains, operations, settings } from '../../server/domains.ts'

const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the domains', () => {
  const config = readConfig({})
  const database: Pick<OpenDatabase, 'engine'> = { engine: 'postgresql' }
  const deps = { database: database as OpenDatabase, settings: config }
  const jobs = domains.flatMap((domain) => domain.jobs?.(deps) ?? [])

  it.each([
    ['domains', domains.map(({ name }) => name)],
    ['settings', settings.map(({ name }) => name)],
    ['operations', operations.map(({ id }) => id)],
    ['routes', operations.map(({ method, path }) => `${method} ${path}`)],
    ['jobs', jobs.map(({ kind }) => kind)],
    ['metrics', domains.flatMap(({ metrics = [] }) => metrics.flatMap(({ gauges }) => Object.keys(gauges)))],
  ])('have no two %s with the same name', (_, names) => {
    expect(duplicates(names)).toEqual([])
  })

  it('declare every setting once, with a default that can be used', () => {
    expect(settings.map((setting) => config.get(setting))).toHaveLength(settings.length)
  })

  it('declare every setting that their uploads are limited by', () => {
    const limits = operations.flatMap((operation) => (operation.effect === 'upload' ? [operation.maxBytes] : []))
    expect(limits.map((limit) => config.get(limit)).every((bytes) => bytes > 0)).toBe(true)
  })

  it('have a job for every schedule', () => {
    const kinds = jobs.map(({ kind }) => kind)
    for (const { kind } of domains.flatMap((domain) => domain.schedules ?? [])) expect(kinds).toContain(kind)
  })
})
