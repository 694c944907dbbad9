import { type CSSVariablesResolver, createTheme } from '@mantine/core'

export const theme = createTheme({
  primaryColor: 'blue',
  // White text on these shades has a contrast of 4.5:1 (WCAG 2.2, 1.4.3); on Mantine's default light shade it has less.
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  respectReducedMotion: true,
})

/** The page background behind cards, and dimmed and error text with more contrast than Mantine's defaults. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--recert-page': 'var(--mantine-color-gray-0)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  dark: {
    '--recert-page': 'var(--mantine-color-dark-8)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
  },
})
