import { Link } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { PagePath } from '../../paths.ts'
import classes from './page.module.css'

let isFirstPage = true

/** After a navigation the heading of the page has the focus. */
export function usePageHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The element that had focus is gone, so focus the heading; for the first page the browser does that.
    if (!isFirstPage && document.activeElement === document.body) heading.current?.focus()
    isFirstPage = false
  }, [])
  return heading
}

interface PageProps {
  title: string
  /** What the page belongs to, for the title of the browser tab: the campaign, the kind of thing. */
  area?: string
  /** In front of the tab's title: how many decisions are not saved, or how far a job is. */
  mark?: string
  /** At most two, the nearest last. */
  parents?: readonly { label: string; to: PagePath; params?: Record<string, string> }[]
  /** Beside the heading: the state of the thing. */
  badge?: ReactNode
  /** At the right of the header. */
  actions?: ReactNode
  /** Under the header, over the content: tabs. */
  tabs?: ReactNode
  /** The content takes the room of the window and scrolls by itself. */
  isFilling?: boolean
  children: ReactNode
}

/** A page with its title, as heading and in the browser tab. */
export function Page({
  title,
  area,
  mark,
  parents = [],
  badge,
  actions,
  tabs,
  isFilling = false,
  children,
}: PageProps) {
  const heading = usePageHeading()
  useEffect(() => {
    document.title = `${mark ? `(${mark}) ` : ''}${[title, area, 'Recert'].filter(Boolean).join(' · ')}`
  }, [title, area, mark])
  return (
    <div className={classes.page} data-filling={isFilling || undefined}>
      <header className={classes.header} data-tabs={tabs ? true : undefined} data-part="header">
        <div className={classes.title}>
          {parents.length > 0 && (
            <nav aria-label="Breadcrumbs" className={classes.parents}>
              {parents.map(({ label, to, params }) => (
                <Link key={to} to={to} params={(params ?? {}) as never}>
                  {label}
                </Link>
              ))}
            </nav>
          )}
          <div className={classes.heading}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {badge}
          </div>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
        {tabs && <div className={classes.tabs}>{tabs}</div>}
      </header>
      <div className={classes.content} data-part="content">
        {children}
      </div>
    </div>
  )
}
