import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { oneOf, searchOf, text, words } from '../address.ts'
import { AUDIT_SEARCH } from './audit-search.ts'
import { page } from './signed-in.tsx'

const policiesRoute = createRoute({
  ...page('/policies'),
  validateSearch: searchOf({ q: text }),
  component: lazyRouteComponent(() => import('../features/policies/pages/policies-page.tsx'), 'PoliciesPage'),
})
const newPolicyRoute = createRoute({
  ...page('/policies/new'),
  validateSearch: searchOf({ from: text }),
  component: lazyRouteComponent(() => import('../features/policies/pages/new-policy-page.tsx'), 'NewPolicyPage'),
})
const policyRoute = createRoute({
  ...page('/policies/$id'),
  component: lazyRouteComponent(() => import('../features/policies/pages/policy-page.tsx'), 'PolicyPage'),
})
const monitorsRoute = createRoute({
  ...page('/conflicts'),
  validateSearch: searchOf({ q: text, status: oneOf('on', 'off') }),
  component: lazyRouteComponent(() => import('../features/conflicts/pages/monitors-page.tsx'), 'MonitorsPage'),
})
const monitorRoute = createRoute({
  ...page('/conflicts/$id'),
  validateSearch: searchOf({ tab: oneOf('exempt', 'resolved') }),
  component: lazyRouteComponent(() => import('../features/conflicts/pages/monitor-page.tsx'), 'MonitorPage'),
})
const tagsRoute = createRoute({
  ...page('/tags'),
  validateSearch: searchOf({ tab: oneOf('framework'), q: text, app: words }),
  component: lazyRouteComponent(() => import('../features/tags/pages/tags-page.tsx'), 'TagsPage'),
})
const auditRoute = createRoute({
  ...page('/audit'),
  validateSearch: searchOf(AUDIT_SEARCH),
  component: lazyRouteComponent(() => import('../features/audit/pages/audit-page.tsx'), 'AuditPage'),
})

/** Rules of reviews, and the audit log. */
export const rulesRoutes = [
  policiesRoute,
  newPolicyRoute,
  policyRoute,
  monitorsRoute,
  monitorRoute,
  tagsRoute,
  auditRoute,
] as const
