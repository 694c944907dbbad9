/**
 * A file of the build, by its path in dist/. Tests, which run the sources, use the build as well: Node 20 cannot start a
 * thread from TypeScript, and the web application exists only as a build.
 */
export const builtFile = (path: string): URL =>
  new URL(`${import.meta.url.endsWith('.ts') ? '../../dist/' : '../../'}${path}`, import.meta.url)
