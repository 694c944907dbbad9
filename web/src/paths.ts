/** Every path at which the application has a page. The server answers these with it, and others with 404. */
export const PATHS = [
  '/',
  '/sign-in',
  '/reviews',
  '/reviews/$campaignId',
  '/reviews/$campaignId/submissions',
  '/campaigns',
  '/campaigns/new',
  '/campaigns/$id/setup',
  '/campaigns/$id',
  '/campaigns/$id/overview',
  '/campaigns/$id/tasks',
  '/campaigns/$id/items',
  '/campaigns/$id/ledger',
  '/campaigns/$id/submissions',
] as const

export type PagePath = (typeof PATHS)[number]
