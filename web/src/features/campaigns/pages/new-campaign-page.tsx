import { Button } from '@mantine/core'
import {
  IconAlertHexagon,
  IconBinaryTree,
  IconChevronRight,
  IconHierarchy,
  IconKey,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { useSession } from '../../session/queries.ts'
import { campaigns, type ScopeType, useCreateCampaign } from '../queries.ts'
import { newCampaignName } from '../states.rules.ts'
import classes from './new-campaign-page.module.css'

const KINDS: readonly { type: ScopeType; label: string; about: string; icon: TablerIcon }[] = [
  {
    type: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
    label: 'Entitlements',
    about: 'Who holds them: all, chosen ones, or those of a risk level or framework.',
    icon: IconKey,
  },
  {
    type: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
    label: 'People',
    about: 'What they hold: everybody, a team, those who left.',
    icon: IconUsers,
  },
  {
    type: 'ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE',
    label: 'Resources',
    about: 'Who reaches them: projects, repositories, databases.',
    icon: IconBinaryTree,
  },
  {
    type: 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE',
    label: 'Inheritance',
    about: 'The same, and also through parent resources and groups.',
    icon: IconHierarchy,
  },
  {
    type: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS',
    label: 'Conflicts',
    about: 'Who holds access that nobody should hold together.',
    icon: IconAlertHexagon,
  },
]

/** Choosing what is reviewed makes the draft. */
export function NewCampaignPage() {
  const navigate = useNavigate()
  const { userId } = useSession()
  const create = useCreateCampaign()
  const [original, setOriginal] = useState<{ id: string; name: string }>()
  const make = (chosen: { scopeType: ScopeType } | { duplicateFrom: string }, displayName: string) =>
    create.mutate(
      { displayName, ownerIds: [userId], ...chosen },
      { onSuccess: (id) => void navigate({ to: '/campaigns/$id/setup', params: { id } }) },
    )
  return (
    <Page title="New campaign" area="Campaigns" parents={[{ label: 'Campaigns', to: '/campaigns' }]}>
      <p className={classes.lead}>
        What is reviewed? Your choice creates a draft; nobody is told about it yet. The kind cannot be changed later.
      </p>
      {create.error && <FailureNote error={create.error} wanted="The draft was not created." />}
      <ul className={classes.kinds}>
        {KINDS.map(({ type, label, about, icon: Icon }) => (
          <li key={type}>
            <button
              type="button"
              className={classes.kind}
              disabled={create.isPending}
              onClick={() => make({ scopeType: type }, newCampaignName(new Date()))}
            >
              <span className={classes.icon}>
                <Icon size={20} stroke={1.75} aria-hidden />
              </span>
              <span>
                <strong>{label}</strong>
                <small>{about}</small>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <h2 className={classes.heading}>Or copy a campaign</h2>
      <div className={classes.copy}>
        <Picker
          label="Campaign"
          source={campaigns}
          max={1}
          value={original ? [original.id] : []}
          description="Its scope, selections and policies are copied."
          onChange={([id], [choice]) => setOriginal(id ? { id, name: choice?.label ?? '' } : undefined)}
        />
        <Button
          variant="default"
          disabled={!original}
          loading={create.isPending}
          onClick={() =>
            original && make({ duplicateFrom: original.id }, `${original.name} (copy)`.trim().slice(0, 200))
          }
        >
          Copy
        </Button>
      </div>
    </Page>
  )
}
