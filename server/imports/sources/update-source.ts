import { type Source, type SourceInput, SourceReply, UpdateSourceRequest } from '../../../contract/imports/source.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import { knownUserIds } from '../../directory/index.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import type { TenantId } from '../../lib/ids.ts'
import { isTimeZone } from '../../lib/time-zone.ts'
import { IMPORT_MAX_REMOVAL_PERCENT, loadLimit } from '../../tenant-settings/index.ts'
import { EVERY_SECONDS, secondsOf } from './source.rules.ts'
import { findSource, findSourceByName, lockSource, type SourceSettings, updateSource } from './source.store.ts'

const WRITABLE = [
  'displayName',
  'ownerIds',
  'expectedEvery',
  'zone',
  'badRows',
  'maxLeftOutPercent',
  'maxRemovalPercent',
  'scimUsers',
] as const
type Field = (typeof WRITABLE)[number]
const DEFAULT_USERS = 'SCIM_USERS_PEOPLE_AND_ACCOUNTS'

export const updateSourceOperation = writeOperation({
  id: 'svc.api.source.v1.SourceService.Update',
  method: 'POST',
  path: '/api/v1/sources/{source_id}',
  tag: 'Sources',
  summary: 'Change a source',
  description:
    'Its name, its owners, how often it should be imported (expectedEvery), its time zone, what becomes of rows that cannot be imported (badRows), the share it may remove without asking (maxRemovalPercent), and what the users of an identity provider become (scimUsers). A field named in updateMask but missing from the request is reset to its default. Campaigns that are prepared keep the name they have.',
  permission: 'source.write',
  idempotent: true,
  body: UpdateSourceRequest,
  reply: SourceReply,
  errors: ['not_found', 'already_exists'],
  fieldReasons: ['not_found'],
  async run(
    { tx, tenant, settings: server, audit, fail, invalid },
    { params, body: { source: sent = {}, updateMask } },
  ) {
    const before = await lockSource(tx, tenant.id, params.source_id)
    if (!before) return fail('not_found', { thing: 'source' })
    const { fields, violations } = maskedFields(updateMask, sent, WRITABLE)
    violations.push(...(await fieldViolations(tx, tenant.id, sent, fields)))
    if (fields.includes('maxRemovalPercent') && sent.maxRemovalPercent !== undefined) {
      const most = await loadLimit(tx, tenant.id, 'importMaxRemovalPercent', server.get(IMPORT_MAX_REMOVAL_PERCENT))
      if (sent.maxRemovalPercent > most)
        violations.push({
          field: 'source.maxRemovalPercent',
          description: `must be at most ${most}, which the organization allows`,
        })
    }
    if (fields.includes('scimUsers')) violations.push(...scimViolations(before, sent))
    if (violations.length > 0) return invalid(...violations)
    const settings = settingsOf(sent, fields)
    if (settings.displayName !== undefined) {
      const twin = await findSourceByName(tx, tenant.id, settings.displayName)
      if (twin && twin.id !== before.id)
        return fail('already_exists', { thing: 'source', name: `"${settings.displayName}"` })
    }
    await updateSource(tx, tenant.id, before.id, settings)
    const source = await findSource(tx, tenant.id, before.id)
    if (!source) return fail('not_found', { thing: 'source' })
    const changed = Object.fromEntries(fields.map((field) => [field, { from: before[field], to: source[field] }]))
    audit({ target: before.id, detail: changed })
    return { source }
  },
})

async function fieldViolations(
  reader: Reader,
  tenantId: TenantId,
  sent: SourceInput,
  fields: readonly Field[],
): Promise<FieldViolation[]> {
  const { displayName = '', ownerIds = [], expectedEvery, zone = '' } = sent
  const violations: FieldViolation[] = []
  if (fields.includes('displayName') && displayName.trim() === '')
    violations.push({ field: 'source.displayName', description: 'must not be empty' })
  if (fields.includes('expectedEvery') && expectedEvery !== undefined && secondsOf(expectedEvery) === undefined)
    violations.push({
      field: 'source.expectedEvery',
      description: `must be whole seconds between ${EVERY_SECONDS.min}s (an hour) and ${EVERY_SECONDS.max}s (366 days)`,
    })
  if (fields.includes('zone') && zone !== '' && !isTimeZone(zone))
    violations.push({
      field: 'source.zone',
      description: 'must be the IANA name of a time zone, such as Europe/Berlin',
    })
  if (fields.includes('ownerIds') && ownerIds.length > 0) {
    const known = await knownUserIds(reader, tenantId, ownerIds)
    ownerIds.forEach((id, index) => {
      if (!known.has(id))
        violations.push({
          field: `source.ownerIds[${index}]`,
          description: 'there is no person with this id',
          reason: 'not_found',
        })
    })
  }
  return violations
}

/** What was written as people or as accounts would belong to nobody after a change, so the choice is made before. */
function scimViolations({ kind, scimUsers, lastSyncAt }: Source, { scimUsers: wanted = DEFAULT_USERS }: SourceInput) {
  const field = 'source.scimUsers'
  if (kind !== 'SOURCE_KIND_SCIM') return [{ field, description: 'is only for sources that take SCIM' }]
  if (wanted === scimUsers || lastSyncAt === undefined) return []
  return [
    {
      field,
      description:
        'cannot be changed any more, because the identity provider has written to this source. Add another source for it',
    },
  ]
}

/** The settings to write; a field that was named and not sent gets its default. */
function settingsOf(sent: SourceInput, fields: readonly Field[]): Partial<SourceSettings> {
  const { displayName = '', ownerIds = [], expectedEvery, zone = '', badRows = 'BAD_ROWS_ASK' } = sent
  const all = {
    displayName: { displayName: displayName.trim() },
    ownerIds: { ownerIds: [...new Set(ownerIds)] },
    expectedEvery: { everySeconds: (expectedEvery === undefined ? undefined : secondsOf(expectedEvery)) ?? null },
    zone: { zone },
    badRows: { badRows },
    maxLeftOutPercent: { maxLeftOutPercent: sent.maxLeftOutPercent ?? 1 },
    maxRemovalPercent: { maxRemovalPercent: sent.maxRemovalPercent ?? null },
    scimUsers: { scimUsers: sent.scimUsers ?? DEFAULT_USERS },
  } satisfies Record<Field, Partial<SourceSettings>>
  return Object.assign({}, ...fields.map((field) => all[field]))
}
