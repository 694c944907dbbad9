import type { ReactNode } from 'react'
import classes from './tag.module.css'

export type Meaning = 'plain' | 'accent' | 'certify' | 'deny' | 'pending' | 'warning'

interface TagProps {
  meaning?: Meaning
  /** With a line around it instead of a ground. */
  isOutlined?: boolean
  icon?: ReactNode
  title?: string
  children: ReactNode
}

/** A word with a ground whose colour has a meaning. */
export function Tag({ meaning = 'plain', isOutlined = false, icon, title, children }: TagProps) {
  return (
    <span className={classes.tag} data-meaning={meaning} data-outlined={isOutlined || undefined} title={title}>
      {icon}
      {children}
    </span>
  )
}
