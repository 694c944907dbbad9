import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './setup.module.css'

interface SectionProps {
  id: string
  number: number
  title: string
  hint?: ReactNode
  /** The address names it: it is scrolled to. */
  isWanted: boolean
  children: ReactNode
}

/** One of the five parts of a setup; it can be folded. */
export function Section({ id, number, title, hint, isWanted, children }: SectionProps) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isWanted || !element.current) return
    element.current.open = true
    element.current.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <details className={classes.section} id={`section-${id}`} ref={element} open>
      <summary>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <h2>{title}</h2>
        {hint && <span className={classes.hint}>{hint}</span>}
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}

interface RowProps {
  label: string
  /** Under the label. */
  about?: string | undefined
  isFirst?: boolean
  error?: string | undefined
  children: ReactNode
}

/** A line of a section: what it is about, and what is chosen. Its problems stand under it. */
export function Row({ label, about, isFirst = false, error, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with its legend beside the fields
    <div
      className={classes.row}
      data-first={isFirst || undefined}
      data-problem={error !== undefined || undefined}
      role="group"
      aria-label={label}
    >
      <div className={classes.label}>
        {label}
        {about && <small>{about}</small>}
      </div>
      <div className={classes.control}>
        {children}
        {error && (
          <p className={classes.problem} role="alert">
            <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
