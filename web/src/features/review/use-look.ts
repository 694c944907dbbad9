import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useDensity, useMoveOn, useSingleKeys } from '../../parts/keys/preferences.ts'

const NOW = { getInitialValueInEffect: false } as const

/** How the page looks: by the width of the window, and as the reader likes it, in this browser. */
export function useLook() {
  const isCard = !useMediaQuery('(min-width: 768px)', true, NOW)
  const isWide = useMediaQuery('(min-width: 1100px)', true, NOW)
  const [density, setDensity] = useDensity()
  const [hasPanel, setHasPanel] = useLocalStorage({ key: 'recert-panel', defaultValue: true, ...NOW })
  const [isAlike, setIsAlike] = useLocalStorage({ key: 'recert-alike', defaultValue: true, ...NOW })
  const [hasKeys] = useSingleKeys()
  const [movesOn] = useMoveOn()
  /** The panel over the list, where there is no room beside it. */
  const [hasSheet, setHasSheet] = useState(false)
  /** Cards have check boxes only while tasks are selected. */
  const [isSelecting, setIsSelecting] = useState(false)
  return useMemo(
    () => ({
      isCard,
      isWide,
      isCompact: density === 'compact' && !isCard,
      isAlike,
      hasKeys,
      movesOn,
      isSelecting: isCard && isSelecting,
      setIsSelecting,
      showsPanel: isWide ? hasPanel : hasSheet,
      showPanel: isWide ? setHasPanel : setHasSheet,
      toggleDensity: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
      toggleAlike: () => setIsAlike(!isAlike),
    }),
    [
      isCard,
      isWide,
      density,
      setDensity,
      hasPanel,
      setHasPanel,
      isAlike,
      setIsAlike,
      hasKeys,
      movesOn,
      hasSheet,
      isSelecting,
    ],
  )
}
export type Look = ReturnType<typeof useLook>
