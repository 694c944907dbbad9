import type { BrowseColumn } from '../list/browse-table.tsx'

interface Named {
  displayName: string
}
interface Access {
  app: Named
  entitlement: Named
  user?: Named | undefined
  account?: Named | undefined
  holder?: Named | undefined
}

/** Whose access it is: the person, else the resource that holds it, else the account. */
const holderName = ({ user, holder, account }: Access) =>
  user?.displayName || holder?.displayName || account?.displayName || 'Unnamed account'

/** What a decision was about, in a list of decisions. */
export const accessColumns = <Row extends Access>(): readonly BrowseColumn<Row>[] => [
  { label: 'Holder', cell: holderName },
  { label: 'Entitlement', cell: ({ entitlement }) => entitlement.displayName },
  { label: 'App', cell: ({ app }) => app.displayName },
]
