import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { say } from '../../../parts/keys/announcer.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import { mayRetry, stateOf, subjectOf } from '../webhook.rules.ts'
import { type Delivery, deliveriesQuery, useRetryDelivery, type Webhook } from '../webhooks.queries.ts'
import classes from './deliveries.module.css'

/** What was sent to a webhook, with the attempts that it took. */
export default function Deliveries({ webhook }: { webhook: Webhook }) {
  const query = useInfiniteQuery(deliveriesQuery(webhook.id))
  const mayWrite = usePermission('webhook.write')
  const retry = useRetryDelivery()
  return (
    <section aria-label={`Deliveries to ${webhook.displayName}`} className={classes.section}>
      <h2>Deliveries to {webhook.displayName}</h2>
      {retry.error && <FailureNote error={retry.error} wanted="It was not sent again." />}
      <BrowseTable
        label={`Deliveries to ${webhook.displayName}`}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          { label: 'About', cell: subjectOf },
          {
            label: 'State',
            cell: (delivery) => (
              <>
                <Tag meaning={stateOf(delivery).meaning}>{stateOf(delivery).label}</Tag>
                {delivery.problem && <small className={classes.detail}>{delivery.problem}</small>}
              </>
            ),
          },
          { label: 'Attempts', cell: (delivery) => <Attempts delivery={delivery} /> },
          { label: 'Made', cell: ({ createdAt }) => <When at={createdAt} as="dateTime" />, isSecondary: true },
        ]}
        actions={(delivery: Delivery) =>
          mayWrite && mayRetry(delivery) ? (
            <Button
              variant="default"
              size="xs"
              aria-label={`Send again: ${subjectOf(delivery)}`}
              loading={retry.isPending && retry.variables?.id === delivery.id}
              onClick={() =>
                retry.mutate(
                  { webhookId: webhook.id, id: delivery.id },
                  { onSuccess: () => say('The delivery is sent again.') },
                )
              }
            >
              Send again
            </Button>
          ) : null
        }
        empty={<EmptyNote>Nothing has been sent yet. Send a test to check that the receiver works.</EmptyNote>}
      />
    </section>
  )
}

function Attempts({ delivery: { attempts, lastAttempts } }: { delivery: Delivery }) {
  if (attempts === 0) return <>None yet</>
  return (
    <details>
      <summary>{attempts}</summary>
      <ol className={classes.attempts}>
        {lastAttempts.map(({ number, at, status, problem, milliseconds }) => (
          <li key={number}>
            {number}: <When at={at} as="dateTime" />, {status === 0 ? 'no answer' : `answer ${status}`}, {milliseconds}{' '}
            ms
            {problem && <small className={classes.detail}>{problem}</small>}
          </li>
        ))}
      </ol>
    </details>
  )
}
