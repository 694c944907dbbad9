import Type, { type Static } from 'typebox'
import { Message } from '../wire/scalars.ts'

/** What a sync can ask before it is applied. The first three are answered by agreeing, the others by a change; date_order may stay open. */
const QUESTION_CODES = [
  'left_out_rows',
  'left_out_limit',
  'removal_limit',
  'date_order',
  'preview_changed',
  'too_many_left_out',
  'mapping_needed',
  'field_unmapped',
  'column_missing',
  'file_missing',
  'part_twice',
] as const
export type SyncQuestionCode = (typeof QUESTION_CODES)[number]

export const SyncQuestion = Message(
  'SyncQuestion',
  {
    code: Type.Enum([...QUESTION_CODES], { title: 'SyncQuestionCode' }),
    sentence: Type.String(),
    kind: Type.String({ description: 'Of removals: grants or users; otherwise empty' }),
    count: Type.Integer({
      description:
        'Rows that would be left out, grants or people that would be removed, or dates that would be emptied',
    }),
    total: Type.Integer({ description: 'Of removals: how many the source has now; otherwise 0' }),
  },
  'Something that has to be answered before a sync is applied. Only date_order, asked by a preview, may stay open: the fixes of its problem answer it, and without an answer these dates are emptied',
)
export type SyncQuestion = Static<typeof SyncQuestion>
