// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are source code
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { tableUses } from './sql-tables.ts'
import { TABLE_OWNERS, TEMPORARY_TABLES, VARIABLE_TABLES } from './table-owners.ts'

type Scan = ReturnType<typeof tableUses>
const scan = (path: string, source: string) => tableUses(path, source, isTable)
const isTable = (name: string) => Object.hasOwn(TABLE_OWNERS, name)

/** The domains in their import order, which .dependency-cruiser.cjs states. */
const { forbidden } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
}
const DOMAINS = forbidden.flatMap(({ name }) => /^(.+)-uses-only-what-is-below$/.exec(name)?.[1] ?? [])

const domainOf = (path: string): string => path.split('/')[1] ?? ''

/** The uses of tables in a file that its domain has no right to. */
function violations(path: string, { uses, ctes }: Scan, domainCtes: ReadonlySet<string> = new Set()): string[] {
  const domain = domainOf(path)
  return uses.flatMap(({ table, writes, line }) => {
    const tables = table === undefined ? VARIABLE_TABLES[path] : [table]
    if (!tables) return [`${path}:${line} takes the name of a table from a variable, and is not in VARIABLE_TABLES`]
    return tables.flatMap((name) => {
      const problem = problemWith(domain, name, writes, new Set([...ctes, ...domainCtes]))
      return problem === undefined ? [] : [`${path}:${line} ${problem}`]
    })
  })
}

function problemWith(domain: string, table: string, writes: boolean, ctes: ReadonlySet<string>): string | undefined {
  const ownership = TABLE_OWNERS[table]
  if (!ownership) {
    const isOther =
      ctes.has(table) || table.startsWith('pg_') || TEMPORARY_TABLES[domain]?.some((start) => table.startsWith(start))
    return isOther ? undefined : `names ${table}, which is no table`
  }
  const allowed = writes ? Object.keys(ownership.writers ?? {}) : readersOf(ownership)
  const { owner } = ownership
  if (owner === domain || allowed.includes(domain)) return undefined
  return `${writes ? 'writes' : 'reads'} ${table} of ${owner}`
}

const readersOf = ({ readers = [], earlierReaders = {} }: (typeof TABLE_OWNERS)[string]): string[] => [
  ...readers,
  ...Object.keys(earlierReaders),
]

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((path) => `server/${path}`)
  .filter((path) => /\.(store|sql)\.ts$/.test(path))
  .sort()
const scans = new Map(files.map((path) => [path, scan(path, readFileSync(path, 'utf8'))]))

describe('owners of tables', () => {
  it('names every table and view of the schema, and no other', () => {
    const schema = readFileSync('server/db/migrations/schema.txt', 'utf8')
    const tables = [...schema.matchAll(/^(?:column|view) ([a-z_]+)/gm)].map(([, name]) => name)
    expect(Object.keys(TABLE_OWNERS).sort()).toEqual([...new Set(tables)].sort())
  })

  it('are domains that have a place in the import order', () => {
    const owners = new Set(Object.values(TABLE_OWNERS).map(({ owner }) => owner))
    expect([...owners].filter((owner) => !DOMAINS.includes(owner))).toEqual([])
  })

  it('stores and fragments use only tables of their own domain and those that list them as readers', () => {
    const ctes = new Map<string, Set<string>>()
    for (const [path, found] of scans) {
      const known = ctes.get(domainOf(path)) ?? []
      ctes.set(domainOf(path), new Set([...known, ...found.ctes]))
    }
    expect(files.length).toBeGreaterThan(40)
    expect([...scans].flatMap(([path, found]) => violations(path, found, ctes.get(domainOf(path))))).toEqual([])
  })

  it('list no reader and no writer that does not use the table', () => {
    const used = new Set(
      [...scans].flatMap(([path, { uses }]) =>
        uses.flatMap(({ table, writes }) =>
          (table === undefined ? (VARIABLE_TABLES[path] ?? []) : [table]).map(
            (name) => `${domainOf(path)} ${writes ? 'writes' : 'reads'} ${name}`,
          ),
        ),
      ),
    )
    const listed = Object.entries(TABLE_OWNERS).flatMap(([table, ownership]) => [
      ...readersOf(ownership).map((domain) => `${domain} reads ${table}`),
      ...Object.keys(ownership.writers ?? {}).map((domain) => `${domain} writes ${table}`),
    ])
    expect(listed.filter((use) => !used.has(use))).toEqual([])
  })

  it('list readers after the owner apart from earlier ones, which have a reason', () => {
    const wrong = Object.entries(TABLE_OWNERS).flatMap(([table, { owner, readers = [], earlierReaders = {} }]) => [
      ...readers.filter((domain) => DOMAINS.indexOf(domain) < DOMAINS.indexOf(owner)).map((domain) => [table, domain]),
      ...Object.keys(earlierReaders)
        .filter((domain) => DOMAINS.indexOf(domain) > DOMAINS.indexOf(owner) || !DOMAINS.includes(domain))
        .map((domain) => [table, domain]),
    ])
    expect(wrong).toEqual([])
  })

  it('files that take table names from variables exist', () => {
    expect(Object.keys(VARIABLE_TABLES).filter((path) => !files.includes(path))).toEqual([])
  })
})

