import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Tabs } from '../../../parts/page/tabs.tsx'
import { formatShort } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import { totalsQuery } from '../versions.queries.ts'

const KINDS = [
  { label: 'Apps', to: '/data/apps', needs: 'app.read', total: 'appCount' },
  { label: 'People', to: '/data/people', needs: 'user.read', total: 'userCount' },
  { label: 'Accounts', to: '/data/accounts', needs: 'app.read', total: 'accountCount' },
  { label: 'Entitlements', to: '/data/entitlements', needs: 'app.read', total: 'entitlementCount' },
  { label: 'Grants', to: '/data/grants', needs: 'app.read', total: 'grantCount' },
  { label: 'Resources', to: '/data/resources', needs: 'app.read', total: 'resourceCount' },
] as const

/** The kinds of access data, with how many of each there are. */
export function KindTabs() {
  const { pathname } = useLocation()
  const mayReadApps = usePermission('app.read')
  const mayReadPeople = usePermission('user.read')
  const { data: totals } = useQuery({ ...totalsQuery(), enabled: mayReadApps })
  return (
    <Tabs
      label="Kinds of access data"
      tabs={KINDS.filter(({ needs }) => (needs === 'app.read' ? mayReadApps : mayReadPeople)).map(
        ({ label, to, total }) => ({
          label,
          to,
          isActive: pathname === to,
          ...(totals ? { count: formatShort(totals[total]) } : {}),
        }),
      )}
    />
  )
}
