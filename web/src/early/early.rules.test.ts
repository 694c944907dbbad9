import { afterEach, describe, expect, it, vi } from 'vitest'
import { client } from '../api/client.ts'
import type { paths as ReviewPaths } from '../api/review.gen.ts'
import type { paths as SessionPaths } from '../api/session.gen.ts'
import { requestOf } from '../features/review/list/request.rules.ts'
import { PAGE_ROWS } from '../features/review/list/row-pages.ts'
import { earlyOf, earlyRequests, keyOf } from './early.rules.ts'

const ORIGIN = 'http://recert.test'
const api = client<ReviewPaths & SessionPaths>()

describe('the requests that are sent before the application has come', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are those of the review page, of which each answer is used once', async () => {
    const keys = earlyRequests('/reviews/one', '?task=two').map(({ method, path, body }) => keyOf(method, path, body))
    const early = new Map(keys.map((key) => [key, Promise.resolve(Response.json({ early: key }))]))
    vi.stubGlobal('recertEarly', earlyOf(early))
    vi.stubGlobal('fetch', async () => Response.json({ early: undefined }))
    const body = { ...requestOf({ task: 'two' }, undefined), pageSize: PAGE_ROWS }
    const path = { id: 'one' }
    const ask = async () => [
      await api.POST('/api/v1/my_reviews/{id}/tasks/search', { baseUrl: ORIGIN, params: { path }, body }),
      await api.GET('/api/v1/my_reviews/{id}', { baseUrl: ORIGIN, params: { path } }),
      await api.GET('/api/v1/auth/introspect', { baseUrl: ORIGIN }),
      await api.POST('/api/v1/users/introspect', { baseUrl: ORIGIN, body: {} }),
    ]
    expect((await ask()).map(({ data }) => data)).toEqual(keys.map((key) => ({ early: key })))
    expect((await ask()).map(({ data }) => data)).toEqual(keys.map(() => ({})))
  })

  it('leave out the rows where the address asks for other ones, and everything on the page to sign in', () => {
    const pathsOf = (path: string, search: string) => earlyRequests(path, search).map((request) => request.path)
    expect(pathsOf('/reviews/one', '?q=ann')).not.toContain('/api/v1/my_reviews/one/tasks/search')
    expect(pathsOf('/reviews/one/submissions', '')).toEqual(['/api/v1/auth/introspect', '/api/v1/users/introspect'])
    expect(pathsOf('/sign-in', '')).toEqual([])
  })
})
