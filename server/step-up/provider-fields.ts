import type { StepUpProvider } from '../../contract/step-up/step-up.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import type { Cidr } from '../lib/cidr.ts'
import { urlProblem } from '../outbound/index.ts'
import type { ProviderFields, ProviderRow } from './provider.store.ts'

type Given = Partial<
  Pick<StepUpProvider, 'displayName' | 'issuerUrl' | 'clientId' | 'enabled' | 'oauth2' | 'microsoft'>
>

/** The fields as they are stored. */
export const fieldsOf = ({
  displayName = '',
  issuerUrl = '',
  clientId = '',
  enabled = true,
  oauth2,
  microsoft,
}: Given): ProviderFields => ({
  displayName: displayName.trim(),
  issuerUrl: issuerUrl.trim().replace(/\/$/, ''),
  clientId: clientId.trim(),
  enabled,
  ...(microsoft && !oauth2
    ? {
        kind: 'microsoft' as const,
        config: {
          conditionalAccessIds: microsoft.conditionalAccessIds ?? [],
          tenant: microsoft.tenant ?? '',
          validationMode: microsoft.validationMode ?? 'MICROSOFT_VALIDATION_MODE_OIDC',
        },
      }
    : { kind: 'oauth2' as const, config: { acrValues: oauth2?.acrValues ?? [] } }),
})

export function fieldViolations(
  given: Pick<Given, 'oauth2' | 'microsoft'>,
  fields: ProviderFields,
  allowed: readonly Cidr[],
  prefix = '',
): FieldViolation[] {
  const problem = urlProblem(fields.issuerUrl, allowed)
  const empty = (['displayName', 'clientId'] as const).filter((name) => fields[name] === '')
  return [
    ...empty.map((name) => ({ field: `${prefix}${name}`, description: 'must not be empty' })),
    ...(problem
      ? [{ field: `${prefix}issuerUrl`, description: problem, reason: 'outbound_address_refused' as const }]
      : []),
    ...((given.oauth2 === undefined) === (given.microsoft === undefined)
      ? [{ field: `${prefix}oauth2`, description: 'exactly one of oauth2 and microsoft must be set' }]
      : []),
    ...microsoftViolations(fields, prefix),
  ]
}

function microsoftViolations({ kind, config, issuerUrl }: ProviderFields, prefix: string): FieldViolation[] {
  if (kind !== 'microsoft' || !('validationMode' in config)) return []
  const { conditionalAccessIds = [], tenant = '', validationMode } = config
  return [
    ...(validationMode === 'MICROSOFT_VALIDATION_MODE_ACRS' && conditionalAccessIds.length === 0
      ? [
          {
            field: `${prefix}microsoft.conditionalAccessIds`,
            description: 'must not be empty with this validationMode',
          },
        ]
      : []),
    ...(tenant !== '' && !issuerUrl.includes(tenant)
      ? [{ field: `${prefix}microsoft.tenant`, description: 'must be the directory that issuerUrl names' }]
      : []),
  ]
}

/** The secret is never part of it. */
export const providerView = ({
  id,
  displayName,
  issuerUrl,
  clientId,
  enabled,
  kind,
  config,
  lastTestedAt,
  createdAt,
  updatedAt,
}: ProviderRow): StepUpProvider => ({
  id,
  displayName,
  issuerUrl,
  clientId,
  enabled,
  [kind]: config,
  ...(lastTestedAt ? { lastTestedAt: lastTestedAt.toISOString() } : {}),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