describe('the check of table owners', () => {
  const check = (path: string, source: string) => violations(path, scan(path, source))
  const inScope = (body: string) => check('server/scope/example.store.ts', `const example = ${body}`)

  it.each([
    ['a foreign read', 'sql`select 1 from campaigns`', 'reads campaigns of campaign'],
    ['a read of a table that others may read', 'sql`select 1 from outbox`', 'reads outbox of mail'],
    [
      'a foreign read in a join',
      'sql`select 1 from users u left join access_tokens s on true`',
      'reads access_tokens of auth',
    ],
    [
      'a foreign read after a comma',
      'sql`select a, b from users u, access_tokens s where a in (1, 2)`',
      'reads access_tokens of auth',
    ],
    ['a foreign read in a subquery', 'sql`select (select max(n) from items) from users`', 'reads items of preparation'],
    ['a foreign insert', 'sql`insert into users (a) select 1`', 'writes users of directory'],
    ['a foreign update', 'sql`update only user_versions as u set a = 1`', 'writes user_versions of directory'],
    ['a foreign delete', 'sql`delete from user_versions using users u`', 'writes user_versions of directory'],
    ['a foreign read by using', 'sql`delete from pg_x using access_tokens s`', 'reads access_tokens of auth'],
    ['a foreign truncate', 'sql`truncate items`', 'writes items of preparation'],
    ['a foreign lock', 'sql`lock table users, items in share mode`', 'reads items of preparation'],
    ['a fragment for a from clause', 'sql`access_tokens s join users u on true`', 'reads access_tokens of auth'],
    [
      'a table in a nested fragment',
      'sql`select 1 from users where ${all ? sql`a in (select a from items)` : sql`true`}`',
      'reads items of preparation',
    ],
    ['a choice of tables', 'sql`select 1 from ${all ? sql`items` : sql`users`}`', 'reads items of preparation'],
    [
      'a table read inside the expression of its name',
      'sql`with items as (select * from items) select 1 from items`',
      'reads items of preparation',
    ],
    [
      'a table of another statement’s expression',
      'sql`with items as (select 1) select 1`, b = sql`select 1 from items`',
      'reads items of preparation',
    ],
    ['a constant name', "sql`select 1 from ${name('items')}`", 'reads items of preparation'],
    ['a constant fragment', 'sql`items`, b = sql`delete from ${example}`', 'writes items of preparation'],
    ['an unknown table', 'sql`select 1 from people`', 'names people, which is no table'],
    [
      'a variable table',
      'sql`select 1 from ${name(table)}`',
      'takes the name of a table from a variable, and is not in VARIABLE_TABLES',
    ],
    [
      'a variable written table',
      'sql`delete from ${table}`',
      'takes the name of a table from a variable, and is not in VARIABLE_TABLES',
    ],
  ])('finds %s', (_, body, problem) => {
    expect(inScope(body)).toContain(`server/scope/example.store.ts:1 ${problem}`)
  })

  it.each([
    ['a common table expression with the name of a table', 'sql`with items as (select 1) select 1 from items, users`'],
    ['a recursive one', 'sql`with recursive items as (select 1 union select 1 from items) select 1 from items`'],
    ['one inside a nested fragment', 'sql`with items (a, b) as materialized (select 1) select ${sql`a from items`}`'],
    [
      'several functions',
      'sql`select 1 from apps b, rows from (string_to_table(b.x, y), unnest(b.z)) with ordinality r`',
    ],
    ['functions', 'sql`select 1 from unnest(a) as x (n), generate_series(1, 2) n cross join lateral (select 1) y`'],
    [
      'from in expressions',
      'sql`select extract(epoch from items.a), a is distinct from items.b, c as from from users`',
    ],
    ['locks of rows', 'sql`select 1 from users for no key update`'],
    ['published tables', 'sql`select 1 from users u join grant_versions g using (tenant_id)`'],
    ['texts and comments', "sql`select 'from items' as text from users -- from items`"],
  ])('accepts %s', (_, body) => {
    expect(inScope(body)).toEqual([])
  })

  it('refuses a published table to a domain that comes before its owner', () => {
    expect(check('server/audit/example.store.ts', 'const a = sql`select 1 from users`')).toHaveLength(1)
  })

  it('accepts a write that the map gives a reason for', () => {
    const source = 'const a = sql`update user_versions set a = 1`'
    expect(check('server/imports/example.store.ts', source)).toEqual([])
    expect(check('server/campaign/example.store.ts', source)).toHaveLength(1)
  })
})
