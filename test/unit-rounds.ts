import fc from 'fast-check'
import { parameters } from './rounds.ts'

// Properties of unit tests: the same cases in each run of `npm test`, others in the long run.
fc.configureGlobal(parameters(100))
