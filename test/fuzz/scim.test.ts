import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newSource, patchOf, user } from '../api/scim/scimming.ts'
import { API_ENGINE } from '../engines.ts'
import { useServer } from '../harness.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../rounds.ts'

const NAMES = [
  'userName',
  'id',
  'emails',
  'emails.value',
  'active',
  'members',
  'meta.lastModified',
  'externalId',
  'name',
]
const WORDS = [
  'and',
  'or',
  'not',
  '(',
  ')',
  '[',
  ']',
  'eq',
  'ne',
  'co',
  'sw',
  'gt',
  'le',
  'pr',
  'true',
  'null',
  '"',
  '.value',
]
const piece = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom(...WORDS),
  fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const filter = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '))
const path = fc.oneof(
  fc.constantFrom(
    ...NAMES,
    'name.givenName',
    'displayName',
    'title',
    'id',
    'groups',
    'schemas',
    'constructor',
    '__proto__',
  ),
  fc
    .tuple(fc.constantFrom('emails', 'members', 'name'), filter, fc.constantFrom('', '.value', '.primary', '.none'))
    .map(([name, inner, sub]) => `${name}[${inner}]${sub}`),
  fc.string({ maxLength: 20 }),
)
const operation = fc.record(
  {
    op: fc.constantFrom('add', 'Replace', 'REMOVE', 'move', ''),
    path,
    value: fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('False', { active: 'no' }, [{ value: 'x' }], [{ value: null }]),
    ),
  },
  { requiredKeys: ['op'] },
)

describe('SCIM', async () => {
  const server = await useServer(API_ENGINE)
  const { send } = await newSource(server)
  const made = (await send('POST', '/Users', user('fuzz@example.com'))).body.id
  const group = (await send('POST', '/Groups', { displayName: 'Fuzz', members: [{ value: made }] })).body.id

  it(
    'answers any filter with a list or a refusal',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('Users', 'Groups'), filter, async (kind, text) => {
          const { status } = await send('GET', `/${kind}?filter=${encodeURIComponent(text.toWellFormed())}`)
          expect([200, 400]).toContain(status)
        }),
        parameters(300),
      )
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'answers any patch with a change or a refusal, and the resource can be read after it',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(`/Users/${made}`, `/Groups/${group}`),
          fc.array(operation, { minLength: 1, maxLength: 3 }),
          async (at, operations) => {
            const { status } = await send('PATCH', at, patchOf(...operations))
            expect([200, 204, 400, 409]).toContain(status)
            expect((await send('GET', at)).status).toBe(200)
          },
        ),
        parameters(200),
      )
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'answers any body of a user with a user or a refusal',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.constantFrom(...NAMES, 'schemas'), fc.jsonValue({ maxDepth: 2 })),
          async (body) => {
            const { status } = await send('PUT', `/Users/${made}`, body)
            expect([200, 400, 409]).toContain(status)
          },
        ),
        parameters(100),
      )
    },
    ROUNDS_TIMEOUT_MS,
  )
})
