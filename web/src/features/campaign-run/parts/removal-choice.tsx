import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { choosableActions, REMOVAL_ACTIONS, type RemovalAction } from '../removal/removal.rules.ts'
import type { Removal } from '../removal.queries.ts'
import classes from './removal-choice.module.css'

const RemovalDialog = lazyPart(() => import('../removal/removal-dialog.tsx'))

interface RemovalChoiceProps {
  chosen: readonly Removal[]
  /** How many of those that are shown can be chosen. */
  choosableCount: number
  onChooseAll(): void
  onClear(): void
}

/** What can be done with several removals at once. */
export function RemovalChoice({ chosen, choosableCount, onChooseAll, onClear }: RemovalChoiceProps) {
  const [action, setAction] = useState<RemovalAction>()
  return (
    <section className={classes.bar} aria-label="Chosen removals">
      <span role="status">{countOf(chosen.length, 'removal')} chosen</span>
      {choosableActions(chosen).map(({ action: one, count }) => (
        <Button key={one} variant="default" size="xs" onClick={() => setAction(one)}>
          {REMOVAL_ACTIONS[one].label}
          {count < chosen.length && ` (${formatCount(count)})`}
        </Button>
      ))}
      {chosen.length < choosableCount && (
        <Button variant="subtle" size="xs" onClick={onChooseAll}>
          Choose all {formatCount(choosableCount)} shown
        </Button>
      )}
      <Button variant="subtle" size="xs" onClick={onClear}>
        Clear
      </Button>
      <Suspense>
        {action && (
          <RemovalDialog
            removals={chosen.filter(({ actions }) => actions.includes(action))}
            action={action}
            onClose={() => setAction(undefined)}
            onDone={onClear}
          />
        )}
      </Suspense>
    </section>
  )
}
