import { ENGINES } from '../engines.ts'
import { violationGuarantees } from './suites/violations.ts'

for (const engine of ENGINES) violationGuarantees(engine)
