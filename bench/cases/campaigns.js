const JSON_TYPE = { 'content-type': 'application/json' }
const SCOPE = { userCriteria: { userStatus: ['ENABLED'] }, grantsByCriteria: { daysSinceAdded: '7776000s' } }
const requestOf = (ownerId) => ({
  displayName: 'Quarterly {n}',
  description: 'Everything that was added in the last quarter',
  ownerIds: [ownerId],
  scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
  scopeV2: SCOPE,
  completionDate: '2030-01-01T00:00:00Z',
  notificationConfig: { sendKickoff: true },
})

/** Campaigns on our server: their URL, what to send, and as whom. */
async function ours(context) {
  const { url, pid, bearer } = await context.recert()
  const headers = { authorization: `Bearer ${bearer}` }
  const me = await (await fetch(`${url}/api/v1/auth/introspect`, { headers })).json()
  return {
    pid,
    create: `${url}/api/v1/access_review`,
    list: `${url}/api/v1/access_reviews`,
    headers,
    ownerId: me.userId,
  }
}
async function bare(context) {
  const { url, pid } = await context.bare()
  return { pid, create: `${url}/campaigns`, list: `${url}/campaigns`, headers: {}, ownerId: 'owner' }
}

const creating = ({ pid, create, headers, ownerId }) => ({
  ...{ pid, url: create, method: 'POST', headers: { ...JSON_TYPE, ...headers } },
  body: { kind: 'numbered', text: JSON.stringify(requestOf(ownerId)) },
})

/** Creates some campaigns and returns the URL of the last. */
async function makeSome({ create, headers, ownerId }, count) {
  let id
  for (let index = 0; index < count; index++) {
    const response = await fetch(create, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(requestOf(ownerId)),
    })
    if (response.status !== 200) throw new Error(`${create}: ${response.status} ${await response.text()}`)
    id = (await response.json()).accessReview.accessReview.id
  }
  return `${create}/${id}`
}

const shared = { unit: 'req/s', budget: { ratio: 0.6 }, engines: ['embedded', 'postgresql'] }

/** @type {import('./case.js').Case} */
export const campaignCreate = {
  ...shared,
  name: 'campaign-create',
  about: 'create a campaign, against a bare Fastify route that validates the same schema and inserts one row',
  ours: async (context) => context.load({ ...creating(await ours(context)), settle: true }),
  bare: async (context) => context.load(creating(await bare(context))),
}

const getting = async (context, side) =>
  context.load({ pid: side.pid, headers: side.headers, url: await makeSome(side, 1) })
/** @type {import('./case.js').Case} */
export const campaignGet = {
  ...shared,
  name: 'campaign-get',
  about: 'get one campaign by id, against a bare Fastify route that selects one row by id',
  ours: async (context) => getting(context, await ours(context)),
  bare: async (context) => getting(context, await bare(context)),
}

const listing = async (context, side) => {
  await makeSome(side, 30)
  return context.load({ pid: side.pid, headers: side.headers, url: side.list })
}
/** @type {import('./case.js').Case} */
export const campaignList = {
  ...shared,
  name: 'campaign-list',
  about: 'list the newest 25 campaigns, against a bare Fastify route that selects them',
  ours: async (context) => listing(context, await ours(context)),
  bare: async (context) => listing(context, await bare(context)),
}
