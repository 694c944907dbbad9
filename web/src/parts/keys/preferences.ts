import { useLocalStorage } from '@mantine/hooks'

const NOW = { getInitialValueInEffect: false } as const
const SINGLE_KEYS = 'recert-single-keys'

/** How the reader likes pages, kept in this browser. The colour scheme is kept by Mantine. */
export const useDensity = () =>
  useLocalStorage<'comfortable' | 'compact'>({ key: 'recert-density', defaultValue: 'comfortable', ...NOW })

/** Whether keys without Ctrl, Alt or Cmd do something (WCAG 2.1.4). */
export const useSingleKeys = () => useLocalStorage({ key: SINGLE_KEYS, defaultValue: true, ...NOW })
export const hasSingleKeys = (): boolean => localStorage.getItem(SINGLE_KEYS) !== 'false'

/** Whether the focus goes to the next row after a decision. */
export const useMoveOn = () => useLocalStorage({ key: 'recert-move-on', defaultValue: true, ...NOW })

/** Whether the first steps are hidden, before they are done. */
export const useGuideHidden = () => useLocalStorage({ key: 'recert-guide-hidden', defaultValue: false, ...NOW })
