import type { Operation } from '../../http/index.ts'

export const conflictOperations: Operation[] = []
