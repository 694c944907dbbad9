import type { Domain } from '../http/index.ts'
import type { SourceUsages } from '../imports/index.ts'
import { getDemo } from './get-demo.ts'
import { demoJob } from './load-demo.ts'
import { loadDemoCompany } from './load-demo-company.ts'
import { removeDemoCompany } from './remove-demo-company.ts'

export { type DemoCompany, demoCompany } from './company.ts'
export { DEMO_JOB } from './demo.store.ts'
export type { DemoFile } from './files.ts'
export type { DemoMonitor } from './monitors.ts'

export const demoDomain = (usages: SourceUsages): Domain => ({
  name: 'demo',
  operations: [getDemo, loadDemoCompany, removeDemoCompany(usages)],
  jobs: ({ database }) => [demoJob(database)],
})
