import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { When } from '../../../parts/values/when.tsx'
import { CREATED_HERE, excludedGrantsQuery, type Ledger } from '../ledger.queries.ts'
import classes from './ledger.module.css'
import { nameOfSource, rulesOf } from './ledger.rules.ts'

/** Which grants a part of the bars stands for. */
export function Excluded({ ledger, id }: { ledger: Ledger; id: string }) {
  const search = useSearch({ from: '/signed-in/campaigns/$id/ledger' })
  const { rule, source } = search
  const grants = useInfiniteQuery({
    ...excludedGrantsQuery(id, search),
    enabled: rule !== undefined || source !== undefined,
  })
  if (rule === undefined && source === undefined) return null
  const title = rulesOf(ledger).find((one) => one.rule === rule)?.title
  const of = ledger.sources.find(({ sourceId }) => (sourceId || CREATED_HERE) === source)
  return (
    <section className={classes.card} aria-labelledby="excluded">
      <div className={classes.head}>
        <h2 id="excluded">
          Grants excluded{title ? `: ${title}` : ''}
          {of ? ` in ${nameOfSource(of)}` : ''}
        </h2>
        {rule !== undefined && (
          <Link to="/campaigns/$id/setup" params={{ id }} search={{ section: 'what' }}>
            {title ? 'The rule in the setup' : 'The rules in the setup'}
          </Link>
        )}
        <Link className={classes.close} to="/campaigns/$id/ledger" params={{ id }} resetScroll={false}>
          Close
        </Link>
      </div>
      <BrowseTable
        label="Excluded grants"
        query={grants}
        keyOf={({ access }) => `${access.entitlement.id} ${access.account?.id ?? access.holder?.id}`}
        columns={[
          {
            label: 'Holder',
            cell: ({ access: { user, account, holder } }) =>
              user?.displayName || account?.displayName || holder?.displayName,
          },
          { label: 'Account', cell: ({ access: { account } }) => account?.username, isSecondary: true },
          { label: 'App', cell: ({ access }) => access.app.displayName },
          { label: 'Entitlement', cell: ({ access }) => access.entitlement.displayName },
          { label: 'Granted', cell: ({ access }) => <When at={access.grant.addedAt} />, isSecondary: true },
          { label: 'Excluded by', cell: (grant) => grant.title },
        ]}
        empty={<EmptyNote>No grant was excluded here.</EmptyNote>}
      />
    </section>
  )
}
