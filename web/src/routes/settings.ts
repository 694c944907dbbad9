import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { flag, oneOf, searchOf, text } from '../address.ts'
import { page } from './signed-in.tsx'

const settingsRoute = createRoute({
  ...page('/settings'),
  beforeLoad: () => {
    throw redirect({ to: '/settings/preferences', replace: true })
  },
})
const mailRoute = createRoute({
  ...page('/settings/mail'),
  validateSearch: searchOf({ state: oneOf('waiting', 'sent', 'skipped', 'failed'), mail: text }),
  component: lazyRouteComponent(() => import('../features/settings/pages/mail-page.tsx'), 'MailPage'),
})
const preferencesRoute = createRoute({
  ...page('/settings/preferences'),
  component: lazyRouteComponent(() => import('../features/settings/pages/preferences-page.tsx'), 'PreferencesPage'),
})
const credentialsRoute = createRoute({
  ...page('/settings/credentials'),
  validateSearch: searchOf({ all: flag, q: text, new: flag, edit: text }),
  component: lazyRouteComponent(() => import('../features/settings/pages/credentials-page.tsx'), 'CredentialsPage'),
})
const sessionsRoute = createRoute({
  ...page('/settings/sessions'),
  component: lazyRouteComponent(() => import('../features/settings/pages/sessions-page.tsx'), 'SessionsPage'),
})
const standInRoute = createRoute({
  ...page('/settings/stand-in'),
  validateSearch: searchOf({ person: text }),
  component: lazyRouteComponent(() => import('../features/settings/pages/stand-in-page.tsx'), 'StandInPage'),
})
const rolesRoute = createRoute({
  ...page('/settings/roles'),
  validateSearch: searchOf({ q: text, role: text }),
  component: lazyRouteComponent(() => import('../features/settings/pages/roles-page.tsx'), 'RolesPage'),
})
const domainsRoute = createRoute({
  ...page('/settings/domains'),
  component: lazyRouteComponent(() => import('../features/settings/pages/domains-page.tsx'), 'DomainsPage'),
})
const stepUpRoute = createRoute({
  ...page('/settings/step-up'),
  validateSearch: searchOf({ transaction: text, new: flag, edit: text }),
  component: lazyRouteComponent(() => import('../features/settings/pages/step-up-page.tsx'), 'StepUpPage'),
})
const tenantRoute = createRoute({
  ...page('/settings/tenant'),
  component: lazyRouteComponent(() => import('../features/settings/pages/tenant-page.tsx'), 'TenantPage'),
})
const webhooksRoute = createRoute({
  ...page('/settings/webhooks'),
  validateSearch: searchOf({ new: flag, edit: text, show: text }),
  component: lazyRouteComponent(() => import('../features/settings/pages/webhooks-page.tsx'), 'WebhooksPage'),
})
const signInSettingsRoute = createRoute({
  ...page('/settings/sign-in'),
  component: lazyRouteComponent(
    () => import('../features/settings/pages/sign-in-settings-page.tsx'),
    'SignInSettingsPage',
  ),
})
const deviceRoute = createRoute({
  ...page('/device'),
  validateSearch: searchOf({ code: text }),
  component: lazyRouteComponent(() => import('../features/session/pages/device-page.tsx'), 'DevicePage'),
})

/** Settings, mail and device login. */
export const settingsRoutes = [
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
] as const
