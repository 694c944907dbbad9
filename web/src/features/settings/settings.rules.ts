import type { PagePath } from '../../paths.ts'

/** One page of the settings. */
export interface Part {
  label: string
  to: PagePath
  /** The permission of the operation that shows it; everybody may without. */
  needs?: string
}

export const PARTS: readonly { title: string; parts: readonly Part[] }[] = [
  {
    title: 'Yours',
    parts: [
      { label: 'Preferences', to: '/settings/preferences' },
      { label: 'API credentials', to: '/settings/credentials', needs: 'credential.own' },
      { label: 'Sessions', to: '/settings/sessions', needs: 'session.own' },
      { label: 'Stand-in', to: '/settings/stand-in' },
    ],
  },
  {
    title: 'Organization',
    parts: [
      { label: 'Roles of people', to: '/settings/roles', needs: 'user.read' },
      { label: 'Trusted domains', to: '/settings/domains', needs: 'app.read' },
      { label: 'Step-up providers', to: '/settings/step-up', needs: 'step_up.read' },
      { label: 'Tenant', to: '/settings/tenant', needs: 'settings.read' },
      { label: 'Single sign-on', to: '/settings/sign-in', needs: 'settings.read' },
      { label: 'Webhooks', to: '/settings/webhooks', needs: 'webhook.read' },
      { label: 'Mail', to: '/settings/mail', needs: 'mail.read' },
    ],
  },
]
