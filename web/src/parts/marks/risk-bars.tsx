import { riskStepOf } from './risk.rules.ts'
import classes from './risk-bars.module.css'

/** A risk level: four bars and its word. Colour alone says nothing. */
export function RiskBars({ level }: { level: string | undefined }) {
  if (!level) return null
  const step = riskStepOf(level)
  return (
    <span className={classes.risk} data-step={step}>
      <svg viewBox="0 0 18 12" width={18} height={12} aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 5}
            y={9 - bar * 3}
            width={3}
            height={3 + bar * 3}
            rx={1}
            className={bar < step ? classes.on : classes.off}
          />
        ))}
      </svg>
      {level}
    </span>
  )
}
