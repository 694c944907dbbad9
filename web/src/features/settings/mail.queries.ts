import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import { hasStatus } from '../../api/problem.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { next, paging, useChange } from './requests.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Mail = Schemas['Mail']
export type MailState = Schemas['MailState']

export const mailsQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'mails', state],
    staleTime: 15_000,
    ...next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/mail', { params: { query: { ...paging(pageParam), ...(state && { state }) } }, signal })),
  })

/** What a mail says; null when the server sends mail, and shows no content. */
export const mailContentQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'mail', id],
    staleTime: 15_000,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/mail/{id}', { params: { path: { id } }, signal })).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null
        throw error
      }),
  })

export const useRetryMail = () =>
  useChange((id: string) => unwrap(api.POST('/api/v1/mail/{id}/retry', { params: { path: { id } } })), ['mails'])
