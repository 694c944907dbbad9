import { countOf } from '../values/format.ts'
import classes from './stack-bar.module.css'

export interface BarPart {
  label: string
  count: number
  meaning: 'certify' | 'deny' | 'pending' | 'accent' | 'warning' | 'quiet'
}

interface StackBarProps {
  parts: readonly BarPart[]
  total: number
  /** What the numbers beside it do not say already; read by screen readers. */
  label?: string
  height?: 4 | 6 | 10
}

/** Parts of a whole beside each other. The numbers always stand beside it. */
export function StackBar({ parts, total, label, height = 6 }: StackBarProps) {
  const said = label ?? parts.map(({ label: name, count }) => `${name}: ${countOf(count, 'task')}`).join(', ')
  return (
    <div className={classes.bar} data-height={height} role="img" aria-label={said}>
      {parts.map(({ label: name, count, meaning }) =>
        count > 0 && total > 0 ? (
          <span key={name} data-meaning={meaning} style={{ width: `${(count / total) * 100}%` }} />
        ) : null,
      )}
    </div>
  )
}

interface DecisionBarProps extends Omit<StackBarProps, 'parts'> {
  /** Submitted decisions, the denials among them, and those that are not submitted. */
  decided: number
  denied: number
  staged: number
}

/** How far somebody is with their tasks, and how they decided. */
export const DecisionBar = ({ decided, denied, staged, ...bar }: DecisionBarProps) => (
  <StackBar
    {...bar}
    parts={[
      { label: 'certified', count: decided - denied, meaning: 'certify' },
      { label: 'denied', count: denied, meaning: 'deny' },
      { label: 'not submitted', count: staged, meaning: 'pending' },
    ]}
  />
)
