import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { flag, oneOf, searchOf, someOf, text, words } from '../address.ts'
import { REMOVAL_STATE_NAMES } from '../features/campaign-run/removal/removal.rules.ts'
import { STATE_TABS } from '../features/campaigns/states.rules.ts'
import { AUDIT_SEARCH } from './audit-search.ts'
import { page } from './signed-in.tsx'

const removalSearch = searchOf({ state: someOf(...REMOVAL_STATE_NAMES), overdue: flag, back: flag, removal: text })
const campaignsRoute = createRoute({
  ...page('/campaigns'),
  validateSearch: searchOf({ state: oneOf(...STATE_TABS), mine: flag, q: text }),
  component: lazyRouteComponent(() => import('../features/campaigns/pages/campaigns-page.tsx'), 'CampaignsPage'),
})
const newCampaignRoute = createRoute({
  ...page('/campaigns/new'),
  component: lazyRouteComponent(() => import('../features/campaigns/pages/new-campaign-page.tsx'), 'NewCampaignPage'),
})
const campaignSetupRoute = createRoute({
  ...page('/campaigns/$id/setup'),
  validateSearch: searchOf({ section: text }),
  component: lazyRouteComponent(() => import('../features/scope/pages/setup-page.tsx'), 'SetupPage'),
})
const campaignRoute = createRoute({
  ...page('/campaigns/$id'),
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/campaign-page.tsx'), 'CampaignPage'),
})
const campaignOverviewRoute = createRoute({
  ...page('/campaigns/$id/overview'),
  validateSearch: searchOf({ reviewer: text, all: flag, notBegun: flag }),
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/overview-page.tsx'), 'OverviewPage'),
})
const campaignTasksRoute = createRoute({
  ...page('/campaigns/$id/tasks'),
  validateSearch: searchOf({
    q: text,
    is: oneOf('open', 'certified', 'denied', 'cancelled'),
    app: words,
    type: someOf('user', 'service_account', 'system_account'),
    reviewer: text,
    unassigned: flag,
    found: words,
    because: words,
    task: text,
  }),
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/tasks-page.tsx'), 'TasksPage'),
})
const campaignItemsRoute = createRoute({
  ...page('/campaigns/$id/items'),
  validateSearch: searchOf({
    q: text,
    app: words,
    risk: words,
    type: someOf('user', 'service_account', 'system_account'),
    user: words,
  }),
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/items-page.tsx'), 'ItemsPage'),
})
const campaignLedgerRoute = createRoute({
  ...page('/campaigns/$id/ledger'),
  validateSearch: searchOf({ rule: text, source: text }),
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/ledger-page.tsx'), 'LedgerPage'),
})
const campaignSubmissionsRoute = createRoute({
  ...page('/campaigns/$id/submissions'),
  validateSearch: searchOf({ submission: text, reviewer: text }),
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/submissions-page.tsx'), 'SubmissionsPage'),
})
const campaignRemovalRoute = createRoute({
  ...page('/campaigns/$id/removal'),
  validateSearch: removalSearch,
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/removal-page.tsx'), 'RemovalPage'),
})
const removalsRoute = createRoute({
  ...page('/removals'),
  validateSearch: removalSearch,
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/removals-page.tsx'), 'RemovalsPage'),
})
const campaignAuditRoute = createRoute({
  ...page('/campaigns/$id/audit'),
  validateSearch: searchOf(AUDIT_SEARCH),
  component: lazyRouteComponent(() => import('../features/campaign-run/pages/audit-trail-page.tsx'), 'AuditTrailPage'),
})

/** Campaigns with their tabs, and removals of all of them. */
export const campaignsRoutes = [
  campaignsRoute,
  newCampaignRoute,
  campaignSetupRoute,
  campaignRoute,
  campaignOverviewRoute,
  campaignTasksRoute,
  campaignItemsRoute,
  campaignLedgerRoute,
  campaignSubmissionsRoute,
  campaignRemovalRoute,
  removalsRoute,
  campaignAuditRoute,
] as const
