import { formatCount } from '../../../parts/values/format.ts'
import type { ViewName } from '../list/request.rules.ts'
import type { MyTask, TaskFilter } from '../queries.ts'

/** A filter that selects the group of a task in a view; undefined where none can, as for accounts without a person. */
export function groupFilter({ item: { app, user, resource } }: MyTask, view: ViewName): TaskFilter | undefined {
  if (view === 'app') return { appIds: [app.id] }
  if (view === 'user') return user && { userIds: [user.id] }
  return view === 'resource' && resource ? { resourceIds: [resource.id] } : undefined
}

/** The same for the section of a task: by user it is an app, else an entitlement. */
export function sectionFilter(task: MyTask, view: ViewName): TaskFilter | undefined {
  if (view !== 'user') return { entitlementIds: [task.item.entitlement.id] }
  const ofPerson = groupFilter(task, view)
  return ofPerson && { ...ofPerson, appIds: [task.item.app.id] }
}

export const groupName = ({ item: { app, user, resource } }: MyTask, view: ViewName): string =>
  (view === 'user' ? user?.displayName : view === 'resource' ? resource?.displayName : undefined) ?? app.displayName

export const sectionName = ({ item }: MyTask, view: ViewName): string =>
  view === 'user' ? item.app.displayName : item.entitlement.displayName

/** Names that are listed in full; of more the rest is counted. */
const MOST_NAMES = 3

/** Asks for the reasons that are missing before many tasks are decided; `next` is what is asked then. */
export function missingReasons(names: readonly string[], what: 'denial' | 'decision', next: string) {
  const goesOn = `to go on to "${next}".`
  if (names.length === 1)
    return {
      title: `1 ${what} needs its reason first`,
      says: `It is not saved without a reason. Write the reason here ${goesOn}`,
      confirm: 'Save the reason',
      back: `Take the ${what} back instead`,
    }
  const more = names.length - MOST_NAMES
  const listed = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join('; ')
  return {
    title: `${formatCount(names.length)} ${what}s need their reasons first`,
    says: `They are not saved without reasons: ${listed}. Write the reasons here ${goesOn}`,
    confirm: 'Save the reasons',
    back: `Take the ${formatCount(names.length)} ${what}s back instead`,
  }
}
