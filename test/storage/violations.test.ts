import { enginesFor } from '../engines.ts'
import { violationGuarantees } from './suites/violations.ts'

for (const engine of enginesFor('violations')) violationGuarantees(engine)
