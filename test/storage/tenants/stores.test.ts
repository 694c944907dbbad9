import { afterAll, describe, expect, it } from 'vitest'
import { ENGINES, openStorage } from '../../engines.ts'
import { fingerprintOf } from './fingerprint.ts'
import { PROBES, WRITES } from './probes/index.ts'
import { makeThings, type Probe, Refused, type Things } from './things.ts'

declare global {
  interface ImportMeta {
    /** Of the test runner: the modules of all files that match. */
    glob<M>(pattern: string, options: { eager: true }): Record<string, M>
  }
}

/** Functions that serve every tenant by design, and why; none of them takes the id of one. */
const EVERY_TENANT: Record<string, string> = {
  'campaign.store.checkDate': 'reads the clock alone',
  'changes.store.currentTime': 'reads the clock alone',
  'progress.store.databaseTime': 'reads the clock alone',
  'health.store.countPhantoms': 'counts of all reviews, for the metrics of the installation',
  'source-health.store.listSourceHealth': 'ages of all sources, for the metrics of the installation',
  'source-health.store.loadImportFigures': 'counts of all imports, for the metrics of the installation',
  'job.store.leaseJobs': 'a worker serves every tenant; a job carries its own',
  'job.store.renewLeases': 'the leases of one worker',
  'job.store.returnLeases': 'the leases of one worker',
  'job.store.takeOverJobs': 'the jobs of dead workers',
  'job.store.addSchedule': 'schedules belong to the installation',
  'job.store.takeTicks': 'schedules belong to the installation',
  'job.store.countJobs': 'counts by state, for the metrics of the installation',
  'tenant.store.listTenants': 'finds the tenant of a host',
  'tenant.store.insertTenant': 'makes a tenant',
}

interface StoreFunction {
  name: string
  path: string
  parameters: string
  source: string
}

const functions: StoreFunction[] = Object.entries(
  import.meta.glob<Record<string, unknown>>('../../../server/**/*.store.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([, value]) => typeof value === 'function')
    .map(([name, value]) => {
      const source = String(value)
      const parameters = source.slice(source.indexOf('('), source.search(/\)\s*(=>|\{)/) + 1)
      return { name: `${path.split('/').at(-1)?.replace('.ts', '')}.${name}`, path, parameters, source }
    }),
)

/** A part of a statement or a message: without a connection, and without a call that sends a statement or waits for one. */
const runsNothing = ({ parameters, source }: StoreFunction) =>
  !/\b(tx|reader|db|change|merge|transact)\b/.test(parameters) &&
  !/\.(rows|first|count|last|atCommit)\(|\b(async|await)\b/.test(source)

/** Whether the tenant is a parameter of its own, not a member of a context. */
const takesTenant = (parameters: string) => /\btenantId\b/.test(parameters.replaceAll(/\{[^}]*\}/g, ''))

/** Updates the planner's statistics, and runs no other statement. */
const isAnalyze = ({ source }: StoreFunction) => {
  const statements = Array.from(source.matchAll(/\bsql\s*`\s*(\w+)/g), ([, verb]) => verb)
  return statements.length > 0 && statements.every((verb) => verb === 'analyze')
}

/**
 * A step of importing, preparing, previewing or starting that gets its tenant with the context of the whole run, where it cannot
 * be called for one tenant with the things of another: flows.test.ts runs the whole.
 */
const isStepOfFlow = ({ path, parameters }: StoreFunction) =>
  /server\/(scope|preparation|imports\/(merge|preview)|review\/(start|facts\/(peers|look-closer)))/.test(path) &&
  !takesTenant(parameters)

it('every function of every store has a probe, or needs none (TEN-001)', () => {
  expect(functions.length).toBeGreaterThan(30)
  const covered = new Set([PROBES, WRITES, EVERY_TENANT].flatMap((group) => Object.keys(group)))
  const uncovered = functions.filter(
    (each) => !covered.has(each.name) && !isStepOfFlow(each) && !runsNothing(each) && !isAnalyze(each),
  )
  expect(uncovered.map(({ name }) => name)).toEqual([])
  const known = new Set(functions.map(({ name }) => name))
  expect([...covered].filter((name) => !known.has(name))).toEqual([])
})

it('no function that serves every tenant takes the id of one (TEN-001)', () => {
  const withTenant = functions.filter(({ name, parameters }) => EVERY_TENANT[name] && /\btenantId\b/.test(parameters))
  expect(withTenant.map(({ name }) => name)).toEqual([])
})

describe.each(ENGINES)('asked as one tenant for a thing of another, on %s (TEN-001)', async (engine) => {
  const storage = await openStorage(engine)
  const { database } = storage
  afterAll(() => storage.drop())
  const things = await database.tx(makeThings)

  /** Runs a probe and rolls back, so that the order of probes does not matter. */
  const probe = async (work: Probe, given: Things) => {
    let result: unknown
    await database
      .tx(async (tx) => {
        result = await work(tx, given)
        throw new RolledBack()
      })
      .catch((error: Error) => {
        if (!(error instanceof RolledBack)) throw error
      })
    return result
  }
  const isNothing = (result: unknown) =>
    result === undefined ||
    result === null ||
    result === 0 ||
    result === false ||
    (Array.isArray(result) && result.length === 0) ||
    ((result instanceof Map || result instanceof Set) && result.size === 0)

  it.each(Object.entries(PROBES))('%s gives nothing', async (_, work) => {
    const result = await probe(work, things)
    expect(isNothing(result), JSON.stringify(result)).toBe(true)
  })

  /** The same probe as tenant A finds the thing: a probe that never finds anything would prove nothing. */
  it.each(Object.entries(PROBES))('%s gives the thing to its own tenant', async (_, work) => {
    expect(isNothing(await probe(work, { ...things, b: things.a }))).toBe(false)
  })

  it.each(Object.entries(WRITES))('%s changes no row of the other tenant', async (_, work) => {
    const run = probe(async (db, t) => {
      const before = await fingerprintOf(db, t.a)
      await work(db, t)
      expect(await fingerprintOf(db, t.a)).toEqual(before)
    }, things)
    await run.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  })
})

class RolledBack extends Error {}
