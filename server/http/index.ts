export { ApiError, type ErrorParams, invalidRequest } from './api-error.ts'
export {
  type Actor,
  type Operation,
  type ReadOperation,
  readOperation,
  type Tenant,
  type UploadContext,
  uploadOperation,
  type WriteOperation,
  writeOperation,
} from './operation.ts'
export { gunzip } from './upload.ts'
