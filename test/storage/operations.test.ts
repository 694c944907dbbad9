import { ENGINES } from '../engines.ts'
import { operationGuarantees } from './suites/operations.ts'

for (const engine of ENGINES) operationGuarantees(engine)
