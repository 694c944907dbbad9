import type { Operation } from '../../http/index.ts'

export const appOperations: Operation[] = []
