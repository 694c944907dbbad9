import type { Validation } from '../../../contract/campaign/preparation.ts'

export type Warning = Validation['warnings'][number]

/** A warning about one thing, without a page where it can be corrected, unless it says otherwise. */
export const warning = (
  code: string,
  description: string,
  more: Partial<Omit<Warning, 'code' | 'description'>> = {},
): Warning => ({ code, description, count: 1, link: '', examples: [], ...more })

export const hasOrHave = (count: number): string => (count === 1 ? 'has' : 'have')
