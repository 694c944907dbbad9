import { ImportPresetList } from '../../../contract/imports/mapping.ts'
import { readOperation } from '../../http/index.ts'
import { PRESETS } from '../map/index.ts'

export const listPresets = readOperation({
  id: 'svc.api.source.v1.ImportService.ListPresets',
  method: 'GET',
  path: '/api/v1/import/presets',
  tag: 'Sources',
  summary: 'List the presets of imports',
  description: 'Mappings for known exports, each chosen by its columns.',
  permission: 'source.read',
  reply: ImportPresetList,
  errors: [],
  run: async () => ({
    list: PRESETS.map(({ id, title, headers, document }) => ({
      id,
      title,
      headers: headers.map((header) => [header].flat()[0] ?? ''),
      document: { ...document },
    })),
  }),
})
