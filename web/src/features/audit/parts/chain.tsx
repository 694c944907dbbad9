import { Button } from '@mantine/core'
import { IconAlertHexagon, IconShieldCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount, formatDateTime } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import { auditChainQuery, verifyChain } from '../queries.ts'
import classes from './audit-actions.module.css'

/** What is sealed, and whether it is intact; only those who may see all of the log can see this. */
export function Chain() {
  const isAllowed = usePermission('audit.read')
  const { data } = useQuery({ ...auditChainQuery, enabled: isAllowed })
  const [verified, setVerified] = useState(0)
  const verify = useMutation({ mutationFn: () => verifyChain(setVerified), onMutate: () => setVerified(0) })
  if (!isAllowed) return null
  const sealed = Number(data?.sealedCount ?? 0)
  return (
    <div className={classes.chain}>
      {/* Its line is there from the start, so that the entries below do not move. */}
      <p>
        {data
          ? `${countOf(sealed, 'entry', 'entries')} sealed into the audit chain${
              data.lastSealedAt ? `, the last of ${formatDateTime(new Date(data.lastSealedAt))}` : ''
            }.`
          : '\u00a0'}
      </p>
      <Button
        variant="default"
        size="xs"
        title="Recomputes the hash of every entry"
        disabled={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {verify.isPending ? `Verified ${formatCount(verified)} of ${formatCount(sealed)}` : 'Verify chain'}
      </Button>
      {verify.data && <Result {...verify.data} />}
      {verify.error && <FailureNote error={verify.error} wanted="The chain could not be verified." />}
    </div>
  )
}

function Result({ verifiedCount, problem }: Awaited<ReturnType<typeof verifyChain>>) {
  return problem ? (
    <span className={classes.broken} role="alert">
      <IconAlertHexagon size={16} stroke={1.75} aria-hidden />
      The audit log was tampered with at entry {formatCount(Number(problem.number))}: {problem.description}.
    </span>
  ) : (
    <span className={classes.intact} role="status">
      <IconShieldCheck size={16} stroke={1.75} aria-hidden />
      The chain is intact: {countOf(Number(verifiedCount), 'entry', 'entries')} verified.
    </span>
  )
}
