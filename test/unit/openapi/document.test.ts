import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { FIELD_TEXTS } from '../../../contract/field-texts.ts'
import { apiDocument } from '../../../server/domains.ts'
import { toCamel } from '../../../server/lib/names.ts'

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  [keyword: string]: unknown
}
interface Operation {
  operationId: string
  tags: string[]
  description?: string
  parameters?: { $ref?: string; name?: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> }
  responses: Record<string, { $ref?: string; description?: string }>
  'x-field-reasons'?: string[]
}
const document = apiDocument() as unknown as {
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, { name: string; description?: string }>
    responses: object
  }
}
const text = JSON.stringify(document)
const { schemas, parameters } = document.components
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
const operationOf = (id: string) => operations.find(({ operationId }) => operationId.endsWith(id)) as Operation

/** Every schema in the document, with the path to it. */
function* walk(schema: unknown, path: string): Generator<[path: string, schema: Schema]> {
  if (schema === null || typeof schema !== 'object') return
  if (!Array.isArray(schema)) yield [path, schema as Schema]
  for (const [key, value] of Object.entries(schema)) if (key !== 'example') yield* walk(value, `${path}/${key}`)
}
const parts = [...walk(document, '')]
const having = (test: (schema: Schema, path: string) => boolean) =>
  parts.filter(([path, schema]) => test(schema, path)).map(([path]) => path)

describe('the API document', () => {
  it('passes the recommended rules of Redocly (DOC-001)', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' })
    // These paths are those that clients know: /entitlements/users/{id} beside /entitlements/{id}/users.
    const own = problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')
    expect(own.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  })

  it('describes every operation, tag, parameter and field (DOC-002)', () => {
    expect(operations.filter(({ description }) => !description).map(({ operationId }) => operationId)).toEqual([])
    expect(document.tags.filter(({ description }) => !description)).toEqual([])
    const inline = operations.flatMap((operation) => operation.parameters ?? []).filter(({ $ref }) => !$ref)
    expect([...inline, ...Object.values(parameters)].filter(({ description }) => !description)).toEqual([])
    const bare = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, { description }]) => (description ? [] : [`${name}.${field}`])),
    )
    expect(bare).toEqual([])
  })

  it('has no description of a field that does not exist', () => {
    const names = new Set<string>()
    for (const [path, { properties }] of parts)
      for (const field of Object.keys(properties ?? {})) {
        names.add(field)
        names.add(
          `${path
            .split('/')
            .at(-1)
            ?.replace(/Input$/, '')}.${field}`,
        )
        names.add(`${path.split('/').at(-1)}.${field}`)
      }
    for (const { name } of Object.values(parameters)) names.add(`path.${toCamel(name)}`)
    expect(Object.keys(FIELD_TEXTS).filter((key) => !names.has(key))).toEqual([])
  })

  it('shares its error responses, and gives the reasons of invalid fields (DOC-003)', () => {
    const errors = operations
      .filter(({ operationId }) => operationId.startsWith('svc.api.'))
      .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => status !== '200'))
    expect(errors.filter(([, { $ref }]) => !$ref?.startsWith('#/components/responses/'))).toEqual([])
    expect(Object.keys(document.components.responses).length).toBeLessThan(10)
    const create = operationOf('AccessReviewService.Create')
    for (const reason of ['OWNER_REQUIRED', 'TOO_MANY_OWNERS', 'SCOPE_GROUP_CONFLICT', 'CEL_INVALID']) {
      expect(create['x-field-reasons']).toContain(reason)
      expect(create.responses[400]?.description).toContain(reason)
    }
    expect(operationOf('Attributes.ListRiskLevels')['x-field-reasons']).toBeUndefined()
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['ApiError', 'ErrorInfo', 'BadRequest', 'RequestInfo']))
  })

  it('has nothing that generated types stumble over (DOC-004)', () => {
    expect(having(({ default: value }, path) => value !== undefined && !path.endsWith('/responses'))).toEqual([])
    expect(having(({ patternProperties }) => patternProperties !== undefined)).toEqual([])
    expect(
      having(({ enum: values }, path) => Array.isArray(values) && !/^\/components\/schemas\/\w+$/.test(path)),
    ).toEqual([])
    expect(having(({ enum: values, type }) => Array.isArray(values) && type !== 'string')).toEqual([])
    expect(having(({ type, format }) => [type].flat().includes('integer') && format !== 'int32')).toEqual([])
    expect(schemas).not.toHaveProperty('Error')
  })

  it('tells what is sent from what is read', () => {
    const { NotificationConfig, NotificationConfigInput, AccessReview, AccessReviewInput } = schemas
    expect(NotificationConfig).toMatchObject({ required: ['sendKickoff', 'sendReminders', 'sendClose'] })
    expect(NotificationConfig).not.toHaveProperty('additionalProperties')
    expect(NotificationConfigInput).toMatchObject({
      properties: { sendKickoff: { type: ['boolean', 'null'] } },
      additionalProperties: false,
    })
    expect(NotificationConfigInput).not.toHaveProperty('required')
    const known = { $ref: '#/components/schemas/AccessReviewViewType' }
    expect(AccessReview?.properties?.defaultView?.anyOf).toEqual([known, { type: 'string' }])
    expect(AccessReviewInput?.properties?.defaultView?.anyOf).toEqual([known, { type: 'null' }])
    expect(AccessReview?.properties?.scopingVersion).toMatchObject({ type: 'string', format: 'int64', readOnly: true })
    expect(AccessReviewInput?.properties?.createdAt).toMatchObject({ readOnly: true })
    expect(AccessReviewInput?.properties?.displayName).not.toHaveProperty('readOnly')
    expect(schemas.MultiAppSetup?.properties?.appEntitlements).toMatchObject({
      additionalProperties: { $ref: '#/components/schemas/MultiAppEntitlement' },
    })
  })

  it('has at most 2.8 kB for each operation', () => {
    const paths = JSON.parse(text).paths as Record<string, object>
    const operations = Object.values(paths).flatMap((path) => Object.keys(path))
    expect(Buffer.byteLength(text) / operations.length).toBeLessThanOrEqual(2_800)
  })
})
