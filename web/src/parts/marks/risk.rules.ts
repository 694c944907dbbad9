const STEPS: Record<string, number> = {
  none: 0,
  info: 1,
  low: 1,
  medium: 2,
  moderate: 2,
  high: 3,
  critical: 4,
  severe: 4,
}

/** How many of four bars a risk level has; levels are named by the tenant, and one that we do not know has two. */
export const riskStepOf = (level: string): number => STEPS[level.trim().toLowerCase().split(/\s/)[0] ?? ''] ?? 2
