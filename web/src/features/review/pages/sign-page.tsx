import { Button, TextInput } from '@mantine/core'
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { signInOptionsQuery, useSession } from '../../session/queries.ts'
import { myReviewQuery, type Submission } from '../queries.ts'
import { cancelSubmission, sendSignInLink, signSubmission, stepUpQuery, submissionQuery } from '../signing.queries.ts'
import { NextReview } from '../submit/next-review.tsx'
import classes from './sign-page.module.css'

/** Where a reviewer signs what they submitted. Its address stays the same while they authenticate elsewhere. */
export function SignPage() {
  const { campaignId, submissionId } = useParams({ from: '/signed-in/reviews/$campaignId/sign/$submissionId' })
  const { data: review } = useQuery(myReviewQuery(campaignId))
  const { data: submission, error, refetch } = useQuery(submissionQuery(campaignId, submissionId))
  return (
    <Page
      title="Sign"
      area={review?.displayName ?? 'My reviews'}
      parents={[
        { label: 'My reviews', to: '/reviews' },
        { label: review?.displayName ?? '…', to: '/reviews/$campaignId', params: { campaignId } },
      ]}
    >
      {error && (
        <FailureNote error={error} wanted="The submission could not be loaded." onRetry={() => void refetch()} />
      )}
      {!submission && !error && <LoadingRows rows={4} />}
      {submission &&
        (submission.state === 'AWAITING_SIGNATURE' ? (
          <Waiting submission={submission} />
        ) : (
          <Ended submission={submission} />
        ))}
    </Page>
  )
}

/** What was typed is still there after the way to the provider and back. */
const nameKey = (id: string) => `recert.sign.${id}`

function Waiting({ submission }: { submission: Submission }) {
  const { accessReviewId, id, decisionsDigest, submittedCount, deadlineAt, signature } = submission
  const { transaction = '' } = useSearch({ from: '/signed-in/reviews/$campaignId/sign/$submissionId' })
  const { data: stepUp } = useQuery(stepUpQuery(transaction))
  const [name, setName] = useState(() => sessionStorage.getItem(nameKey(id)) ?? '')
  const { user } = useSession()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const isVerified = stepUp?.state === 'STEP_UP_TRANSACTION_STATE_VERIFIED' && !stepUp.isUsed
  const needsProvider = (signature?.stepUpProviderId ?? '') !== ''
  const refresh = () => cache.invalidateQueries({ queryKey: ['review'] })
  const sign = useMutation({
    mutationFn: async () => {
      sessionStorage.setItem(nameKey(id), name)
      const { redirectUrl } = await signSubmission(accessReviewId, id, {
        decisionsDigest,
        printedName: name,
        ...(isVerified ? { stepUpTransactionId: transaction } : {}),
      })
      if (redirectUrl) {
        window.location.assign(redirectUrl)
        return
      }
      sessionStorage.removeItem(nameKey(id))
      await refresh()
    },
  })
  const cancel = useMutation({
    mutationFn: async () => {
      await cancelSubmission(accessReviewId, id)
      await refresh()
      await navigate({ to: '/reviews/$campaignId', params: { campaignId: accessReviewId } })
    },
  })
  const failed = sign.error instanceof RequestFailed ? sign.error : undefined
  const nameProblem = failed?.fields.find(({ field }) => field === 'printedName')
  return (
    <form
      className={classes.card}
      onSubmit={(event) => {
        event.preventDefault()
        sign.mutate()
      }}
    >
      <p>By signing you state:</p>
      <blockquote className={classes.meaning}>{signature?.meaning}</blockquote>
      <dl className={classes.facts}>
        <dt>What</dt>
        <dd>{countOf(submittedCount, 'decision')}</dd>
        <dt>Digest</dt>
        <dd>
          <code>{decisionsDigest}</code>
        </dd>
        <dt>Time</dt>
        <dd>
          set by the server when you sign
          {deadlineAt && (
            <>
              , at the latest <When at={deadlineAt} as="exact" />
            </>
          )}
        </dd>
      </dl>
      <TextInput
        required
        label="Your name"
        description={
          user.displayName
            ? `Type it as it is in the directory: ${user.displayName}.`
            : 'Type it as it is in the directory.'
        }
        autoComplete="name"
        maxLength={400}
        value={name}
        error={nameProblem && `It ${nameProblem.description}.`}
        onChange={(event) => {
          setName(event.currentTarget.value)
          if (sign.error) sign.reset()
        }}
      />
      {stepUp?.errorMessage && <p role="alert">{stepUp.errorMessage}</p>}
      {isVerified && <p role="status">Your identity is confirmed. You can sign now.</p>}
      {failed?.reason === 'REAUTHENTICATION_REQUIRED' ? (
        <SignInAgain submission={submission} problem={failed.message} />
      ) : (
        sign.error &&
        !nameProblem && (
          <FailureNote
            error={sign.error}
            wanted="Not signed, and nothing was submitted. Your decisions are still here."
          />
        )
      )}
      {cancel.error && <FailureNote error={cancel.error} wanted="The submission was not cancelled." />}
      <div className={classes.buttons}>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Do not sign
        </Button>
        <Button type="submit" loading={sign.isPending} disabled={name.trim() === ''}>
          {needsProvider && !isVerified ? 'Continue and confirm your identity' : 'Sign'}
        </Button>
      </div>
    </form>
  )
}

