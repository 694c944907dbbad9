import { ENGINES } from '../engines.ts'
import { chunkedJobGuarantees } from './suites/chunked-jobs.ts'

for (const engine of ENGINES) chunkedJobGuarantees(engine)
