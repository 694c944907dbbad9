import { authOperations, authPaths } from './auth/index.ts'
import { campaignOperations, campaignPolicyUsage } from './campaign/index.ts'
import { directoryOperations } from './directory/index.ts'
import type { Operation } from './http/index.ts'
import { openApiDocument } from './http/openapi.ts'
import { importOperations } from './imports/index.ts'
import { preparationContributions, preparationOperations, preparationPolicyUsage } from './preparation/index.ts'

/** Every operation of the API. Routes, the API document, the permission matrix and the generated tests follow from it. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...directoryOperations([campaignPolicyUsage, preparationPolicyUsage]),
  ...importOperations,
  ...campaignOperations(preparationContributions),
  ...preparationOperations,
]

export const apiDocument = () => openApiDocument(operations, authPaths)
