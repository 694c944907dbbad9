import type { MyTask, Outline, OutlineGroup } from '../queries.ts'

/** What a view groups a task by, and what the sections of a group are, as the server does it. */
function keysOf({ item: { app, entitlement, resource, user, holder } }: MyTask, view: string) {
  const ofApp = { group: app, section: entitlement.id }
  if (view.endsWith('BY_USER')) return { group: user ?? holder ?? NOBODY, section: app.id }
  return view.endsWith('BY_RESOURCE') && resource ? { ...ofApp, group: resource } : ofApp
}
const NOBODY = { id: '', displayName: '' }

/** An outline of the first rows alone, until the server has counted all: the same lines, at the same places. */
export function outlineOfFirst(tasks: readonly MyTask[], view: string): Outline {
  const groups: OutlineGroup[] = []
  const none = { all: 0, left: 0, staged: 0 }
  const counts = { ...none, all: tasks.length, approve: 0, deny: 0, lookCloser: 0, needsReason: 0 }
  const filters = { riskLevels: [], complianceFrameworks: [], accountTypes: [], insightCodes: [] }
  const outline: Outline = { view: view as Outline['view'], counts, groups, parents: [], ...filters, pages: [] }
  if (view.endsWith('UNSTRUCTURED')) return outline
  let section: string | undefined
  for (const task of tasks) {
    const keys = keysOf(task, view)
    const { id, displayName } = keys.group
    if (groups.at(-1)?.id !== id) {
      groups.push({
        id,
        displayName,
        ownerDisplayNames: [],
        parentId: '',
        ...none,
        deny: 0,
        answered: 0,
        denied: 0,
        pageToken: '',
        sections: [],
      })
      section = undefined
    }
    const group = groups.at(-1) as OutlineGroup
    if (section !== keys.section) group.sections.push({ all: 0, left: 0 })
    section = keys.section
    group.all++
    ;(group.sections.at(-1) as { all: number }).all++
  }
  return outline
}
