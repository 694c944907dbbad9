/** Ids in the examples of the API document. */
export const EXAMPLE_IDS = {
  user: '2aUser000000000000000000001',
  policy: '2aPolicy0000000000000000001',
  campaign: '2aCampaign00000000000000001',
  app: '2aApp0000000000000000000001',
  entitlement: '2aEntitlement00000000000001',
  resourceType: '2aResourceType0000000000001',
  resource: '2aResource00000000000000001',
  roleResource: '2aRole000000000000000000001',
  monitor: '2aMonitor000000000000000001',
  source: '2aSource0000000000000000001',
  task: '2aTask000000000000000000001',
  sync: '2aSync000000000000000000001',
  credential: '2aCredential000000000000001',
} as const
