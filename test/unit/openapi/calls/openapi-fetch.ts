/** Ordinary calls, as a user of openapi-typescript and openapi-fetch writes them. Compiled by a test, never run. */
import createClient from 'openapi-fetch'
import type { components, paths } from '#openapi-typescript'

const api = createClient<paths>({ baseUrl: 'https://recert.example.com' })
const id = 'an id'

export async function calls() {
  const created = await api.POST('/api/v1/access_review', { body: { displayName: 'Quarter', ownerIds: [id] } })
  if (created.error) {
    for (const detail of created.error.details) {
      if (detail['@type'] === 'type.googleapis.com/google.rpc.ErrorInfo') detail.reason satisfies string
      if (detail['@type'] === 'type.googleapis.com/google.rpc.BadRequest')
        for (const { field, reason } of detail.fieldViolations) [field, reason] satisfies string[]
      if (detail['@type'] === 'type.googleapis.com/google.rpc.RequestInfo') detail.requestId satisfies string
    }
    return created.error.message satisfies string
  }
  const campaign = created.data.accessReview.accessReview
  campaign.state satisfies string
  campaign.expectedTicketCount satisfies number
  campaign.scopingVersion satisfies string
  campaign.notificationConfig?.sendKickoff satisfies boolean | undefined

  await api.POST('/api/v1/access_review', {
    body: {
      displayName: 'Scoped',
      description: null,
      policyId: id,
      ownerIds: [id],
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
      scopeV2: {
        specificResources: {},
        selectedUsers: { userIds: [id] },
        accountCriteria: { accountTypes: ['APP_USER_TYPE_USER'], noAccountOwner: true },
        grantsByCriteria: {
          daysSinceReviewed: '7776000s',
          accessProfileFilter: { filterType: 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL' },
        },
      },
      completionDate: '2030-01-31T09:00:00Z',
      notificationConfig: { sendKickoff: true },
      expandMask: { paths: ['*'] },
    },
    headers: { 'Idempotency-Key': 'once' },
  })
  // @ts-expect-error An enum value that the server would refuse.
  await api.POST('/api/v1/access_review', { body: { scopeType: 'BY_MAGIC' } })

  await api.POST('/api/v1/access_review/{id}', {
    params: { path: { id }, header: { 'If-Match': '"1"' } },
    body: {
      accessReview: { displayName: 'Other', notificationConfig: { sendClose: true } },
      updateMask: 'displayName',
    },
  })
  await api.POST('/api/v1/access_review/{id}', {
    params: { path: { id } },
    body: { accessReview: { singleApp: { appId: id }, columnConfig: {}, signatureConfig: { requireSignature: true } } },
  })
  await api.POST('/api/v1/access_review/{id}', {
    params: { path: { id } },
    body: { accessReview: { multiApp: { appEntitlements: { [id]: { appId: id, entitlementIds: [id] } } } } },
  })
  await api.GET('/api/v1/access_reviews', { params: { query: { page_size: 100, page_token: '' } } })
  const list = await api.GET('/api/v1/access_reviews')
  list.data?.list.map((view) => view.accessReview.displayName) satisfies string[] | undefined
  list.data?.nextPageToken satisfies string | undefined
  await api.GET('/api/v1/access_review/{id}', { params: { path: { id } } })
  await api.PUT('/api/v1/access_review/{access_review_id}/owners', {
    params: { path: { access_review_id: id } },
    body: { userIds: [id] },
  })
  await api.POST('/api/v1/access_review/{access_review_id}/scope_and_entitlements', {
    params: { path: { access_review_id: id } },
    body: { entitlements: [{ appId: id, appEntitlementId: id }], scopeV2: { specificResources: {} } },
  })
  await api.POST('/api/v1/access_review/{id}/action/prepare', { params: { path: { id } } })
  await api.POST('/api/v1/access_review/{id}/action/validate', { params: { path: { id } }, body: {} })
  const items = await api.GET('/api/v1/access_review/{id}/items', {
    params: { path: { id }, query: { view: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER' } },
  })
  items.data?.list.map(({ account, user }) => account?.username ?? user?.email ?? '') satisfies string[] | undefined
  await api.POST('/api/v1/access_review/{id}/items/search', {
    params: { path: { id } },
    body: { query: 'admin', accountTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] },
  })
  const ledger = await api.GET('/api/v1/access_review/{id}/ledger', { params: { path: { id } } })
  ledger.data?.balanced satisfies boolean | undefined
  await api.DELETE('/api/v1/access_review/{id}', { params: { path: { id } } })

  await api.POST('/api/v1/apps', { body: { displayName: 'Payroll', annotations: { team: 'finance' } } })
  const app = await api.GET('/api/v1/apps/{id}', { params: { path: { id } } })
  app.data?.app.annotations satisfies Record<string, string> | undefined
  await api.POST('/api/v1/search/users', { body: { query: 'ann', userStatuses: ['ENABLED'] } })
  const users = await api.POST('/api/v1/search/users', { body: {} })
  users.data?.list[0]?.user.profile satisfies Record<string, unknown> | undefined
  await api.POST('/api/v1/policies', {
    body: {
      displayName: 'Manager',
      policySteps: { certify: { steps: [{ approval: { manager: { fallback: true } } }] } },
    },
  })
  const client = await api.POST('/api/v1/iam/personal_clients', {
    body: { displayName: 'Export', expires: '2592000s' },
  })
  client.data?.clientSecret satisfies string | undefined
  if (client.data)
    await api.POST('/api/v1/iam/personal_clients/{id}', {
      params: { path: { id } },
      // What was read can be sent back.
      body: { client: { ...client.data.client, displayName: 'Import' }, updateMask: 'displayName' },
    })
  await api.POST('/api/v1/sources', { body: { displayName: 'HR', kind: 'SOURCE_KIND_FILE' } })
  await api.POST('/api/v1/sources/{source_id}/syncs', { params: { path: { source_id: id } }, body: {} })

  const scope: components['schemas']['AccessReviewScopeV2Input'] = {
    allUsers: {},
    userCriteria: { managerUserIds: [id] },
  }
  return scope
}
