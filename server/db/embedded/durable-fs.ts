import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

/**
 * PGlite's directory file system, with fsync. As shipped, PGlite starts PostgreSQL with `-F` (fsync off) and its file
 * system does not implement fsync, so a commit survives a killed process but not a power cut. PostgreSQL needs only the
 * one call below; `startParams` turns it on. Measured: 1.3 ms without and 2.2 ms with fsync, per committed row.
 */
export class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/**
 * `wal_sync_method`: the file system layer does not pass on fdatasync, the default. `random_page_cost`: pages come from
 * memory, in any order. With the default, each chunk of a start read all items: 0.7 s instead of 0.3 s for 13,000 tasks.
 */
export const startParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'random_page_cost=1.1',
]
