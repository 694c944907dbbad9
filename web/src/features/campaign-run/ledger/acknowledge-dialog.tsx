import { Textarea } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { type LedgerSource, leftOutQuery, useAcknowledge } from '../ledger.queries.ts'
import { nameOfSource } from './ledger.rules.ts'

interface AcknowledgeDialogProps {
  id: string
  source: LedgerSource
  onClose(): void
}

/** Shows the rows that a source's data lacks; an owner accepts that the campaign does not cover them. */
export default function AcknowledgeDialog({ id, source, onClose }: AcknowledgeDialogProps) {
  const { sourceId, syncId, leftOutCount } = source
  const rows = useInfiniteQuery(leftOutQuery(id))
  const acknowledge = useAcknowledge(id)
  const [comment, setComment] = useState('')
  const count = Number(leftOutCount)
  return (
    <ConfirmDialog
      opened
      size="lg"
      title={`Rows left out of ${nameOfSource(source)}`}
      typed={leftOutCount}
      confirm={`Acknowledge ${formatCount(count)}`}
      isPending={acknowledge.isPending}
      error={acknowledge.error}
      onClose={onClose}
      onConfirm={() =>
        acknowledge.mutate({ sourceId, syncId, leftOutCount, comment: comment.trim() }, { onSuccess: onClose })
      }
    >
      <BrowseTable
        label="Rows left out"
        query={rows}
        keyOf={(row) => `${row.fileName} ${row.line} ${row.column} ${row.problem}`}
        columns={[
          { label: 'File', cell: (row) => row.fileName },
          { label: 'Line', cell: (row) => row.line, isNumber: true },
          { label: 'Column', cell: (row) => row.column },
          { label: 'Problem', cell: (row) => row.problem },
        ]}
        empty={<EmptyNote>No row is listed.</EmptyNote>}
      />
      <Textarea
        label="Comment"
        autosize
        minRows={2}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <p>The campaign does not cover the {countOf(count, 'row')}. A newer import of the source asks for this again.</p>
    </ConfirmDialog>
  )
}
