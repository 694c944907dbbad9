import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
} from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { mix } from './colour.ts'
import { MEANINGS, TOKENS, type TokenName } from './tokens.ts'

/** Ten shades of a meaning: 0 is its soft ground in light, 3 the colour in dark, 7 in light, 9 its soft ground in dark. */
function shades(name: (typeof MEANINGS)[number]): MantineColorsTuple {
  const [[light, dark], [lightSoft, darkSoft]] = [TOKENS[name], TOKENS[`${name}-soft`]]
  const between = (from: string, to: string, ...shares: number[]) => shares.map((share) => mix(from, to, share))
  return [
    lightSoft,
    ...between(lightSoft, dark, 0.4, 0.7),
    dark,
    ...between(dark, light, 0.25, 0.5, 0.75),
    light,
    mix(light, darkSoft, 0.5),
    darkSoft,
  ] as unknown as MantineColorsTuple
}

const [light, dark] = [0, 1].map((index) => (name: TokenName) => TOKENS[name][index] as string) as [
  (name: TokenName) => string,
  (name: TokenName) => string,
]

/** The key that opened a menu, when it is held down, must not choose the first item. */
const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 3 },
  // Mantine chooses the text on a filled ground once, for the light scheme.
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' ? { color: 'var(--recert-on-fill)' } : {}),
  }),
  white: '#FFFFFF',
  black: light('text'),
  colors: {
    ...Object.fromEntries(MEANINGS.map((name) => [name, shades(name)])),
    gray: [
      ...[light('page'), light('sunken'), light('line'), mix(light('line'), light('edge'), 0.3)],
      ...[mix(light('line'), light('edge'), 0.6), light('edge'), light('quiet'), light('text-2')],
      ...[mix(light('text-2'), light('text'), 0.5), light('text')],
    ] as unknown as MantineColorsTuple,
    dark: [
      ...[dark('text'), dark('text-2'), dark('quiet'), dark('edge'), dark('line'), dark('sunken'), dark('surface')],
      ...[dark('page'), mix(dark('page'), '#000000', 0.3), mix(dark('page'), '#000000', 0.6)],
    ] as unknown as MantineColorsTuple,
  },
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.333', sm: '1.385', md: '1.429', lg: '1.375', xl: '1.3' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  radius: { xs: '0.3125rem', sm: '0.3125rem', md: '0.4375rem', lg: '0.6875rem', xl: '0.6875rem' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1rem', lineHeight: '1.375' },
      h2: { fontSize: '0.875rem', lineHeight: '1.429' },
      h3: { fontSize: '0.8125rem', lineHeight: '1.385' },
    },
  },
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, padding: 20 } },
    // A menu may hold nothing but its items: the first one has the focus, and not an element that takes it.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    MenuDropdown: { defaultProps: { onKeyDown: ignoreHeldKey } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    // The edge of an input has a contrast of 3:1 (WCAG 2.2, 1.4.11).
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-bd': 'var(--recert-edge)' } }) as never }),
  },
})

/** Our tokens, and Mantine's variables that must follow them. */
export const cssVariables: CSSVariablesResolver = () => {
  const ofScheme = (index: 0 | 1) => ({
    ...Object.fromEntries(Object.entries(TOKENS).map(([name, pair]) => [`--recert-${name}`, pair[index]])),
    '--mantine-color-body': 'var(--recert-surface)',
    '--mantine-color-text': 'var(--recert-text)',
    '--mantine-color-dimmed': 'var(--recert-quiet)',
    '--mantine-color-error': 'var(--recert-deny)',
    '--mantine-primary-color-contrast': 'var(--recert-on-fill)',
    '--mantine-color-anchor': 'var(--recert-accent)',
    '--mantine-color-placeholder': 'var(--recert-quiet)',
    '--mantine-color-default': 'var(--recert-surface)',
    '--mantine-color-default-hover': 'var(--recert-sunken)',
    '--mantine-color-default-color': 'var(--recert-text)',
    '--mantine-color-default-border': 'var(--recert-line)',
    '--mantine-color-disabled': 'var(--recert-sunken)',
    '--mantine-color-disabled-color': 'var(--recert-quiet)',
    '--mantine-color-disabled-border': 'var(--recert-line)',
  })
  return { variables: {}, light: ofScheme(0), dark: ofScheme(1) }
}
