import { Button, CopyButton } from '@mantine/core'
import { RequestFailed } from '../../api/problem.ts'
import classes from './failure-note.module.css'

interface FailureNoteProps {
  error: unknown
  /** What was wanted, as a sentence: "The apps could not be loaded." */
  wanted?: string
  onRetry?: () => void
  isRetrying?: boolean
}

/** Says in its place what failed and why, with the number by which an administrator finds the request. */
export function FailureNote({ error, wanted, onRetry, isRetrying = false }: FailureNoteProps) {
  const message = error instanceof Error ? error.message : 'Something went wrong in this page.'
  const requestId = error instanceof RequestFailed && (error.status ?? 0) >= 500 ? error.requestId : ''
  return (
    <div className={classes.note} role="alert">
      {wanted && <strong>{wanted}</strong>}
      <p>{message}</p>
      {requestId && (
        <p className={classes.request}>
          Request {requestId}{' '}
          <CopyButton value={requestId}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`${copied ? 'Copied' : 'Copy'} the request id`}
                onClick={copy}
              >
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </p>
      )}
      {onRetry && (
        <Button variant="default" size="xs" loading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
