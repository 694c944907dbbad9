import type { Operation } from '../../http/index.ts'

export const sourceOperations: Operation[] = []
