export { type DemoCompany, demoCompany } from './company.ts'
export type { DemoFile } from './files.ts'
export { DEMO_JOB, demoJob } from './load-demo.ts'
export type { DemoMonitor } from './monitors.ts'
