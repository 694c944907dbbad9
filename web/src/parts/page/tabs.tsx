import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { PagePath } from '../../paths.ts'
import classes from './tabs.module.css'
import { useCurrentInSight } from './use-current-in-sight.ts'

export interface Tab {
  label: string
  to: PagePath
  params?: Record<string, string>
  search?: Record<string, unknown>
  isActive: boolean
  /** How much there is, or a sign of how it is. */
  count?: ReactNode
}

/** Tabs are links: each has an address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null)
  useCurrentInSight(nav, tabs.find(({ isActive }) => isActive)?.label)
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {tabs.map(({ label: name, to, params, search, isActive, count }) => (
        <Link
          key={name}
          to={to}
          params={(params ?? {}) as never}
          search={(search ?? {}) as never}
          className={classes.tab}
          aria-current={isActive ? 'page' : undefined}
          // The router would mark every tab whose search parameters are among those of the page.
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{}}
        >
          {name}
          {count !== undefined && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
