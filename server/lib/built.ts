/**
 * A file of the build, by its path in dist/. Unit tests, which run the sources, use the build as well: Node 20 cannot
 * start a thread from TypeScript, and the web application exists only as a build.
 */
export const builtFile = (path: string): URL => new URL(path, dist)

// This module is server/lib/built.ts in unit tests, dist/server/lib/built.js in others and benchmarks, and part of
// dist/recert.cjs else.
const here = import.meta.url
const dist = new URL(here.endsWith('.ts') ? '../../dist/' : here.endsWith('/lib/built.js') ? '../../' : './', here)
