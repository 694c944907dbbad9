import type { TablerIcon } from '@tabler/icons-react'
import {
  IconAlertHexagon,
  IconApps,
  IconArrowsSplit2,
  IconChecklist,
  IconDatabaseImport,
  IconKey,
  IconListCheck,
  IconListDetails,
  IconSettings,
  IconTags,
  IconTarget,
  IconUserMinus,
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
  /** At the foot of the column, with what concerns the reader. */
  isBelow?: boolean
  entries: readonly NavigationEntry[]
}

export const NAVIGATION: readonly NavigationGroup[] = [
  {
    entries: [
      { label: 'My reviews', to: '/reviews', icon: IconChecklist, needs: ['review.own'], key: 'r', isOnPhone: true },
      { label: 'Campaigns', to: '/campaigns', icon: IconTarget, needs: ['campaign.own'], key: 'c', isOnPhone: true },
      { label: 'Removals', to: '/removals', icon: IconUserMinus, needs: ['review.own'] },
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
  {
    title: 'Settings',
    isBelow: true,
    // Everybody has preferences; the parts of the page go by their own permissions.
    entries: [{ label: 'Settings', to: '/settings', icon: IconSettings, needs: ['review.own'], key: 's' }],
  },
]

const GUIDE: NavigationEntry = { label: 'First steps', to: '/guide', icon: IconListCheck, needs: ['source.write'] }

interface Seen {
  permissions: readonly string[]
  /** Whether there are campaigns to see, or may be created. */
  seesCampaigns: boolean
  /** Whether something has to be removed that concerns the reader. */
  seesRemovals: boolean
  showsGuide: boolean
}

/** The part of the navigation that these permissions allow. */
export function navigationFor({ permissions, seesCampaigns, seesRemovals, showsGuide }: Seen): NavigationGroup[] {
  const allowed = new Set(permissions)
  const isShown = ({ to, needs }: NavigationEntry) =>
    needs.some((permission) => allowed.has(permission)) &&
    (to !== '/campaigns' || seesCampaigns) &&
    (to !== '/removals' || seesRemovals)
  return [...(showsGuide ? [{ entries: [GUIDE] }] : []), ...NAVIGATION]
    .map((group) => ({ ...group, entries: group.entries.filter(isShown) }))
    .filter(({ entries }) => entries.length > 0)
}
