import type { ErrorDefinition } from './error-definition.ts'

/** Errors of setting up, preparing, starting and closing a campaign. */
export const CAMPAIGN_ERRORS = {
  invalid_state: {
    status: 409,
    code: 9,
    text: 'A campaign in state {state} cannot be {wanted}. {hint}',
  },
  ledger_unbalanced: {
    status: 409,
    code: 9,
    text: 'The campaign cannot start, because its ledger does not balance. {problems} Correct this, then prepare it again; GET /api/v1/access_review/{id}/ledger has the details.',
    metadata: ['problems'],
  },
  confirmation_required: {
    status: 409,
    code: 9,
    text: '{count} of {total} items (more than {percent} percent) would be denied without a decision. To confirm, repeat with {field} {count}.',
    metadata: ['count', 'total', 'percent'],
  },
  campaign_closing: {
    status: 409,
    code: 9,
    text: 'This campaign is closing. Decisions and changes are no longer accepted.',
  },
  preparation_under_way: {
    status: 409,
    code: 9,
    text: '{campaigns} being prepared from this data. Wait for it to end, or reset the campaign, then try again.',
  },
  version_changed: {
    status: 412,
    code: 10,
    text: 'This campaign changed after you read it (current version {version}). Read it again, then repeat your change.',
  },
  expression_timeout: {
    status: 422,
    code: 9,
    text: 'The expressions of this campaign take too long to evaluate, so there is no result. {problem}. Simplify them, or ask your administrator for more time (PREVIEW_EXPRESSION_SECONDS).',
  },
} as const satisfies Record<string, ErrorDefinition>
