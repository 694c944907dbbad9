import { parseIfMatch } from '../http/wire/if-match.ts'
import { invalidSyntax, ScimError } from './scim-error.ts'

/** The weak entity tag of a revision (RFC 7644, section 3.14). */
export const etagOf = (revision: string): string => `W/"${revision}"`

function namesRevision(header: string, name: string, revision: string): boolean {
  const tags = parseIfMatch(header)
  if (tags === undefined) throw invalidSyntax(`${name} must be * or the version of an earlier answer.`)
  // Weak comparison: the mark W/ does not count.
  return tags === '*' || tags.some((tag) => tag.replace(/^W\//, '') === `"${revision}"`)
}

/** Stops with 412 when the caller's If-Match names another revision. */
export function requireRevision(header: string | undefined, revision: string): void {
  if (header !== undefined && !namesRevision(header, 'If-Match', revision))
    throw new ScimError(
      412,
      undefined,
      `This resource changed after you read it (current version ${etagOf(revision)}). Read it again, then repeat your change.`,
    )
}

/** Whether the caller has this revision already. */
export const isKnownRevision = (header: string | undefined, revision: string): boolean =>
  header !== undefined && namesRevision(header, 'If-None-Match', revision)
