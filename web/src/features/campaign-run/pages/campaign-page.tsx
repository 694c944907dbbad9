import { useParams } from '@tanstack/react-router'
import { CampaignFrame } from '../parts/campaign-frame.tsx'

/** Leads to the tab of the campaign's state, or shows what is being done with it. */
export function CampaignPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id' })
  return <CampaignFrame id={id} />
}
