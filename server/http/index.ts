export { ApiError, invalidRequest } from './api-error.ts'
export {
  type Actor,
  type Operation,
  type ReadOperation,
  readOperation,
  type Tenant,
  uploadOperation,
  type WriteOperation,
  writeOperation,
} from './operation.ts'
export { gunzip } from './upload.ts'
