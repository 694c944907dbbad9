import type { DecisionStore } from '../decisions/decisions.store.ts'
import { hasColumn } from '../list/columns.tsx'
import type { ListRow } from '../list/rows.rules.ts'
import classes from '../parts/review-workspace.module.css'
import type { MyReview } from '../queries.ts'
import { assignedAs } from '../submit/assignment.rules.ts'
import type { Look } from '../use-look.ts'
import { Instructions } from './instructions.tsx'
import type { Panel } from './use-panel.ts'
import { WhyPanel } from './why-panel.tsx'

interface ReviewSideProps {
  review: MyReview
  panel: Panel
  row: ListRow | undefined
  store: DecisionStore
  look: Look
  isClosed: boolean
  onReassign(): void
  onMove(step: 1 | -1): void
  onClose(): void
  onChosen(): void
}

/** Beside the list, or over it where there is no room: the instructions, else why somebody has an access. */
export function ReviewSide(props: ReviewSideProps) {
  const { review, panel, row, store, look, isClosed, onReassign, onMove, onClose, onChosen } = props
  if (panel.showsInstructions)
    return (
      <div className={classes.panel} data-over={!look.isWide || !look.showsPanel || undefined}>
        <Instructions text={review.instructions} onClose={() => panel.showInstructions(false)} />
      </div>
    )
  if (!look.showsPanel || !row) return null
  return (
    <div className={classes.panel} data-over={!look.isWide || undefined}>
      <WhyPanel
        showsRecommendation={hasColumn(review, 'RECOMMENDATION')}
        ref={panel.handle}
        row={row}
        store={store}
        assignedAs={assignedAs(review.reasons)}
        isClosed={isClosed}
        onReassign={onReassign}
        onMove={onMove}
        onClose={onClose}
        onChosen={onChosen}
      />
    </div>
  )
}
