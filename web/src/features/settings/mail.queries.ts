import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import { hasStatus } from '../../api/problem.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { next, paging, useChange } from './requests.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Mail = Schemas['Mail']
export type MailState = Schemas['MailState']

export const mailServerQuery = queryOptions({
  queryKey: ['settings', 'mail server'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/mail_server', { signal })),
})

export const useSendTestMail = () =>
  useChange(() => unwrap(api.POST('/api/v1/mail_server/test')).then(({ mail }) => mail), ['mails'])

/** What became of a test mail, asked again while it waits for its first attempt. */
export const testMailQuery = (mail: Mail) =>
  queryOptions({
    queryKey: ['settings', 'mails', 'outcome', mail.id],
    initialData: mail,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? 1_000 : false),
    queryFn: async ({ signal }) => {
      const query = { kind: 'TEST' as const, user_id: mail.userId, page_size: 10 }
      const { list } = await unwrap(api.GET('/api/v1/mail', { params: { query }, signal }))
      return list.find(({ id }) => id === mail.id) ?? mail
    },
  })

/** Whether nobody knows yet what becomes of it. */
export const isUnderWay = ({ state, lastError }: Mail): boolean => state === 'WAITING' && lastError === ''

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
