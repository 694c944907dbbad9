/** Fields by which older clients say what is reviewed. They restrict beside `scopeV2`. */
export const OLDER_FIELDS = ['scope', 'inclusionScope', 'exclusionScope', 'singleApp', 'multiApp', 'bindings'] as const
export type OlderField = (typeof OLDER_FIELDS)[number]
