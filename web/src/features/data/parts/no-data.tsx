import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { demoQuery, useLoadDemo } from '../../guide/queries.ts'
import { usePermission } from '../../session/queries.ts'
import classes from './data-list.module.css'

/** In place of a list of access data when there is none; `things` is what the list would show. */
export function NoData({ things }: { things: string }) {
  const mayImport = usePermission('source.write')
  const navigate = useNavigate()
  const { data: demo } = useQuery({ ...demoQuery, enabled: mayImport })
  const load = useLoadDemo()
  if (!mayImport)
    return <EmptyNote>There are no {things} yet. They appear here when access data has been imported.</EmptyNote>
  return (
    <>
      <EmptyNote
        action={
          <div className={classes.ways}>
            <Button renderRoot={(props) => <Link to="/data/sources" search={{ new: true }} {...props} />}>
              Import your data
            </Button>
            {demo === 'DEMO_STATE_AVAILABLE' && (
              <Button
                variant="default"
                loading={load.isPending}
                onClick={() => load.mutate(undefined, { onSuccess: () => void navigate({ to: '/guide' }) })}
              >
                Load the demo company
              </Button>
            )}
          </div>
        }
      >
        {demo === 'DEMO_STATE_LOADING'
          ? 'The demo company is being loaded. This takes up to a minute.'
          : `There are no ${things} yet.`}
      </EmptyNote>
      {load.error && <FailureNote error={load.error} wanted="The demo company was not loaded." />}
    </>
  )
}
