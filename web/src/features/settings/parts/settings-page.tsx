import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { Page } from '../../../parts/page/page.tsx'
import { useCurrentInSight } from '../../../parts/page/use-current-in-sight.ts'
import { useSession } from '../../session/queries.ts'
import { PARTS, type Part } from '../settings.rules.ts'
import classes from './settings-page.module.css'

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
  const nav = useRef<HTMLElement>(null)
  useCurrentInSight(nav, title)
  const isAllowed = ({ needs }: Part) => needs === undefined || permissions.includes(needs)
  return (
    <Page title={title} area="Settings" parents={[{ label: 'Settings', to: '/settings' }]} actions={actions}>
      <div className={classes.columns}>
        <nav ref={nav} className={classes.nav} aria-label="Settings">
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
