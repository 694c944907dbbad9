import '@mantine/spotlight/styles.css'
import { createSpotlight, Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { NavigationGroup } from './navigation.ts'

const [store, spotlight] = createSpotlight()

interface PaletteProps {
  opened: boolean
  onClose(): void
  groups: readonly NavigationGroup[]
}

/** Finds pages, things and actions by their names. Loaded when it is first opened. */
export default function Palette({ opened, onClose, groups }: PaletteProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (opened) spotlight.open()
  }, [opened])
  const actions: (SpotlightActionGroupData | SpotlightActionData)[] = groups.map(({ title, entries }) => ({
    group: title ?? 'Pages',
    actions: entries.map(({ label, to, icon: Icon }) => ({
      id: to,
      label,
      leftSection: <Icon size={20} stroke={1.75} aria-hidden />,
      onClick: () => void navigate({ to }),
    })),
  }))
  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut={null}
      onSpotlightClose={onClose}
      highlightQuery
      limit={30}
      nothingFound="Nothing found"
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden />,
        placeholder: 'Search pages, reviews, campaigns, apps and people',
        'aria-label': 'Search pages, reviews, campaigns, apps and people',
      }}
    />
  )
}
