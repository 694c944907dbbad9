import type { ReactNode } from 'react'
import classes from './editor.module.css'

/** A line of a step: what it is about, and the fields. */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with its legend beside the fields
    <div className={classes.row} role="group" aria-label={label}>
      <div className={classes.label}>{label}</div>
      <div className={classes.control}>{children}</div>
    </div>
  )
}
