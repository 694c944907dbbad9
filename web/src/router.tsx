import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { day, flag, oneOf, parseSearch, searchOf, someOf, stringifySearch, text, words } from './address.ts'
import { REMOVAL_STATE_NAMES } from './features/campaign-run/removal.rules.ts'
import { STATE_TABS } from './features/campaigns/states.rules.ts'
import { REVIEW_SEARCH } from './features/review/request.rules.ts'
import { SignInPage } from './features/session/pages/sign-in-page.tsx'
import { SignedInLayout } from './features/session/parts/signed-in-layout.tsx'
import { sessionQuery } from './features/session/queries.ts'
import { FailurePage } from './parts/failure-page.tsx'
import { LoadingPage } from './parts/loading-page.tsx'
import { NotFoundPage } from './parts/not-found-page.tsx'
import type { PagePath } from './paths.ts'
import { queryClient } from './query-client.ts'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRoute({})

/** Its child pages are shown to signed-in people only, in the shell. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  loader: () => void queryClient.prefetchQuery(sessionQuery),
  component: () => (
    <SignedInLayout>
      <Shell />
    </SignedInLayout>
  ),
})
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  component: SignInPage,
  validateSearch: searchOf({ to: text, problem: text }),
})

/** A page of signed-in people, loaded when it is first needed. Its path must be one of paths.ts. */
const page = <const Path extends PagePath>(path: Path) => ({ getParentRoute: () => signedInRoute, path }) as const

