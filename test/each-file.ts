import { afterAll } from 'vitest'
import { endAll, noteWorker } from './ends-with-file.ts'

// Runs before each test file: whatever the file starts ends with it, also when a test fails or times out.
noteWorker()
afterAll(endAll)
