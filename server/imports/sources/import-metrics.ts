import type { Database } from '../../db/index.ts'
import { type MetricGroup, samplesBy } from '../../lib/metric.ts'
import { listSourceHealth, loadImportFigures } from './source-health.store.ts'

type Source = Pick<Database, 'read'>

const sources: MetricGroup<Source> = {
  gauges: {
    recert_source_age_seconds: {
      help: 'Time since the last import of a source, or since it was added',
      labels: ['source'],
    },
    recert_source_left_out_rows: { help: 'Rows that the last import of a source left out', labels: ['source'] },
    recert_source_last_sync_ok: {
      help: 'Whether the last sync of a source that ended was applied',
      labels: ['source'],
    },
    recert_source_info: { help: 'Name and kind of a source', labels: ['source', 'name', 'kind'] },
  },
  async read(database) {
    const found = await database.read(listSourceHealth)
    return {
      recert_source_age_seconds: found.map(({ id, ageSeconds }) => ({ value: ageSeconds, labels: { source: id } })),
      recert_source_left_out_rows: found.map(({ id, leftOutRows }) => ({ value: leftOutRows, labels: { source: id } })),
      recert_source_last_sync_ok: found.map(({ id, isLastSyncOk }) => ({
        value: isLastSyncOk ? 1 : 0,
        labels: { source: id },
      })),
      recert_source_info: found.map(({ id, displayName, kind }) => ({
        value: 1,
        labels: { source: id, name: displayName, kind },
      })),
    }
  },
}

/** Counted in the database, so that all processes tell the same and a restart loses nothing. */
const imports: MetricGroup<Source> = {
  gauges: {
    recert_import_rows_total: { help: 'Rows of applied imports by outcome', labels: ['outcome'] },
    recert_import_seconds: { help: 'Seconds that all imports together took, by phase', labels: ['phase'] },
    recert_imports_running: { help: 'Imports that are being read, checked or applied' },
  },
  async read(database) {
    const { rows, seconds, running } = await database.read(loadImportFigures)
    return {
      recert_import_rows_total: samplesBy('outcome', rows),
      recert_import_seconds: samplesBy('phase', seconds),
      recert_imports_running: [{ value: running }],
    }
  },
}

export const importMetrics = [sources, imports]
