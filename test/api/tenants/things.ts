/** Things of tenant A, by their ids. */
export interface Things {
  user: string
  credential: string
  session: string
  risk: string
  framework: string
  app: string
  resourceType: string
  resource: string
  monitor: string
  monitorApp: string
  monitorEntitlement: string
  violation: string
  accessProfile: string
  policy: string
  campaign: string
  entitlement: string
  account: string
  /** It has been started; one of its tasks, and a submission in it. */
  started: string
  task: string
  submission: string
  webhook: string
  stepUpProvider: string
  stepUpTransaction: string
  delivery: string
  /** A mail about it. */
  mail: string
  source: string
  sync: string
  /** A source that takes SCIM, and its token. */
  scimSource: string
  scimToken: string
}
/** `status` where it is not 404 for ids in the path and 200 without. */
export interface Asked {
  ids?: Record<string, string>
  body?: unknown
  status?: number
}
