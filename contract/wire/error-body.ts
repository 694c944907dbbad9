import Type from 'typebox'
import { ERRORS, FIELD_REASONS } from './errors.ts'
import { Message } from './scalars.ts'

const capitals = (table: object) => Object.keys(table).map((name) => name.toUpperCase())
const typeUrl = (name: string) => `type.googleapis.com/google.rpc.${name}` as const

export const ErrorInfo = Message(
  'ErrorInfo',
  {
    '@type': Type.Literal(typeUrl('ErrorInfo')),
    reason: Type.Enum([...new Set([...capitals(ERRORS), ...capitals(FIELD_REASONS)])], {
      title: 'ErrorReason',
      description: 'Stable code of the error. If all invalid fields have the same reason, it is that reason',
    }),
    domain: Type.String({ description: 'Always `recert`' }),
    metadata: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Values that a program can act on, such as the number to confirm',
      }),
    ),
  },
  'Why the request failed, for programs',
)
export const BadRequest = Message(
  'BadRequest',
  {
    '@type': Type.Literal(typeUrl('BadRequest')),
    fieldViolations: Type.Array(
      Message(
        'FieldViolation',
        {
          field: Type.String({ description: 'Path of the field, e.g. `scopeV2.selectedUsers.userIds[3]`' }),
          description: Type.String({ description: 'What is wrong with the field, and what is valid' }),
          reason: Type.Enum(capitals(FIELD_REASONS), {
            title: 'FieldReason',
            description: 'Stable code of what is wrong with the field',
          }),
        },
        'One invalid field of the request',
      ),
      { description: 'Every invalid field; at most 1000' },
    ),
  },
  'The invalid fields of the request',
)
export const RequestInfo = Message(
  'RequestInfo',
  {
    '@type': Type.Literal(typeUrl('RequestInfo')),
    requestId: Type.String({
      description: 'Id of the request in the log of the server; also in the header X-Request-Id',
    }),
  },
  'Which request failed, for questions to the administrator of the server',
)

/** Not called Error: generated types would hide the one of their language. */
export const ErrorBody = Message(
  'ApiError',
  {
    code: Type.Integer({ description: 'Canonical RPC status code' }),
    message: Type.String({ description: 'What went wrong and what to do, for people' }),
    details: Type.Array(Type.Union([ErrorInfo, BadRequest, RequestInfo]), {
      description: 'Details for programs; `@type` tells them apart. Every error has ErrorInfo and RequestInfo',
    }),
  },
  'The body of every error, except those of the token endpoint',
)
export interface ErrorBody {
  code: number
  message: string
  details: ({ '@type': string } & Record<string, unknown>)[]
}
