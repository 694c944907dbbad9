import type { Operation } from '../../http/index.ts'
import { getAssignment } from './get-assignment.ts'

export const startOperations: readonly Operation[] = [getAssignment]
