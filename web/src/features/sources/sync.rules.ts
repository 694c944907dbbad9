import type { Meaning } from '../../parts/marks/tag.tsx'

export const SYNC_STATES: Record<string, { label: string; meaning: Meaning }> = {
  SYNC_STATE_UPLOADING: { label: 'Uploading', meaning: 'accent' },
  SYNC_STATE_CHECKING: { label: 'Checking', meaning: 'accent' },
  SYNC_STATE_PREVIEWED: { label: 'Previewed', meaning: 'warning' },
  SYNC_STATE_QUEUED: { label: 'Waiting', meaning: 'accent' },
  SYNC_STATE_APPLYING: { label: 'Applying', meaning: 'accent' },
  SYNC_STATE_NEEDS_CONFIRMATION: { label: 'Asks first', meaning: 'warning' },
  SYNC_STATE_FAILED: { label: 'Not applied', meaning: 'deny' },
  SYNC_STATE_DONE: { label: 'Done', meaning: 'certify' },
  SYNC_STATE_CANCELLED: { label: 'Cancelled', meaning: 'plain' },
}

export const FILE_KINDS = ['users', 'apps', 'resource_types', 'resources', 'entitlements', 'accounts', 'grants']

export interface ChosenFile {
  name: string
  blob: Blob
  /** Why it cannot be uploaded. */
  problem: string
}

/** A file to upload. Its name says nothing about what it has; the server reads that from the file. */
export function chosenFile(name: string, blob: Blob, others: readonly Pick<ChosenFile, 'name'>[]): ChosenFile {
  const isTwice = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  const problem = isTwice
    ? 'A file with this name is already chosen.'
    : blob.size === 0
      ? 'This file is empty. Export it again.'
      : ''
  return { name, blob, problem }
}

/** Whether files can be imported into a source of this kind. */
export const takesFiles = (kind: string): boolean => kind !== 'SOURCE_KIND_DEMO' && kind !== 'SOURCE_KIND_SCIM'

const KIND_NAMES: Record<string, string> = {
  users: 'People',
  apps: 'Apps',
  resource_types: 'Resource types',
  resources: 'Resources',
  entitlements: 'Entitlements',
  accounts: 'Accounts',
  grants: 'Grants',
}
export const kindName = (kind: string): string => KIND_NAMES[kind] ?? kind

/** Where an app comes from that is here already. */
export const appOrigin = (sourceName: string): string => (sourceName ? `from ${sourceName}` : 'made by hand')
