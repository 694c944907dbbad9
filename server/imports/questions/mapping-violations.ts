import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Violation } from '../map/index.ts'

/** What is wrong with a mapping document, as fields of the request: `document` and a JSON pointer into it. */
export const mappingViolations = (violations: readonly Violation[]): FieldViolation[] =>
  violations.map(({ pointer, problem }) => ({ field: `document${pointer}`, description: problem }))
