import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '../../../parts/page.tsx'
import type { PagePath } from '../../../paths.ts'
import { useSession } from '../../session/queries.ts'
import classes from './settings-page.module.css'

interface Part {
  label: string
  to: PagePath
  /** The permission of the operation that shows it; everybody may without. */
  needs?: string
}

const PARTS: readonly { title: string; parts: readonly Part[] }[] = [
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
    title: 'Organisation',
    parts: [
      { label: 'Roles of people', to: '/settings/roles', needs: 'user.read' },
      { label: 'Trusted domains', to: '/settings/domains', needs: 'app.read' },
      { label: 'Tenant', to: '/settings/tenant', needs: 'settings.read' },
    ],
  },
]

interface SettingsPageProps {
  title: string
  /** What the part is for. */
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** One part of the settings, beside links to the others. */
export function SettingsPage({ title, lead, actions, children }: SettingsPageProps) {
  const { permissions } = useSession()
  const isAllowed = ({ needs }: Part) => needs === undefined || permissions.includes(needs)
  return (
    <Page title={title} area="Settings" parents={[{ label: 'Settings', to: '/settings' }]} actions={actions}>
      <div className={classes.columns}>
        <nav className={classes.nav} aria-label="Settings">
          {PARTS.map(({ title: heading, parts }) => ({ heading, allowed: parts.filter(isAllowed) }))
            .filter(({ allowed }) => allowed.length > 0)
            .map(({ heading, allowed }) => (
              <div key={heading} className={classes.group}>
                <div className={classes.heading}>{heading}</div>
                <ul>
                  {allowed.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={classes.part} activeProps={{ 'aria-current': 'page' }}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </nav>
        <div className={classes.content}>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </Page>
  )
}
