import { useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { campaignsQuery } from '../features/campaigns/queries.ts'
import { apps, people } from '../features/pickers/queries.ts'
import { myReviewsQuery } from '../features/review/queries.ts'
import { useSession } from '../features/session/queries.ts'
import { PARTS } from '../features/settings/settings.rules.ts'
import { sourcesQuery } from '../features/sources/queries.ts'
import { labelOfState } from '../parts/campaign/campaign-state.rules.ts'
import { pageActions } from '../parts/keys/page-actions.ts'
import type { ChoiceSource } from '../parts/list/choices.ts'
import { formatCount } from '../parts/values/format.ts'
import type { NavigationGroup } from './navigation.ts'
import { LEAST_LETTERS, type PaletteEntry, type PaletteGroup } from './palette.rules.ts'

const PAUSE_MS = 150

interface Wanted {
  query: string
  opened: boolean
  navigation: readonly NavigationGroup[]
  mayUseCampaigns: boolean
  onKeys(): void
}

/** Everything that the palette can find, as far as the reader may see it. */
export function usePaletteGroups({ query, opened, navigation, mayUseCampaigns, onKeys }: Wanted) {
  const navigate = useNavigate()
  const { permissions } = useSession()
  const may = (permission: string) => permissions.includes(permission)
  const [searched] = useDebouncedValue(query.trim(), PAUSE_MS)
  const isCurrent = query.trim() === searched
  const isSearched = opened && Math.min(query.trim().length, searched.length) >= LEAST_LETTERS
  const reviews = useInfiniteQuery({ ...myReviewsQuery(false), enabled: opened })
  const campaigns = useInfiniteQuery({
    ...campaignsQuery({ query: searched }),
    enabled: isSearched && mayUseCampaigns,
    placeholderData: keepPreviousData,
  })
  const sources = useInfiniteQuery({ ...sourcesQuery, enabled: opened && may('source.write') })
  const foundApps = useFound(apps, searched, isSearched && may('app.read'))
  const foundPeople = useFound(people, searched, isSearched && may('user.read'))

  // What is known at once comes first, so that no answer of the server moves what Enter would choose.
  const groups: (PaletteGroup & { isFound?: boolean })[] = [
    {
      title: 'Reviews',
      entries: (reviews.data?.pages.flatMap(({ list }) => list) ?? []).map(({ id, displayName, counts }) => ({
        id: `review ${id}`,
        label: displayName,
        hint: `${formatCount(counts.left)} left`,
        run: () => void navigate({ to: '/reviews/$campaignId', params: { campaignId: id } }),
      })),
    },
    {
      title: 'On this page',
      entries: (opened ? pageActions() : []).map(({ label, run }) => ({ id: `page ${label}`, label, run })),
    },
    {
      title: 'Pages',
      entries: navigation.flatMap(({ entries }) =>
        entries.map(({ label, to }) => ({ id: to, label, run: () => void navigate({ to }) })),
      ),
    },
    {
      title: 'Settings',
      entries: PARTS.flatMap(({ parts }) => parts)
        .filter(({ needs }) => needs === undefined || may(needs))
        .map(({ label, to }) => ({ id: to, label, run: () => void navigate({ to }) })),
    },
    {
      title: 'Actions',
      entries: [
        ...(may('campaign.create')
          ? [{ id: 'new campaign', label: 'New campaign', run: () => void navigate({ to: '/campaigns/new' }) }]
          : []),
        ...(sources.data?.pages.flatMap(({ list }) => list) ?? []).map(({ id, displayName }) => ({
          id: `import ${id}`,
          label: `Import into ${displayName}`,
          run: () => void navigate({ to: '/data/sources/$id/import', params: { id } }),
        })),
        ...useColourEntries(),
        { id: 'keys', label: 'Keys and help', run: onKeys },
      ],
    },
    {
      title: 'Campaigns',
      isFound: isCurrent && !campaigns.isPlaceholderData,
      entries: (isSearched ? (campaigns.data?.pages[0]?.list ?? []) : []).map(
        ({ accessReview: { id, displayName, state } }) => ({
          id: `campaign ${id}`,
          label: displayName || 'Unnamed campaign',
          hint: labelOfState(state).label,
          run: () => void navigate({ to: '/campaigns/$id', params: { id } }),
        }),
      ),
    },
    {
      title: 'Apps',
      isFound: isCurrent,
      entries: foundApps.list.map(({ id, label }) => ({
        id: `app ${id}`,
        label,
        run: () => void navigate({ to: '/data/apps/$id', params: { id } }),
      })),
    },
    {
      title: 'People',
      isFound: isCurrent,
      entries: foundPeople.list.map(({ id, label, hint = '' }) => ({
        id: `person ${id}`,
        label,
        hint,
        run: () => void navigate({ to: '/data/people/$id', params: { id } }),
      })),
    },
  ]
  const isSearching = !isCurrent || foundApps.isFetching || foundPeople.isFetching || campaigns.isFetching
  const error = foundApps.error ?? foundPeople.error ?? campaigns.error ?? reviews.error
  return { groups, isSearching, error }
}

function useFound(source: ChoiceSource, query: string, enabled: boolean) {
  const { data, isFetching, error } = useQuery({
    queryKey: ['pickers', source.kind, 'search', query],
    queryFn: ({ signal }) => source.search(query, signal),
    enabled,
    staleTime: 15_000,
  })
  return { list: enabled ? (data ?? []) : [], isFetching: enabled && isFetching, error }
}

function useColourEntries(): PaletteEntry[] {
  const { setColorScheme } = useMantineColorScheme()
  return [
    { id: 'colours auto', label: 'Same colours as the system', run: () => setColorScheme('auto') },
    { id: 'colours light', label: 'Light colours', run: () => setColorScheme('light') },
    { id: 'colours dark', label: 'Dark colours', run: () => setColorScheme('dark') },
  ]
}
