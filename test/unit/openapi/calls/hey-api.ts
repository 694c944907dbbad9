/** Ordinary calls, as a user of @hey-api/openapi-ts writes them. Compiled by a test, never run. */
import {
  type AccessReviewScopeV2Input,
  type ApiError,
  svcApiAppV1AppsCreate as createApp,
  svcApiAccessreviewV1AccessReviewServiceCreate as createCampaign,
  svcApiIamV1PersonalClientServiceCreate as createCredential,
  svcApiPolicyV1PoliciesCreate as createPolicy,
  svcApiSourceV1SourceServiceCreate as createSource,
  svcApiSourceV1SyncServiceCreate as createSync,
  svcApiAccessreviewV1AccessReviewServiceDelete as deleteCampaign,
  svcApiAppV1AppsGet as getApp,
  svcApiAccessreviewV1AccessReviewServiceGet as getCampaign,
  svcApiAccessreviewV1AccessReviewServiceGetLedger as getLedger,
  svcApiAccessreviewV1AccessReviewServiceList as listCampaigns,
  svcApiAccessreviewV1AccessReviewItemServiceList as listItems,
  svcApiAccessreviewV1AccessReviewServicePrepare as prepareCampaign,
  svcApiAccessreviewV1AccessReviewItemServiceSearch as searchItems,
  svcApiUserV1UserSearchSearch as searchUsers,
  svcApiAccessreviewV1AccessReviewSetupEntitlementServiceSetCampaignScopeAndEntitlements as setEntitlements,
  svcApiAccessreviewV1AccessReviewOwnerServiceSet as setOwners,
  svcApiAppV1AppsUpdate as updateApp,
  svcApiAccessreviewV1AccessReviewServiceUpdate as updateCampaign,
  svcApiIamV1PersonalClientServiceUpdate as updateCredential,
  svcApiAccessreviewV1AccessReviewServiceValidate as validateCampaign,
} from '#hey-api'

const id = 'an id'
const path = { id }

export async function calls() {
  const created = await createCampaign({ body: { displayName: 'Quarter', ownerIds: [id] } })
  if (!created.data) {
    const error: ApiError | undefined = created.error
    for (const detail of error?.details ?? [])
      if (detail['@type'] === 'type.googleapis.com/google.rpc.BadRequest')
        for (const { field, reason } of detail.fieldViolations) [field, reason] satisfies string[]
    return error
  }
  const campaign = created.data.accessReview.accessReview
  campaign.state satisfies string
  campaign.notificationConfig?.sendKickoff satisfies boolean | undefined

  const scopeV2: AccessReviewScopeV2Input = {
    specificResources: {},
    selectedUsers: { userIds: [id] },
    accountCriteria: { accountTypes: ['APP_USER_TYPE_USER'], noAccountOwner: true },
    grantsByCriteria: { daysSinceReviewed: '7776000s' },
  }
  await createCampaign({
    body: {
      description: null,
      policyId: id,
      ownerIds: [id],
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
      scopeV2,
      completionDate: '2030-01-31T09:00:00Z',
      notificationConfig: { sendKickoff: true },
      expandMask: { paths: ['*'] },
    },
    headers: { 'Idempotency-Key': 'once' },
  })
  // @ts-expect-error An enum value that the server would refuse.
  await createCampaign({ body: { scopeType: 'BY_MAGIC' } })
  await updateCampaign({
    path,
    headers: { 'If-Match': '"1"' },
    body: {
      accessReview: { displayName: 'Other', notificationConfig: { sendClose: true } },
      updateMask: 'displayName',
    },
  })
  await updateCampaign({ path, body: { accessReview: { singleApp: { appId: id }, columnConfig: {} } } })
  await updateCampaign({ path, body: { accessReview: { multiApp: { appEntitlements: { [id]: { appId: id } } } } } })
  await listCampaigns({ query: { page_size: 100, page_token: '' } })
  const list = await listCampaigns()
  list.data?.list.map((view) => view.accessReview.displayName) satisfies string[] | undefined
  await getCampaign({ path })
  await setOwners({ path: { access_review_id: id }, body: { userIds: [id] } })
  await setEntitlements({
    path: { access_review_id: id },
    body: { entitlements: [{ appId: id, appEntitlementId: id }], scopeV2: { specificResources: {} } },
  })
  await prepareCampaign({ path })
  await validateCampaign({ path, body: {} })
  const items = await listItems({ path, query: { view: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER' } })
  items.data?.list.map(({ account, user }) => account?.username ?? user?.email ?? '') satisfies string[] | undefined
  await searchItems({ path, body: { query: 'admin', accountTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] } })
  const ledger = await getLedger({ path })
  ledger.data?.balanced satisfies boolean | undefined
  await deleteCampaign({ path })
  await createApp({ body: { displayName: 'Payroll', annotations: { team: 'finance' } } })
  const app = await getApp({ path })
  app.data?.app.annotations satisfies Record<string, string> | undefined
  await updateApp({ path, body: { app: { displayName: 'Pay' }, updateMask: 'displayName' } })
  const users = await searchUsers({ body: { query: 'ann', userStatuses: ['ENABLED'] } })
  users.data?.list[0]?.user.profile satisfies Record<string, unknown> | undefined
  await createPolicy({
    body: {
      displayName: 'Manager',
      policySteps: { certify: { steps: [{ approval: { manager: { fallback: true } } }] } },
    },
  })
  const client = await createCredential({ body: { displayName: 'Export', expires: '2592000s' } })
  if (client.data)
    await updateCredential({
      path,
      // What was read can be sent back.
      body: { client: { ...client.data.client, displayName: 'Import' }, updateMask: 'displayName' },
    })
  await createSource({ body: { displayName: 'HR', kind: 'SOURCE_KIND_FILE' } })
  await createSync({ path: { source_id: id }, body: {} })
  return undefined
}
