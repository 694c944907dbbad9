import type { Domain } from '../http/index.ts'
import { demoJob } from './load-demo.ts'

export { type DemoCompany, demoCompany } from './company.ts'
export type { DemoFile } from './files.ts'
export { DEMO_JOB } from './load-demo.ts'
export type { DemoMonitor } from './monitors.ts'

export const demo: Domain = { name: 'demo', jobs: ({ database }) => [demoJob(database)] }
