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
