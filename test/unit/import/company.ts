import fc from 'fast-check'
import type { Table, Thing } from './map-table.ts'

/** A small invented company; each preset prints it as its export, and mapping gives it back. */
export interface Person {
  id: string
  first: string
  last: string
  email: string
  login: string
  isActive: boolean
  manager?: Person
  /** A day, as 2025-03-14. */
  lastLogin?: string
}
export interface Access {
  person: Person
  app: string
  role: string
  since: string
  used?: string
}
export interface Company {
  people: Person[]
  access: Access[]
}

const FIRST = ['Ann', 'Bob', 'Çağla', 'Dea', 'José', 'Eli', 'Łukasz', 'Mei']
const LAST = ['Berg', 'Chen', "O'Neil", 'Müller', 'García', 'van Dijk', 'Nowak', 'Smith-Jones']
export const APPS = ['Jira', 'SAP', 'Wiki', 'Sales base']
export const ROLES = ['Admin', 'Viewer', 'Power user', 'Read-Only']

const day = fc.integer({ min: 0, max: 2_000 }).map((n) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10))

export const company: fc.Arbitrary<Company> = fc
  .record({
    people: fc.array(
      fc.record({
        first: fc.nat(7),
        last: fc.nat(7),
        isActive: fc.boolean(),
        lastLogin: fc.option(day),
        manager: fc.option(fc.nat(7)),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    access: fc.array(fc.tuple(fc.nat(7), fc.nat(3), fc.nat(3), day, fc.option(day)), { maxLength: 20 }),
  })
  .map(({ people: drafts, access: grants }) => {
    const people = drafts.map(
      ({ first, last, isActive, lastLogin }, n): Person => ({
        ...{ id: `E${1000 + n}`, first: FIRST[first] ?? '', last: LAST[last] ?? '', email: `p${n}@corp.example` },
        ...{ login: `p${n}`, isActive, ...(lastLogin ? { lastLogin } : {}) },
      }),
    )
    for (const [n, { manager }] of drafts.entries()) {
      const [person, boss] = [people[n], manager === null ? undefined : people[manager]]
      if (person && boss && boss !== person) person.manager = boss
    }
    const access = new Map<string, Access>()
    for (const [who, app, role, since, used] of grants) {
      const person = people[who % people.length]
      if (!person) continue
      const one = { person, app: APPS[app] ?? '', role: ROLES[role] ?? '', since, ...(used ? { used } : {}) }
      access.set([person.id, one.app, one.role].join(), one)
    }
    return { people, access: [...access.values()] }
  })

export const fullName = ({ first, last }: Person) => `${first} ${last}`
/** The pairs of person and app. */
export const pairs = ({ access }: Company): Access[] => [
  ...new Map(access.map((one) => [`${one.person.id} ${one.app}`, one])).values(),
]

/** What is told about people, accounts and grants, as text, so that two companies can be compared. */
export const fact = {
  person: (id: string, email: string, name: string, status = '', manager = '') =>
    `person ${[id, email, name, status, manager].join(' | ')}`,
  account: (app: string, id: string, { user = '', type = '', status = '', login = '' } = {}) =>
    `account ${[app, id, user, type, status, login].join(' | ')}`,
  grant: (app: string, role: string, holder: string, { added = '', used = '', expires = '', way = '' } = {}) =>
    `grant ${[app, role, holder, added, used, expires, way].join(' | ')}`,
}

const dayOf = (time = '') => time.slice(0, 10)

/** The facts of canonical rows, with names in place of ids of apps and entitlements. */
export function factsOf(things: readonly Thing[]): string[] {
  const apps = new Map(things.filter(({ kind }) => kind === 'apps').map(({ id, name }) => [id, name]))
  const roles = new Map(
    things.filter(({ kind }) => kind === 'entitlements').map(({ app, id, name }) => [`${app} ${id}`, name]),
  )
  const facts = things.flatMap((thing) => {
    const app = apps.get(thing.app) ?? `? ${thing.app}`
    if (thing.kind === 'users')
      return [fact.person(thing.id ?? '', thing.email ?? '', thing.name ?? '', thing.status, thing.manager)]
    if (thing.kind === 'accounts') return [accountFact(app, thing)]
    const role = roles.get(`${thing.app} ${thing.entitlement}`) ?? `? ${thing.entitlement}`
    return thing.kind === 'grants' ? [grantFact(app, role, thing)] : []
  })
  return [...new Set(facts)].sort()
}

const accountFact = (app: string, { id = '', user = '', type = '', status = '', last_login_at }: Partial<Thing>) =>
  fact.account(app, id, { user, type, status, login: dayOf(last_login_at) })

function grantFact(app: string, role: string, { account, resource, inherited_from, ...times }: Partial<Thing>) {
  const { added_at, last_used_at, expires_at } = times
  const days = { added: dayOf(added_at), used: dayOf(last_used_at), expires: dayOf(expires_at) }
  return fact.grant(app, role, account || `group ${resource}`, { ...days, way: inherited_from ? 'indirect' : '' })
}

/** An export of the company, and what mapping has to make of it. */
export interface Printed {
  tables: Table[]
  facts: string[]
}
export type Printer = (company: Company) => Printed

/** The same table as people and programs leave it: columns moved, names respelled, blank and filler rows, odd spaces. */
export function messy({ shape, rows }: Table, seed: number): Table {
  const order = shape.columns.map((_, at) => at).sort((a, b) => hash(a, seed) - hash(b, seed))
  const respell = [(name: string) => name.toUpperCase(), (name: string) => ` ${name}\u00a0`, (name: string) => name]
  const pad = [(text: string) => `\u00a0${text} `, (text: string) => `${text}\u200b`, (text: string) => text]
  const columns = [
    ...order.map((at) => respell[hash(at, seed) % 3]?.(shape.columns[at] ?? '') ?? ''),
    'Password',
    'Note 7',
  ]
  const width = columns.length
  const mixed = rows.flatMap(({ cells, line }) => {
    const moved = order.map((at) => {
      const cell = cells[at] ?? ''
      return typeof cell === 'string' ? (pad[hash(line + at, seed) % 3]?.(cell) ?? '') : cell
    })
    const blank = { line, cells: Array.from({ length: width }, () => (hash(line, seed) % 2 ? '' : ' ')) }
    const row = { line, cells: [...moved, 'hunter2', ''] }
    return hash(line, seed + 1) % 4 === 0 ? [blank, row] : [row]
  })
  return { shape: { ...shape, columns }, rows: mixed }
}

/** A number that looks random and is always the same. */
const hash = (n: number, seed: number) => Math.imul(n + 1, 0x9e3779b1 ^ Math.imul(seed + 7, 0x85ebca6b)) >>> 8
