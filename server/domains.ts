import { audit } from './audit/index.ts'
import { auditLog } from './audit-log/index.ts'
import { auth } from './auth/index.ts'
import {
  campaignDomain,
  campaignPolicyUsage,
  campaignProviderUsage,
  campaignSourceUsage,
  preparingCampaigns,
  selectedEntitlements,
} from './campaign/index.ts'
import { db } from './db/index.ts'
import { demoDomain } from './demo/index.ts'
import { directoryDomain } from './directory/index.ts'
import { type Domain, http, type Operation } from './http/index.ts'
import { openApiDocument } from './http/openapi/document.ts'
import { importsDomain, type SourceUsages } from './imports/index.ts'
import { jobs } from './jobs/index.ts'
import type { SealedColumn } from './lib/sealed-column.ts'
import type { Setting } from './lib/setting.ts'
import { logging } from './log.ts'
import { mail } from './mail/index.ts'
import { notify } from './notify/index.ts'
import { outbound } from './outbound/index.ts'
import {
  preparation,
  preparationContributions,
  preparationPolicyUsage,
  preparationSourceUsage,
  preparedEntitlements,
} from './preparation/index.ts'
import { review, reviewActions, reviewProviderUsage } from './review/index.ts'
import { revocation } from './revocation/index.ts'
import { scim } from './scim/index.ts'
import { secrets } from './secrets/index.ts'
import { signing } from './signing/index.ts'
import { stepUpDomain } from './step-up/index.ts'
import { tenantSettings } from './tenant-settings/index.ts'
import { webhook } from './webhook/index.ts'

const sourceUsages: SourceUsages = {
  campaigns: [campaignSourceUsage, preparationSourceUsage],
  preparing: preparingCampaigns,
}

/** Every part of the product. Routes, jobs, settings and the generated documents follow from this list. */
export const domains: readonly Domain[] = [
  http,
  db,
  jobs,
  audit,
  auth,
  tenantSettings,
  directoryDomain({
    policyUsages: [campaignPolicyUsage, preparationPolicyUsage],
    reviewedEntitlements: [selectedEntitlements, preparedEntitlements],
  }),
  importsDomain(sourceUsages),
  scim,
  campaignDomain({ ...preparationContributions, actions: [...preparationContributions.actions, ...reviewActions] }),
  auditLog,
  preparation,
  revocation,
  review,
  secrets,
  signing,
  stepUpDomain([campaignProviderUsage, reviewProviderUsage]),
  outbound,
  webhook,
  demoDomain(sourceUsages),
  mail,
  notify,
  logging,
]

export const operations: readonly Operation[] = domains.flatMap((domain) => domain.operations ?? [])
export const settings: readonly Setting<unknown>[] = domains.flatMap((domain) => domain.settings ?? [])
export const sealedColumns: readonly SealedColumn[] = domains.flatMap((domain) => domain.sealed ?? [])

export const apiDocument = () =>
  openApiDocument(operations, Object.assign({}, ...domains.map((domain) => domain.paths ?? {})))
