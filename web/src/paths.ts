/** Every path at which the application has a page. The server answers these with it, and others with 404. */
export const PATHS = [
  '/',
  '/sign-in',
  '/reviews',
  '/reviews/$campaignId',
  '/reviews/$campaignId/submissions',
  '/data/apps',
  '/data/apps/$id',
  '/data/people',
  '/data/people/$id',
  '/data/accounts',
  '/data/accounts/$id',
  '/data/entitlements',
  '/data/entitlements/$id',
  '/data/grants',
  '/data/resources',
  '/data/resources/$id',
  '/data/sources',
  '/data/sources/$id',
  '/data/sources/$id/import',
  '/data/sources/$id/syncs/$syncId',
  '/audit',
] as const

export type PagePath = (typeof PATHS)[number]
