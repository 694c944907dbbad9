import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { AUDIT_COLUMNS, auditCells } from '../../../parts/audit/audit-csv.rules.ts'
import { csvOf } from '../../../parts/list/csv.rules.ts'
import { saveAs } from '../../../parts/list/save-as.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { type AuditFilter, fetchEntries } from '../queries.ts'
import classes from './audit-actions.module.css'

/** Saves the entries that the filter shows, not only those that are loaded. */
export function DownloadEntries({ filter }: { filter: AuditFilter }) {
  const save = useMutation({
    mutationFn: async () => {
      const found = await fetchEntries(filter)
      saveAs('audit-log.csv', csvOf(AUDIT_COLUMNS, found.entries.map(auditCells)))
      return found
    },
  })
  return (
    <span className={classes.action}>
      {save.data?.isCut && (
        <span role="status">
          Only the latest {formatCount(save.data.entries.length)} entries were saved. Choose a shorter time.
        </span>
      )}
      {save.error && <FailureNote error={save.error} wanted="The file could not be created." />}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        Download CSV
      </Button>
    </span>
  )
}
