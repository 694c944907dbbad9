import { ENGINES } from '../engines.ts'
import { jobGuarantees } from './suites/jobs.ts'

for (const engine of ENGINES) jobGuarantees(engine)