/** The way to a sign-in that is fresh enough. */
function SignInAgain({ submission, problem }: { submission: Submission; problem: string }) {
  const { data: offered } = useQuery(signInOptionsQuery)
  const { providerName = '', linksAllowed = true } = offered ?? {}
  const here = `/reviews/${submission.accessReviewId}/sign/${submission.id}`
  const send = useMutation({ mutationFn: () => sendSignInLink(submission.accessReviewId, submission.id) })
  return (
    <div role="alert" className={classes.again}>
      <p>{problem}</p>
      {providerName && (
        <Button component="a" href={`/auth/v1/sso/start?again=true&to=${encodeURIComponent(here)}`}>
          Sign in with {providerName}
        </Button>
      )}
      {linksAllowed && <MailedLink send={send} />}
    </div>
  )
}

function MailedLink({ send }: { send: UseMutationResult<unknown, Error, void> }) {
  return (
    <>
      {send.isSuccess ? (
        <p>A link is on its way to your mailbox. It leads back to this page; your decisions stay as they are.</p>
      ) : (
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
          Mail me a link to sign in
        </Button>
      )}
      {send.error && <FailureNote error={send.error} wanted="The mail was not sent." />}
    </>
  )
}

const TEXTS: Record<string, string> = {
  TIMESTAMPING: 'Signed. The time-stamp authority is being asked; your decisions count as soon as it has answered.',
  APPLYING: 'Signed. Your decisions are being applied.',
  DONE: 'Signed and submitted.',
  EXPIRED:
    'This submission was not signed in time or was cancelled. Nothing was submitted; your decisions are still here.',
  FAILED:
    'No time stamp came in time. Nothing was submitted; your decisions are still here. Submit and sign them again.',
}

function Ended({ submission: { state, accessReviewId, signature } }: { submission: Submission }) {
  return (
    <div className={classes.card}>
      <p role="status">
        <strong>{TEXTS[state] ?? state}</strong>
      </p>
      {signature?.signedAt && (
        <dl className={classes.facts}>
          <dt>Name</dt>
          <dd>{signature.printedName}</dd>
          <dt>Time</dt>
          <dd>
            <When at={signature.signedAt} as="exact" />
          </dd>
          <dt>Meaning</dt>
          <dd>{signature.meaning}</dd>
        </dl>
      )}
      {signature?.problem && <p>{signature.problem}</p>}
      <div className={classes.buttons}>
        <Link to="/reviews/$campaignId/submissions" params={{ campaignId: accessReviewId }}>
          Receipt
        </Link>
        <Link to="/reviews/$campaignId" params={{ campaignId: accessReviewId }}>
          Back to the review
        </Link>
        {state === 'DONE' && <NextReview campaignId={accessReviewId} isPrimary={false} />}
      </div>
    </div>
  )
}
