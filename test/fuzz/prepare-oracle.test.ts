import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLE_SIZE } from '../../server/preparation/preview/sample.ts'
import { enginesFor } from '../engines.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../rounds.ts'
import type { Kill } from '../run-killed.ts'
import { addDraft, type Prepared, prepareByHand, preparedOf, sampledOf, sizesOf } from '../storage/campaign/by-hand.ts'
import { CHANGES } from '../storage/campaign/changes.ts'
import { expectNaive, shifted } from '../storage/campaign/expected.ts'
import { AT } from '../storage/scope/directory.ts'
import { from, randomDirectory } from '../storage/scope/random-directory.ts'
import { randomScopes } from '../storage/scope/random-scope.ts'
import { useDirectories } from '../storage/scope/use-directories.ts'

/**
 * The time of a snapshot is that of its job and cannot be chosen. Generated times are moved to a minute before or after
 * now: far enough that the snapshot is on the same side of all of them however long the test takes.
 */
const nearNow = from([-60_000, 60_000]).map((ms) => (about: number) => about + ms - AT.getTime())
const scopes = randomScopes.map((drawn) => drawn.slice(0, 3))
const size = fc.integer({ min: 1, max: 6 }).map(sizesOf)
const kills: fc.Arbitrary<Kill[]> = fc
  .uniqueArray(fc.nat(60), { minLength: 1, maxLength: 6, size: 'max' })
  .chain((transactions) =>
    fc.tuple(
      ...transactions
        .sort((a, b) => a - b)
        .map((at) => from<Kill['when']>(['before', 'inside', 'after']).map((when) => ({ at, when }))),
    ),
  )

const scopeType = 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS' as const
const changes = fc.uniqueArray(
  fc.record({ at: fc.nat(30), change: from(Object.keys(CHANGES)) }, { noNullPrototype: true }),
  { minLength: 1, maxLength: 5, size: 'max', selector: ({ change }) => change },
)
/** What a reviewer sees of the items, without what differs between campaigns. */
const factsOf = ({ views }: { views: Prepared['views'] }) => views.map(({ id, accessReviewId, ...facts }) => facts)

describe.each(enginesFor('preparations at random'))('a prepared campaign on %s', async (engine) => {
  const { database, load } = await useDirectories(engine)

  it(
    'has the items that a naive filter selects and records every other grant under its rule, in chunks of any size',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomDirectory, scopes, nearNow, size, async (drawn, planned, shift, sizes) => {
          const ms = shift(Date.now())
          const directory = shifted(drawn, ms)
          const { tenantId } = await load(directory, [])
          for (const scope of planned.map((each) => shifted(each, ms))) {
            const id = await addDraft(database, tenantId, scope)
            await prepareByHand(database, tenantId, id, { sizes })
            expectNaive(await preparedOf(database, tenantId, id), directory, scope)
          }
        }),
        parameters(3),
      )
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'has the same items, each once, when its process is killed at any time (JOB-013)',
    async () => {
      let most = 0
      await fc.assert(
        fc.asyncProperty(
          randomDirectory,
          scopes,
          nearNow,
          size,
          kills,
          async (drawn, planned, shift, sizes, killed) => {
            const ms = shift(Date.now())
            const directory = shifted(drawn, ms)
            const { tenantId } = await load(directory, [])
            for (const scope of planned.map((each) => shifted(each, ms))) {
              const id = await addDraft(database, tenantId, scope)
              most = Math.max(most, await prepareByHand(database, tenantId, id, { sizes, kills: killed }))
              expectNaive(await preparedOf(database, tenantId, id), directory, scope)
            }
          },
        ),
        parameters(4),
      )
      // Otherwise nothing was killed in the later phases.
      expect(most).toBeGreaterThan(60)
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'has the items and shows the facts of its snapshot, whatever changes later',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          randomDirectory,
          scopes,
          nearNow,
          size,
          changes,
          async (drawn, planned, shift, sizes, made) => {
            const ms = shift(Date.now())
            const directory = shifted(drawn, ms)
            const scope = shifted(planned[0] ?? { scopeType, selections: {} }, ms)
            const { tenantId } = await load(directory, [])
            const ids = [await addDraft(database, tenantId, scope), await addDraft(database, tenantId, scope)] as const
            const sample = factsOf({ views: await sampledOf(database, tenantId, ids[0]) })
            await prepareByHand(database, tenantId, ids[0])
            const before = factsOf(await preparedOf(database, tenantId, ids[0]))
            // The preview showed the same items.
            expect(sample).toHaveLength(Math.min(before.length, SAMPLE_SIZE))
            for (const facts of sample) expect(before).toContainEqual(facts)
            const meanwhile = async (transaction: number) => {
              for (const { at, change } of made)
                if (at === transaction) await database.tx(async (tx) => CHANGES[change]?.(tx, tenantId))
            }
            await prepareByHand(database, tenantId, ids[1], { sizes, meanwhile })
            const prepared = await preparedOf(database, tenantId, ids[1])
            expectNaive(prepared, directory, scope)
            expect(factsOf(prepared), JSON.stringify(made)).toEqual(before)
            expect(factsOf(await preparedOf(database, tenantId, ids[0])), JSON.stringify(made)).toEqual(before)
          },
        ),
        parameters(4),
      )
    },
    ROUNDS_TIMEOUT_MS,
  )
})
