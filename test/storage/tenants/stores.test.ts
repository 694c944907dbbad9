import { afterAll, describe, expect, it } from 'vitest'
import { ENGINES, openStorage } from '../../engines.ts'
import { fingerprintOf } from './fingerprint.ts'
import { AUTH_PROBES, AUTH_WRITES } from './probes/auth.ts'
import { CAMPAIGN_PROBES, CAMPAIGN_WRITES } from './probes/campaign.ts'
import { DIRECTORY_PROBES, DIRECTORY_WRITES } from './probes/directory.ts'
import { IMPORTS_PROBES, IMPORTS_WRITES } from './probes/imports.ts'
import { MAIL_PROBES, MAIL_WRITES } from './probes/mail.ts'
import { PLATFORM_PROBES, PLATFORM_WRITES } from './probes/platform.ts'
import { REVIEW_PROBES, REVIEW_WRITES } from './probes/review.ts'
import { REVOCATION_PROBES, REVOCATION_WRITES } from './probes/revocation.ts'
import { SCIM_PROBES, SCIM_WRITES } from './probes/scim.ts'
import { SIGNATURE_PROBES, SIGNATURE_WRITES } from './probes/signature.ts'
import { STAGING_PROBES, STAGING_WRITES } from './probes/staging.ts'
import { TASK_PROBES, TASK_WRITES } from './probes/tasks.ts'
import { WEBHOOK_PROBES, WEBHOOK_WRITES } from './probes/webhook.ts'
import { makeThings, type Probe, Refused, type Things } from './things.ts'

declare global {
  interface ImportMeta {
    /** Of the test runner: the modules of all files that match. */
    glob<M>(pattern: string, options: { eager: true }): Record<string, M>
  }
}

const PROBES = {
  ...PLATFORM_PROBES,
  ...AUTH_PROBES,
  ...DIRECTORY_PROBES,
  ...IMPORTS_PROBES,
  ...STAGING_PROBES,
  ...CAMPAIGN_PROBES,
  ...REVIEW_PROBES,
  ...TASK_PROBES,
  ...REVOCATION_PROBES,
  ...WEBHOOK_PROBES,
  ...MAIL_PROBES,
  ...SIGNATURE_PROBES,
  ...SCIM_PROBES,
}
const WRITES = {
  ...PLATFORM_WRITES,
  ...AUTH_WRITES,
  ...DIRECTORY_WRITES,
  ...IMPORTS_WRITES,
  ...STAGING_WRITES,
  ...CAMPAIGN_WRITES,
  ...REVIEW_WRITES,
  ...TASK_WRITES,
  ...REVOCATION_WRITES,
  ...WEBHOOK_WRITES,
  ...MAIL_WRITES,
  ...SIGNATURE_WRITES,
  ...SCIM_WRITES,
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
