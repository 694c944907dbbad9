/** The colours of the application: for a light ground, then for a dark one. Our own styles use them as `--recert-<name>`. */
export const TOKENS = {
  page: ['#F6F7F9', '#0E1014'],
  surface: ['#FFFFFF', '#15181E'],
  sunken: ['#EEF0F4', '#1D2129'],
  line: ['#E1E4EA', '#2A2F39'],
  edge: ['#868E9C', '#6E7786'],
  text: ['#14181F', '#ECEEF2'],
  'text-2': ['#454D5B', '#BAC1CC'],
  quiet: ['#5D6675', '#98A1AF'],
  accent: ['#2F54CF', '#93A8FF'],
  'accent-soft': ['#EAEFFD', '#1D2648'],
  certify: ['#0F6E46', '#62D69E'],
  'certify-soft': ['#E3F4EB', '#12301F'],
  deny: ['#B42318', '#FF958C'],
  'deny-soft': ['#FDEBE9', '#3B1A18'],
  pending: ['#5B3CC4', '#BBAAFF'],
  'pending-soft': ['#EFECFC', '#292145'],
  warning: ['#8A4B00', '#F3BD65'],
  'warning-soft': ['#FDF0DB', '#33260E'],
  /** Text on a ground of accent, certify, deny, pending or warning. */
  'on-fill': ['#FFFFFF', '#0E1014'],
  /** Grounds of the letters that stand for apps and people. */
  'tint-0': ['#FBE3D3', '#3A2415'],
  'tint-1': ['#E6E1FA', '#272048'],
  'tint-2': ['#DDEBFB', '#17294A'],
  'tint-3': ['#DAF1E8', '#123126'],
  'tint-4': ['#F9DFEA', '#3B1728'],
  'tint-text-0': ['#8A3A0B', '#F0B48C'],
  'tint-text-1': ['#4A35A0', '#C0B2FF'],
  'tint-text-2': ['#1E4E8C', '#9CC3F5'],
  'tint-text-3': ['#0F5E45', '#7FD6B5'],
  'tint-text-4': ['#8C1D50', '#F3A1C5'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type TokenName = keyof typeof TOKENS

/** Colours that have a meaning, each with a soft ground. */
export const MEANINGS = ['accent', 'certify', 'deny', 'pending', 'warning'] as const
