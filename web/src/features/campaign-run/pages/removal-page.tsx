import { useParams, useSearch } from '@tanstack/react-router'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import { RemovalList } from '../removal/removal-list.tsx'

/** What has to be removed after a campaign, and what became of it. */
export function RemovalPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/removal' })
  const search = useSearch({ from: '/signed-in/campaigns/$id/removal' })
  return (
    <CampaignFrame id={id} tab="removal">
      {() => <RemovalList search={search} campaignId={id} />}
    </CampaignFrame>
  )
}
