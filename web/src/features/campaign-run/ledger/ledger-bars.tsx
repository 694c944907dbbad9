import { Link, useSearch } from '@tanstack/react-router'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { ALL_RULES, CREATED_HERE, type Ledger } from '../ledger.queries.ts'
import classes from './ledger.module.css'
import { barsOf, type LedgerPart } from './ledger.rules.ts'

/** The same grants twice: by where they came from, and by what became of them. */
export function Bars({ ledger, id }: { ledger: Ledger; id: string }) {
  const { sources, became, total } = barsOf(ledger)
  return (
    <div className={classes.bars}>
      <p className={classes.quiet}>
        {countOf(total, 'grant')} in the sources:{' '}
        <Link to="/campaigns/$id/items" params={{ id }}>
          {countOf(Number(ledger.itemCount), 'item')} to review
        </Link>
        ,{' '}
        {Number(ledger.excludedCount) > 0 ? (
          <Link to="/campaigns/$id/ledger" params={{ id }} search={{ rule: ALL_RULES }} resetScroll={false}>
            {formatCount(Number(ledger.excludedCount))} excluded by a rule
          </Link>
        ) : (
          'none excluded by a rule'
        )}
        .
      </p>
      <Bar label="In the sources" parts={sources} id={id} />
      <Bar label="Became" parts={became} id={id} />
    </div>
  )
}

function Bar({ label, parts, id }: { label: string; parts: readonly LedgerPart[]; id: string }) {
  return (
    <div className={classes.barRow}>
      <h3>{label}</h3>
      <ul className={classes.bar}>
        {parts.map((part) => (
          <li
            key={`${part.kind} ${part.id}`}
            data-kind={part.kind}
            style={{ flexGrow: part.count }}
            title={`${part.label}: ${formatCount(part.count)}`}
          >
            <Part part={part} id={id} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Part({ part: { kind, id: partId, label, count }, id }: { part: LedgerPart; id: string }) {
  const { rule, source } = useSearch({ from: '/signed-in/campaigns/$id/ledger' })
  const content = (
    <>
      <span className={classes.partName}>{label}</span> <strong>{formatCount(count)}</strong>
    </>
  )
  if (kind === 'items')
    return (
      <Link to="/campaigns/$id/items" params={{ id }}>
        {content}
      </Link>
    )
  if (kind === 'unmatched') return <span>{content}</span>
  const chosen = kind === 'rule' ? { rule: partId } : { source: partId || CREATED_HERE }
  const isChosen = kind === 'rule' ? rule === chosen.rule : source === chosen.source
  return (
    <Link
      to="/campaigns/$id/ledger"
      params={{ id }}
      search={isChosen ? {} : chosen}
      resetScroll={false}
      aria-current={isChosen || undefined}
    >
      {content}
    </Link>
  )
}
