import type { TablerIcon } from '@tabler/icons-react'
import {
  IconAlertHexagon,
  IconApps,
  IconArrowsSplit2,
  IconChecklist,
  IconDatabaseImport,
  IconKey,
  IconListDetails,
  IconTags,
  IconTarget,
  IconUsers,
} from '@tabler/icons-react'
import type { PagePath } from '../paths.ts'

export interface NavigationEntry {
  label: string
  to: PagePath
  icon: TablerIcon
  /** Shown to whoever has one of these permissions: those of the operation that lists what the page shows. */
  needs: readonly string[]
  /** Pressed after `g`. */
  key?: string
  /** Has a place in the bar of a phone. */
  isOnPhone?: boolean
}

export interface NavigationGroup {
  title?: string
  entries: readonly NavigationEntry[]
}

export const NAVIGATION: readonly NavigationGroup[] = [
  {
    entries: [
      { label: 'My reviews', to: '/reviews', icon: IconChecklist, needs: ['review.own'], key: 'r', isOnPhone: true },
      { label: 'Campaigns', to: '/campaigns', icon: IconTarget, needs: ['campaign.own'], key: 'c', isOnPhone: true },
    ],
  },
  {
    title: 'Access data',
    entries: [
      { label: 'Apps', to: '/data/apps', icon: IconApps, needs: ['app.read'], key: 'd' },
      { label: 'People', to: '/data/people', icon: IconUsers, needs: ['user.read'] },
      { label: 'Grants', to: '/data/grants', icon: IconKey, needs: ['app.read'] },
      { label: 'Sources', to: '/data/sources', icon: IconDatabaseImport, needs: ['source.read'] },
    ],
  },
  {
    title: 'Rules',
    entries: [
      { label: 'Policies', to: '/policies', icon: IconArrowsSplit2, needs: ['policy.read'], key: 'p' },
      { label: 'Conflicts', to: '/conflicts', icon: IconAlertHexagon, needs: ['conflict.read'] },
      { label: 'Tags', to: '/tags', icon: IconTags, needs: ['attribute.read'] },
    ],
  },
  {
    title: 'Proof',
    entries: [{ label: 'Audit log', to: '/audit', icon: IconListDetails, needs: ['audit.read'] }],
  },
]

/** The part of the navigation that these permissions allow. */
export function navigationFor(permissions: readonly string[]): NavigationGroup[] {
  const allowed = new Set(permissions)
  return NAVIGATION.map((group) => ({
    ...group,
    entries: group.entries.filter(({ needs }) => needs.some((permission) => allowed.has(permission))),
  })).filter(({ entries }) => entries.length > 0)
}
