import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ChoiceSource } from '../list/choices.ts'
import { Picker } from '../list/picker.tsx'
import { SUBJECTS } from './audit.rules.ts'
import classes from './audit-filters.module.css'
import { type AuditSearch, isAuditFiltered, NO_AUDIT_FILTERS } from './audit-filters.rules.ts'

interface AuditFiltersProps {
  value: AuditSearch
  /** Whom one can look for; undefined for those who may not. */
  people: ChoiceSource | undefined
  onChange(change: Record<string, unknown>): void
}

/** Who, what, when and with which outcome: the filters of the audit log and of the trail of a campaign. */
export function AuditFilters({ value, people, onChange }: AuditFiltersProps) {
  const { who, what, from, until, outcome, request } = value
  return (
    <search className={classes.filters}>
      {people && (
        <div className={classes.who}>
          <Picker
            label="Who"
            source={people}
            value={who ?? []}
            placeholder="Anybody"
            max={20}
            onChange={(ids) => onChange({ who: ids.length > 0 ? ids : undefined })}
          />
        </div>
      )}
      <NativeSelect
        className={classes.what ?? ''}
        label="What"
        value={what ?? ''}
        data={[
          { value: '', label: 'Everything' },
          ...Object.entries(SUBJECTS).map(([name, { label }]) => ({ value: name, label })),
        ]}
        onChange={(event) => onChange({ what: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label="From"
        value={from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label="Until"
        value={until ?? ''}
        onChange={(event) => onChange({ until: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label="Outcome"
        value={outcome ?? ''}
        data={[
          { value: '', label: 'Any' },
          { value: 'done', label: 'Done' },
          { value: 'denied', label: 'Not allowed' },
          { value: 'refused', label: 'Refused' },
        ]}
        onChange={(event) => onChange({ outcome: event.currentTarget.value || undefined })}
      />
      <TextInput
        className={classes.request ?? ''}
        label="Request"
        placeholder="Any"
        value={request ?? ''}
        maxLength={64}
        onChange={(event) => onChange({ request: event.currentTarget.value.trim() || undefined })}
      />
      {isAuditFiltered(value) && (
        <Button
          variant="subtle"
          onClick={(event) => {
            // It goes with the filters.
            event.currentTarget.closest('search')?.querySelector('select')?.focus()
            onChange(NO_AUDIT_FILTERS)
          }}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}
