import { DemoReply, RemoveDemoRequest } from '../../contract/demo/demo.ts'
import type { Tx } from '../db/index.ts'
import { deleteMonitor, listTrustedDomains, recomputeViolations, replaceTrustedDomains } from '../directory/index.ts'
import { writeOperation } from '../http/index.ts'
import { beginDeletion, findDemoSource, listCampaignsOfSource, type SourceUsages } from '../imports/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { namedList } from '../lib/names.ts'
import { demoCompany } from './company.ts'
import { listDemoAdministrators, listDemoMonitors } from './demo.store.ts'
import { loadDemoState } from './load-demo-state.ts'

const REMOVING = { state: 'DEMO_STATE_REMOVING' } as const

export const removeDemoCompany = (usages: SourceUsages) =>
  writeOperation({
    id: 'svc.api.demo.v1.DemoService.Remove',
    method: 'POST',
    path: '/api/v1/demo/remove',
    tag: 'Sources',
    summary: 'Remove the demo company',
    description:
      'Removes its apps and everything in them, its conflict monitors and its trusted domains. Its people are marked as deleted and can no longer sign in. Data of other sources and data added by hand stay. This runs in the background; get the demo company to see when it is gone. If campaigns have its access, 409 names them unless evenWithCampaigns is set: prepared, open and closed ones keep their items and ledgers, drafts keep what else they select. Refused while a campaign is being prepared.',
    permission: 'source.write',
    idempotent: true,
    changesAccess: true,
    body: RemoveDemoRequest,
    reply: DemoReply,
    errors: [
      ...(['demo_not_loaded', 'demo_busy', 'demo_in_campaigns', 'demo_administrators'] as const),
      ...(['not_found', 'count_changed', 'sync_under_way', 'preparation_under_way', 'source_deleting'] as const),
    ],
    async run({ tx, tenant, actor, jobs, audit, fail }, { body: { evenWithCampaigns = false } }) {
      const state = await loadDemoState(tx, tenant.id)
      if (state === 'DEMO_STATE_REMOVING') return REMOVING
      if (state === 'DEMO_STATE_LOADING') return fail('demo_busy', { doing: 'loaded' })
      const source = await findDemoSource(tx, tenant.id)
      if (state !== 'DEMO_STATE_LOADED' || !source) return fail('demo_not_loaded')
      const administrators = await listDemoAdministrators(tx, tenant.id, source.id)
      if (administrators.length > 0)
        return fail('demo_administrators', { people: namedList(administrators.map(({ displayName }) => displayName)) })
      const campaigns = await listCampaignsOfSource(tx, tenant.id, source.id, usages.campaigns)
      if (campaigns.length > 0 && !evenWithCampaigns)
        return fail('demo_in_campaigns', { campaigns: namedList(campaigns.map((one) => one.displayName || one.id)) })
      const begun = await beginDeletion(tx, tenant.id, { sourceId: source.id, createdBy: actor.userId }, usages)
      if ('error' in begun) return fail(begun.error, begun.params)
      await removeRules(tx, tenant.id, source.id)
      await jobs.enqueue(begun.job.kind, begun.job.payload, { key: begun.job.key })
      audit({ target: source.id, detail: { syncId: begun.syncId, campaignIds: campaigns.map(({ id }) => id) } })
      return REMOVING
    },
  })

/** Removes what the demo company brought beside its source: monitors and trusted domains. */
async function removeRules(tx: Tx, tenantId: TenantId, sourceId: string): Promise<void> {
  const { monitors, trustedDomains } = demoCompany(new Date())
  const names = monitors.map(({ displayName }) => displayName)
  const ids = (await listDemoMonitors(tx, tenantId, sourceId, names)).map(({ id }) => id)
  for (const id of ids) await deleteMonitor(tx, tenantId, id)
  if (ids.length > 0) await recomputeViolations(tx, tenantId, ids)
  const domains = await listTrustedDomains(tx, tenantId)
  const own = domains.filter((domain) => !trustedDomains.includes(domain))
  await replaceTrustedDomains(tx, tenantId, own)
}
