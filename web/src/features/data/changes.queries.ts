import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { paths } from '../../api/data.gen.ts'
import type { RemovalPolicy } from './removal-policy.rules.ts'

const api = client<paths>()

const useChange = <Input>(send: (input: Input) => Promise<unknown>) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['data'] }),
  })
}

export const useSetAppOwners = (appId: string) =>
  useChange((userIds: string[]) =>
    unwrap(api.PUT('/api/v1/apps/{app_id}/owners', { params: { path: { app_id: appId } }, body: { userIds } })),
  )
export const useUpdateApp = (id: string) =>
  useChange((app: { certifyPolicyId: string }) =>
    unwrap(
      api.POST('/api/v1/apps/{id}', {
        params: { path: { id } },
        body: { app, updateMask: Object.keys(app).join() },
      }),
    ),
  )
/** `leave` goes to another page first, because nothing of the app can be loaded any more. */
export function useRemoveApp(id: string, leave: () => Promise<void>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/apps/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      await leave()
      await cache.invalidateQueries({ queryKey: ['data'] })
    },
  })
}
export const useSetEntitlementOwners = (appId: string, entitlementId: string) =>
  useChange((userIds: string[]) =>
    unwrap(
      api.PUT('/api/v1/apps/{app_id}/entitlements/{entitlement_id}/owners', {
        params: { path: { app_id: appId, entitlement_id: entitlementId } },
        body: { userIds },
      }),
    ),
  )
interface EntitlementChange {
  certifyPolicyId?: string
  riskLevelValueId?: string
  complianceFrameworkValueIds?: string[]
  /** Null to go by the settings of the tenant. */
  deprovisionerPolicy?: RemovalPolicy | null
}
export const useUpdateEntitlement = (appId: string, id: string) =>
  useChange((entitlement: EntitlementChange) =>
    unwrap(
      api.POST('/api/v1/apps/{app_id}/entitlements/{id}', {
        params: { path: { app_id: appId, id } },
        body: { entitlement, updateMask: Object.keys(entitlement).join() },
      }),
    ),
  )
export const useSetResourceOwners = (appId: string, typeId: string, resourceId: string) =>
  useChange((userIds: string[]) =>
    unwrap(
      api.PUT('/api/v1/apps/{app_id}/resource_types/{resource_type_id}/resource/{resource_id}/owners', {
        params: { path: { app_id: appId, resource_type_id: typeId, resource_id: resourceId } },
        body: { userIds },
      }),
    ),
  )
