import type { Operation } from '../../http/index.ts'
import { getAssignment } from './get-assignment.ts'
import { tryPolicy } from './try-policy.ts'

export const startOperations: readonly Operation[] = [getAssignment, tryPolicy]
