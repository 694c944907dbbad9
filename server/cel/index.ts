export { type CelProblem, celMarkers, checkCel, MAX_CEL_LENGTH, namedVariables } from './check-cel.ts'
export {
  type CelOutcome,
  type CelResult,
  type CelRuntime,
  type CelValues,
  compileCel,
  compileCelBatch,
  lenientAllowance,
  type TimeAllowance,
  timeAllowance,
} from './compile-cel.ts'
export type { DirectoryLookup } from './directory-lookup.ts'
export type { CelContext } from './environment.ts'
export { CelFault, EvaluationTimeout } from './fault.ts'
export { fromZone, toZone } from './time/zone.ts'
export type { FieldsOf } from './types.ts'
