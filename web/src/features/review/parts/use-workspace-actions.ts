import type { RefObject } from 'react'
import { focusPart } from '../../../parts/keys/page-parts.ts'
import { useStable } from '../../../parts/page/use-stable.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { Commands } from '../keys/use-commands.ts'
import type { ListHandle } from '../list/list-handle.ts'
import { NO_FILTERS, type ReviewSearch } from '../list/request.rules.ts'
import type { Listing } from '../list/use-listing.ts'
import type { TaskList } from '../list/use-task-list.ts'
import type { Panel } from '../panel/use-panel.ts'
import type { Look } from '../use-look.ts'

/** More groups than this make an address too long. */
const MOST_ONLY = 50

interface Workspace {
  listing: Listing
  tasks: TaskList
  store: DecisionStore
  look: Look
  panel: Panel
  commands: Commands
  handle: RefObject<ListHandle | null>
  setDialog(dialog: 'submit' | 'reassign' | undefined): void
}

/** What the parts of the workspace do to each other. The functions stay the same, so that they never cause a render. */
export function useWorkspaceActions(workspace: Workspace) {
  const { listing, tasks, store, look, panel, commands, handle, setDialog } = workspace
  const { search, change } = listing
  const { outline, layout } = tasks
  const isShowingPending = search.is?.some((one) => one === 'certify' || one === 'deny') ?? false
  const show = useStable((filter: Pick<ReviewSearch, 'is' | 'why'>) => {
    change({ ...NO_FILTERS, ...filter })
    focusPart('list')
  })
  return {
    isShowingPending,
    show,
    showPending: useStable(() => show(isShowingPending ? {} : { is: ['certify', 'deny'] })),
    open: useStable((index: number) => {
      commands.setActive(index)
      look.showPanel(true)
    }),
    chooseGroup: useStable((groups: readonly number[], isOnly: boolean) => {
      const [group = 0] = groups
      const ids = groups.flatMap((one) => outline?.groups[one]?.id || []).slice(0, MOST_ONLY)
      if (isOnly && ids.length > 0) return change({ group: ids.join(',') })
      handle.current?.showGroup(group)
      commands.setActive(layout.firstRowOf(group) ?? commands.active)
    }),
    showInstructions: useStable(() => panel.showInstructions(true)),
    togglePanel: useStable(() => panel.show(!look.showsPanel)),
    closePanel: useStable(() => panel.show(false)),
    refresh: useStable(() => void tasks.refresh()),
    retry: useStable(() => store.outbox.retry()),
    undo: useStable(() => commands.undo()),
    showOvertaken: useStable(() => commands.nextOvertaken()),
    move: useStable((step: 1 | -1) => commands.moveBy(step)),
    afterChoice: useStable(() => commands.afterChoice()),
    submit: useStable(() => setDialog('submit')),
    reassign: useStable(() => setDialog('reassign')),
    closeDialog: useStable(() => setDialog(undefined)),
  }
}