const homeRoute = createRoute({
  ...page('/'),
  component: lazyRouteComponent(() => import('./features/guide/pages/home-page.tsx'), 'HomePage'),
})
const guideRoute = createRoute({
  ...page('/guide'),
  component: lazyRouteComponent(() => import('./features/guide/pages/guide-page.tsx'), 'GuidePage'),
})
const reviewsRoute = createRoute({
  ...page('/reviews'),
  validateSearch: searchOf({ done: flag }),
  component: lazyRouteComponent(() => import('./features/review/pages/my-reviews-page.tsx'), 'MyReviewsPage'),
})
const reviewSearch = searchOf(REVIEW_SEARCH)
const reviewRoute = createRoute({
  ...page('/reviews/$campaignId'),
  staticData: { isWorkspace: true },
  validateSearch: reviewSearch,
  // Before the page is shown, because it forgets what was loaded when the review was opened the last time.
  beforeLoad: async ({ params, search, cause }) => {
    if (cause !== 'enter') return
    const { openReview } = await import('./features/review/open-review.ts')
    openReview(queryClient, params.campaignId, search)
  },
  component: lazyRouteComponent(() => import('./features/review/pages/review-page.tsx'), 'ReviewPage'),
})
const mySubmissionsRoute = createRoute({
  ...page('/reviews/$campaignId/submissions'),
  component: lazyRouteComponent(() => import('./features/review/pages/my-submissions-page.tsx'), 'MySubmissionsPage'),
})
const signRoute = createRoute({
  ...page('/reviews/$campaignId/sign/$submissionId'),
  validateSearch: searchOf({ transaction: text }),
  component: lazyRouteComponent(() => import('./features/review/pages/sign-page.tsx'), 'SignPage'),
})
const steppedUpRoute = createRoute({
  ...page('/step-up'),
  validateSearch: searchOf({ transaction: text }),
  component: lazyRouteComponent(() => import('./features/review/pages/stepped-up-page.tsx'), 'SteppedUpPage'),
})
const campaignsRoute = createRoute({
  ...page('/campaigns'),
  validateSearch: searchOf({ state: oneOf(...STATE_TABS), mine: flag, q: text }),
  component: lazyRouteComponent(() => import('./features/campaigns/pages/campaigns-page.tsx'), 'CampaignsPage'),
})
const newCampaignRoute = createRoute({
  ...page('/campaigns/new'),
  component: lazyRouteComponent(() => import('./features/campaigns/pages/new-campaign-page.tsx'), 'NewCampaignPage'),
})
const campaignSetupRoute = createRoute({
  ...page('/campaigns/$id/setup'),
  validateSearch: searchOf({ section: text }),
  component: lazyRouteComponent(() => import('./features/scope/pages/setup-page.tsx'), 'SetupPage'),
})
const campaignRoute = createRoute({
  ...page('/campaigns/$id'),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/campaign-page.tsx'), 'CampaignPage'),
})
const campaignOverviewRoute = createRoute({
  ...page('/campaigns/$id/overview'),
  validateSearch: searchOf({ reviewer: text, all: flag, notBegun: flag }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/overview-page.tsx'), 'OverviewPage'),
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
    task: text,
  }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/tasks-page.tsx'), 'TasksPage'),
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
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/items-page.tsx'), 'ItemsPage'),
})
const campaignLedgerRoute = createRoute({
  ...page('/campaigns/$id/ledger'),
  validateSearch: searchOf({ rule: text, source: text }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/ledger-page.tsx'), 'LedgerPage'),
})
const campaignSubmissionsRoute = createRoute({
  ...page('/campaigns/$id/submissions'),
  validateSearch: searchOf({ submission: text }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/submissions-page.tsx'), 'SubmissionsPage'),
})

const appsRoute = createRoute({
  ...page('/data/apps'),
  validateSearch: searchOf({ on: day, q: text, directory: flag, policy: words, owner: text }),
  component: lazyRouteComponent(() => import('./features/data/pages/apps-page.tsx'), 'AppsPage'),
})
const appRoute = createRoute({
  ...page('/data/apps/$id'),
  validateSearch: searchOf({ tab: oneOf('accounts', 'resources', 'grants', 'history'), at: text }),
  component: lazyRouteComponent(() => import('./features/data/pages/app-page.tsx'), 'AppPage'),
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
  component: lazyRouteComponent(() => import('./features/data/pages/people-page.tsx'), 'PeoplePage'),
})
const personRoute = createRoute({
  ...page('/data/people/$id'),
  validateSearch: searchOf({
    tab: oneOf('accounts', 'owns', 'conflicts', 'reviews', 'history'),
    app: text,
    at: text,
  }),
  component: lazyRouteComponent(() => import('./features/data/pages/person-page.tsx'), 'PersonPage'),
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
  component: lazyRouteComponent(() => import('./features/data/pages/accounts-page.tsx'), 'AccountsPage'),
})
const accountRoute = createRoute({
  ...page('/data/accounts/$id'),
  validateSearch: searchOf({ tab: oneOf('history'), at: text }),
  component: lazyRouteComponent(() => import('./features/data/pages/account-page.tsx'), 'AccountPage'),
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
  component: lazyRouteComponent(() => import('./features/data/pages/entitlements-page.tsx'), 'EntitlementsPage'),
})
const entitlementRoute = createRoute({
  ...page('/data/entitlements/$id'),
  validateSearch: searchOf({ tab: oneOf('groups', 'past', 'conflicts', 'reviews', 'history'), holder: text, at: text }),
  component: lazyRouteComponent(() => import('./features/data/pages/entitlement-page.tsx'), 'EntitlementPage'),
})
const grantsRoute = createRoute({
  ...page('/data/grants'),
  validateSearch: searchOf({
    on: day,
    app: words,
    person: text,
    direct: oneOf('direct', 'inherited'),
    unused: oneOf('30', '90', '180', '365'),
    ends: flag,
    profile: words,
    groups: flag,
  }),
  component: lazyRouteComponent(() => import('./features/data/pages/grants-page.tsx'), 'GrantsPage'),
})
const resourcesRoute = createRoute({
  ...page('/data/resources'),
  validateSearch: searchOf({ on: day, q: text, app: words, type: words, owner: text, unowned: flag }),
  component: lazyRouteComponent(() => import('./features/data/pages/resources-page.tsx'), 'ResourcesPage'),
})
const resourceRoute = createRoute({
  ...page('/data/resources/$id'),
  validateSearch: searchOf({ tab: oneOf('inside', 'grants', 'holds', 'history'), at: text }),
  component: lazyRouteComponent(() => import('./features/data/pages/resource-page.tsx'), 'ResourcePage'),
})
const sourcesRoute = createRoute({
  ...page('/data/sources'),
  component: lazyRouteComponent(() => import('./features/sources/pages/sources-page.tsx'), 'SourcesPage'),
})
const sourceRoute = createRoute({
  ...page('/data/sources/$id'),
  component: lazyRouteComponent(() => import('./features/sources/pages/source-page.tsx'), 'SourcePage'),
})
const importRoute = createRoute({
  ...page('/data/sources/$id/import'),
  component: lazyRouteComponent(() => import('./features/sources/pages/import-page.tsx'), 'ImportPage'),
})
const syncRoute = createRoute({
  ...page('/data/sources/$id/syncs/$syncId'),
  component: lazyRouteComponent(() => import('./features/sources/pages/sync-page.tsx'), 'SyncPage'),
})
const policiesRoute = createRoute({
  ...page('/policies'),
  validateSearch: searchOf({ q: text }),
  component: lazyRouteComponent(() => import('./features/policies/pages/policies-page.tsx'), 'PoliciesPage'),
})
const newPolicyRoute = createRoute({
  ...page('/policies/new'),
  validateSearch: searchOf({ from: text }),
  component: lazyRouteComponent(() => import('./features/policies/pages/new-policy-page.tsx'), 'NewPolicyPage'),
})
const policyRoute = createRoute({
  ...page('/policies/$id'),
  component: lazyRouteComponent(() => import('./features/policies/pages/policy-page.tsx'), 'PolicyPage'),
})
const monitorsRoute = createRoute({
  ...page('/conflicts'),
  validateSearch: searchOf({ q: text, status: oneOf('on', 'off') }),
  component: lazyRouteComponent(() => import('./features/conflicts/pages/monitors-page.tsx'), 'MonitorsPage'),
})
const monitorRoute = createRoute({
  ...page('/conflicts/$id'),
  validateSearch: searchOf({ tab: oneOf('exempt', 'resolved') }),
  component: lazyRouteComponent(() => import('./features/conflicts/pages/monitor-page.tsx'), 'MonitorPage'),
})
const tagsRoute = createRoute({
  ...page('/tags'),
  validateSearch: searchOf({ tab: oneOf('framework'), q: text, app: words }),
  component: lazyRouteComponent(() => import('./features/tags/pages/tags-page.tsx'), 'TagsPage'),
})
const auditRoute = createRoute({
  ...page('/audit'),
  validateSearch: searchOf({
    who: words,
    what: oneOf('campaigns', 'data', 'imports', 'rules', 'access'),
    from: day,
    until: day,
    outcome: oneOf('done', 'denied', 'refused'),
  }),
  component: lazyRouteComponent(() => import('./features/audit/pages/audit-page.tsx'), 'AuditPage'),
})
const removalSearch = searchOf({ state: someOf(...REMOVAL_STATE_NAMES), overdue: flag, back: flag, removal: text })
const campaignRemovalRoute = createRoute({
  ...page('/campaigns/$id/removal'),
  validateSearch: removalSearch,
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/removal-page.tsx'), 'RemovalPage'),
})
const removalsRoute = createRoute({
  ...page('/removals'),
  validateSearch: removalSearch,
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/removals-page.tsx'), 'RemovalsPage'),
})
const campaignAuditRoute = createRoute({
  ...page('/campaigns/$id/audit'),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/audit-trail-page.tsx'), 'AuditTrailPage'),
})

const settingsRoute = createRoute({
  ...page('/settings'),
  beforeLoad: () => {
    throw redirect({ to: '/settings/preferences', replace: true })
  },
})
const preferencesRoute = createRoute({
  ...page('/settings/preferences'),
  component: lazyRouteComponent(() => import('./features/settings/pages/preferences-page.tsx'), 'PreferencesPage'),
})
const credentialsRoute = createRoute({
  ...page('/settings/credentials'),
  validateSearch: searchOf({ all: flag, q: text, new: flag, edit: text }),
  component: lazyRouteComponent(() => import('./features/settings/pages/credentials-page.tsx'), 'CredentialsPage'),
})
const sessionsRoute = createRoute({
  ...page('/settings/sessions'),
  component: lazyRouteComponent(() => import('./features/settings/pages/sessions-page.tsx'), 'SessionsPage'),
})
const standInRoute = createRoute({
  ...page('/settings/stand-in'),
  validateSearch: searchOf({ person: text }),
  component: lazyRouteComponent(() => import('./features/settings/pages/stand-in-page.tsx'), 'StandInPage'),
})
const rolesRoute = createRoute({
  ...page('/settings/roles'),
  validateSearch: searchOf({ q: text, role: text }),
  component: lazyRouteComponent(() => import('./features/settings/pages/roles-page.tsx'), 'RolesPage'),
})
const domainsRoute = createRoute({
  ...page('/settings/domains'),
  component: lazyRouteComponent(() => import('./features/settings/pages/domains-page.tsx'), 'DomainsPage'),
})
const stepUpRoute = createRoute({
  ...page('/settings/step-up'),
  validateSearch: searchOf({ transaction: text }),
  component: lazyRouteComponent(() => import('./features/settings/pages/step-up-page.tsx'), 'StepUpPage'),
})
const tenantRoute = createRoute({
  ...page('/settings/tenant'),
  component: lazyRouteComponent(() => import('./features/settings/pages/tenant-page.tsx'), 'TenantPage'),
})
const webhooksRoute = createRoute({
  ...page('/settings/webhooks'),
  validateSearch: searchOf({ new: flag, edit: text, show: text }),
  component: lazyRouteComponent(() => import('./features/settings/pages/webhooks-page.tsx'), 'WebhooksPage'),
})
const signInSettingsRoute = createRoute({
  ...page('/settings/sign-in'),
  component: lazyRouteComponent(
    () => import('./features/settings/pages/sign-in-settings-page.tsx'),
    'SignInSettingsPage',
  ),
})
const deviceRoute = createRoute({
  ...page('/device'),
  validateSearch: searchOf({ code: text }),
  component: lazyRouteComponent(() => import('./features/session/pages/device-page.tsx'), 'DevicePage'),
})
const mailRoute = createRoute({
  ...page('/mail'),
  validateSearch: searchOf({ state: oneOf('waiting', 'sent', 'skipped', 'failed'), mail: text }),
  component: lazyRouteComponent(() => import('./features/settings/pages/mail-page.tsx'), 'MailPage'),
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    signedInRoute.addChildren([
      homeRoute,
      guideRoute,
      reviewsRoute,
      reviewRoute,
      mySubmissionsRoute,
      signRoute,
      steppedUpRoute,
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
      policiesRoute,
      newPolicyRoute,
      policyRoute,
      monitorsRoute,
      monitorRoute,
      tagsRoute,
      auditRoute,
      settingsRoute,
      mailRoute,
      preferencesRoute,
      credentialsRoute,
      sessionsRoute,
      standInRoute,
      rolesRoute,
      domainsRoute,
      stepUpRoute,
      tenantRoute,
      webhooksRoute,
      signInSettingsRoute,
      deviceRoute,
    ]),
    signInRoute,
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ({ error, reset }) => <FailurePage error={error} onRetry={reset} />,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
