import type { Domain } from './domain.ts'
import { httpSettings } from './http.settings.ts'
import { purgeKeysJob, purgeKeysSchedule } from './idempotency/purge-idempotency-keys.ts'

export { ApiError, type ErrorParams, invalidRequest } from './api-error.ts'
export type { Domain, EndpointDeps, JobDeps } from './domain.ts'
export { HOST, localUrl, PORT } from './http.settings.ts'
export { listOperation, type RowSource, searchOperation } from './list-operation.ts'
export {
  type Actor,
  type Operation,
  PreparedAnew,
  type ReadOperation,
  readOperation,
  type Tenant,
  type UploadContext,
  uploadOperation,
  type WriteOperation,
  writeOperation,
} from './operation.ts'
export { gunzip } from './upload.ts'

export const http: Domain = {
  name: 'http',
  settings: httpSettings,
  jobs: () => [purgeKeysJob],
  schedules: [purgeKeysSchedule],
}
