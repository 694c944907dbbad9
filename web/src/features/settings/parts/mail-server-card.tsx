import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { isUnderWay, type Mail, mailServerQuery, testMailQuery, useSendTestMail } from '../mail.queries.ts'
import classes from './mail-server-card.module.css'

/** Whether mail leaves this server, as whom, and a mail to try it with. */
export function MailServerCard({ mayTest }: { mayTest: boolean }) {
  const { data, error, refetch } = useQuery(mailServerQuery)
  const test = useSendTestMail()
  if (error)
    return <FailureNote error={error} wanted="The mail server could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={1} height={88} />
  const { isSet, host, fromName, fromAddress } = data
  return (
    <section className={classes.card} aria-labelledby="mail-server">
      <div className={classes.head}>
        <h2 id="mail-server">Mail server</h2>
        {isSet ? <Tag meaning="certify">Set</Tag> : <Tag meaning="warning">Not set</Tag>}
        {mayTest && (
          <Button
            variant="default"
            size="xs"
            className={classes.test}
            loading={test.isPending}
            onClick={() => test.mutate(undefined)}
          >
            Send me a test mail
          </Button>
        )}
      </div>
      <p>
        {isSet
          ? `Mail is sent through ${host}.`
          : 'Without a mail server (SMTP_URL) nothing leaves this machine, and you can read each mail here. Its link signs the recipient in.'}{' '}
        The sender is {fromName ? `${fromName} <${fromAddress}>` : fromAddress}.
      </p>
      {test.error && <FailureNote error={test.error} wanted="No test mail was sent." />}
      {test.data && <Outcome key={test.data.id} mail={test.data} hasServer={isSet} />}
    </section>
  )
}

function Outcome({ mail, hasServer }: { mail: Mail; hasServer: boolean }) {
  const { data } = useQuery(testMailQuery(mail))
  const cache = useQueryClient()
  // The list shows the same mail.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each state of the mail
  useEffect(() => {
    void cache.invalidateQueries({ queryKey: ['settings', 'mails', undefined] })
  }, [cache, data.state, data.lastError])
  return (
    <p role="status" data-failed={data.lastError !== '' || undefined} className={classes.outcome}>
      {outcomeOf(data, hasServer)}
    </p>
  )
}

const outcomeOf = (mail: Mail, hasServer: boolean): string => {
  if (isUnderWay(mail)) return `The test mail to ${mail.email} is on its way.`
  if (mail.state === 'WAITING') return `The test mail could not be sent yet, and is tried again: ${mail.lastError}`
  if (mail.state === 'FAILED') return `The test mail could not be sent: ${mail.lastError}`
  return hasServer
    ? `The mail server accepted the test mail to ${mail.email}. Check your mailbox.`
    : 'The test mail was written. Read it in the list below.'
}
