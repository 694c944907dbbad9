import { CopyButton } from '@mantine/core'
import { IconBan, IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Tag } from '../marks/tag.tsx'
import { When } from '../values/when.tsx'
import { type AuditEntry, factsOf, sentenceOf } from './audit.rules.ts'
import classes from './audit-list.module.css'

interface AuditListProps {
  entries: readonly AuditEntry[]
  /** In place of the sentence's end: a link to what the entry is about. */
  aboutOf?: (entry: AuditEntry) => ReactNode
}

/** Entries of the audit log as sentences, with seconds; refused attempts among the others. */
export function AuditList({ entries, aboutOf }: AuditListProps) {
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <When at={entry.at} as="exact" />
          <p className={classes.sentence}>{sentenceOf(entry)}</p>
          <span className={classes.outcome}>
            <Outcome entry={entry} />
          </span>
          {factsOf(entry).length > 0 && <p className={classes.facts}>{factsOf(entry).join(' · ')}</p>}
          <p className={classes.origin}>
            {aboutOf?.(entry)}
            {entry.address && <span>from {entry.address}</span>}
            {entry.requestId && (
              <>
                <span>request {entry.requestId}</span>
                <CopyButton value={entry.requestId}>
                  {({ copied, copy }) => (
                    <button
                      type="button"
                      className={classes.copy}
                      aria-label={`${copied ? 'Copied' : 'Copy'} the request id`}
                      onClick={copy}
                    >
                      {copied ? 'Copied' : 'Copy'}
                    </button>
                  )}
                </CopyButton>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Outcome({ entry: { outcome, isSealed } }: { entry: AuditEntry }) {
  if (outcome !== 'AUDIT_OUTCOME_DONE')
    return (
      <Tag meaning="deny" icon={<IconBan size={14} stroke={1.75} aria-hidden />}>
        {outcome === 'AUDIT_OUTCOME_DENIED' ? 'Not allowed' : 'Refused'}
      </Tag>
    )
  return isSealed ? (
    <Tag meaning="certify" icon={<IconShieldCheck size={14} stroke={1.75} aria-hidden />}>
      Sealed
    </Tag>
  ) : (
    <Tag title="Entries are sealed into the audit chain within seconds">Not sealed yet</Tag>
  )
}
