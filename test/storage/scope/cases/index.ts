import type { ScopeCase } from './small-directory.ts'
import { WHAT } from './what.ts'
import { WHICH } from './which.ts'
import { WHO } from './who.ts'

/** Examples of every member of a scope, made by hand: they hold for the naive filter and for the SQL. */
export const CASES: readonly ScopeCase[] = [...WHAT, ...WHO, ...WHICH]
export type { ScopeCase }
