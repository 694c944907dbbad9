import type { ErrorDefinition } from './error-definition.ts'

/** Errors of sources, their syncs, and the demo company. */
export const IMPORT_ERRORS = {
  sync_under_way: {
    status: 409,
    code: 9,
    text: 'Import {sync} of this source is still in progress ({state}). Wait for it to end, or cancel it.',
  },
  source_deleting: {
    status: 409,
    code: 9,
    text: 'This source is being deleted, which cannot be stopped. Import {sync} shows the progress.',
  },
  access_data_exists: {
    status: 409,
    code: 9,
    text: 'This tenant already has access data, and the demo company must not mix with it. Load the demo company into an empty tenant.',
  },
  demo_loaded: {
    status: 409,
    code: 9,
    text: 'The demo company is already loaded. To load it again, remove it first.',
  },
  demo_not_loaded: { status: 409, code: 9, text: 'The demo company is not loaded, so there is nothing to remove.' },
  demo_busy: {
    status: 409,
    code: 9,
    text: 'The demo company is being {doing}. Try again when that is done, in about a minute.',
  },
  demo_in_campaigns: {
    status: 409,
    code: 9,
    text: 'These campaigns contain access from the demo company: {campaigns}. Prepared, open and closed ones keep their items; drafts lose its apps. To remove it anyway, set evenWithCampaigns (--even-with-campaigns on the command line).',
    metadata: ['campaigns'],
  },
  demo_administrators: {
    status: 409,
    code: 9,
    text: 'These people of the demo company are Super Administrators: {people}. Take this role from them first, so that no made-up person keeps it.',
  },
  not_scim_source: {
    status: 409,
    code: 9,
    text: 'The source "{name}" does not take data by SCIM. Create a source of the kind SOURCE_KIND_SCIM, and the token for it.',
  },
  takes_no_files: {
    status: 409,
    code: 9,
    text: 'The source "{name}" gets its data by SCIM and takes no files. Import into another source.',
  },
  left_out_limit: {
    status: 409,
    code: 9,
    text: 'Rows that cannot be imported: {count}. Check the problems of the import. To import the other rows, apply with leftOutCount {count}.',
    metadata: ['count'],
  },
  removal_limit: {
    status: 409,
    code: 9,
    text: 'This import would remove {removals}. If that is right, apply with removedCounts, the number of each, or with allowRemovals.',
    metadata: ['removals'],
  },
  too_many_scim_tokens: {
    status: 409,
    code: 9,
    text: 'This source already has {limit} tokens. Delete a token that is no longer used, then create another.',
  },
  import_applying: {
    status: 409,
    code: 10,
    text: 'An import is being applied, and access data cannot be changed until it is done. Try again in a few seconds.',
  },
  sync_writing: {
    status: 409,
    code: 9,
    text: 'This import has begun to write its changes, so it can no longer be cancelled. It continues on its own, even after a restart.',
  },
  sync_ended: { status: 409, code: 9, text: 'An import in state {state} can no longer be {wanted}.' },
  preview_changed: {
    status: 409,
    code: 10,
    text: "The source's mapping changed after this preview. Nothing was changed. Preview the import again, then apply it with the new token.",
  },
  sync_incomplete: {
    status: 409,
    code: 9,
    text: 'The upload of {file} is incomplete. Wait for it to finish, upload the file again, or cancel the import.',
  },
  upload_overtaken: {
    status: 409,
    code: 9,
    text: 'A later upload of the same file replaced this one. Only the later upload is used.',
  },
  unknown_file: { status: 400, code: 3, text: '{file} is not the name of an import file. Valid names: {known}.' },
  unreadable_file: { status: 400, code: 3, text: '{file} {problem}.' },
} as const satisfies Record<string, ErrorDefinition>
