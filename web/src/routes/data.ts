import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { day, flag, oneOf, searchOf, someOf, text, words } from '../address.ts'
import { page } from './signed-in.tsx'

const appsRoute = createRoute({
  ...page('/data/apps'),
  validateSearch: searchOf({ on: day, q: text, directory: flag, policy: words, owner: text }),
  component: lazyRouteComponent(() => import('../features/data/pages/apps-page.tsx'), 'AppsPage'),
})
const appRoute = createRoute({
  ...page('/data/apps/$id'),
  validateSearch: searchOf({ tab: oneOf('accounts', 'resources', 'grants', 'history'), at: text }),
  component: lazyRouteComponent(() => import('../features/data/pages/app-page.tsx'), 'AppPage'),
})
const peopleRoute = createRoute({
  ...page('/data/people'),
  validateSearch: searchOf({
    on: day,
    q: text,
    status: someOf('ENABLED', 'DISABLED', 'DELETED'),
    department: text,
    manager: text,
    role: words,
    standIn: flag,
  }),
  component: lazyRouteComponent(() => import('../features/data/pages/people-page.tsx'), 'PeoplePage'),
})
const personRoute = createRoute({
  ...page('/data/people/$id'),
  validateSearch: searchOf({
    tab: oneOf('accounts', 'owns', 'conflicts', 'reviews', 'history'),
    app: text,
    at: text,
  }),
  component: lazyRouteComponent(() => import('../features/data/pages/person-page.tsx'), 'PersonPage'),
})
const accountsRoute = createRoute({
  ...page('/data/accounts'),
  validateSearch: searchOf({
    on: day,
    q: text,
    app: words,
    type: someOf('APP_USER_TYPE_USER', 'APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_SYSTEM_ACCOUNT'),
    status: someOf('STATUS_ENABLED', 'STATUS_DISABLED', 'STATUS_DELETED'),
    domain: oneOf('external', 'trusted'),
    unowned: flag,
  }),
  component: lazyRouteComponent(() => import('../features/data/pages/accounts-page.tsx'), 'AccountsPage'),
})
const accountRoute = createRoute({
  ...page('/data/accounts/$id'),
  validateSearch: searchOf({ tab: oneOf('history'), at: text }),
  component: lazyRouteComponent(() => import('../features/data/pages/account-page.tsx'), 'AccountPage'),
})
const entitlementsRoute = createRoute({
  ...page('/data/entitlements'),
  validateSearch: searchOf({
    on: day,
    q: text,
    app: words,
    risk: words,
    framework: words,
    type: words,
    policy: words,
    owner: text,
  }),
  component: lazyRouteComponent(() => import('../features/data/pages/entitlements-page.tsx'), 'EntitlementsPage'),
})
const entitlementRoute = createRoute({
  ...page('/data/entitlements/$id'),
  validateSearch: searchOf({ tab: oneOf('groups', 'past', 'conflicts', 'reviews', 'history'), holder: text, at: text }),
  component: lazyRouteComponent(() => import('../features/data/pages/entitlement-page.tsx'), 'EntitlementPage'),
})
const grantsRoute = createRoute({
  ...page('/data/grants'),
  validateSearch: searchOf({
    on: day,
    q: text,
    app: words,
    person: text,
    direct: oneOf('direct', 'inherited'),
    unused: oneOf('30', '90', '180', '365'),
    ends: flag,
    profile: words,
    groups: flag,
  }),
  component: lazyRouteComponent(() => import('../features/data/pages/grants-page.tsx'), 'GrantsPage'),
})
const resourcesRoute = createRoute({
  ...page('/data/resources'),
  validateSearch: searchOf({ on: day, q: text, app: words, type: words, owner: text, unowned: flag }),
  component: lazyRouteComponent(() => import('../features/data/pages/resources-page.tsx'), 'ResourcesPage'),
})
const resourceRoute = createRoute({
  ...page('/data/resources/$id'),
  validateSearch: searchOf({ tab: oneOf('inside', 'grants', 'holds', 'history'), at: text }),
  component: lazyRouteComponent(() => import('../features/data/pages/resource-page.tsx'), 'ResourcePage'),
})
const sourcesRoute = createRoute({
  ...page('/data/sources'),
  validateSearch: searchOf({ new: flag }),
  component: lazyRouteComponent(() => import('../features/sources/pages/sources-page.tsx'), 'SourcesPage'),
})
const sourceRoute = createRoute({
  ...page('/data/sources/$id'),
  component: lazyRouteComponent(() => import('../features/sources/pages/source-page.tsx'), 'SourcePage'),
})
const importRoute = createRoute({
  ...page('/data/sources/$id/import'),
  validateSearch: searchOf({ sync: text }),
  component: lazyRouteComponent(() => import('../features/sources/pages/import-page.tsx'), 'ImportPage'),
})
const syncRoute = createRoute({
  ...page('/data/sources/$id/syncs/$syncId'),
  component: lazyRouteComponent(() => import('../features/sources/pages/sync-page.tsx'), 'SyncPage'),
})

/** Access data, and where it comes from. */
export const dataRoutes = [
  appsRoute,
  appRoute,
  peopleRoute,
  personRoute,
  accountsRoute,
  accountRoute,
  entitlementsRoute,
  entitlementRoute,
  grantsRoute,
  resourcesRoute,
  resourceRoute,
  sourcesRoute,
  sourceRoute,
  importRoute,
  syncRoute,
] as const
