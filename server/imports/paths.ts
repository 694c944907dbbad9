import Type from 'typebox'
import { Id } from '../../contract/wire/scalars.ts'

export const SourcePath = Type.Object({ source_id: Id })
export const SyncPath = Type.Object({ source_id: Id, id: Id })
export const SyncFilePath = Type.Object({ source_id: Id, id: Id, file_name: Type.String() })
