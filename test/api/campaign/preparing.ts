import { cancelSync, importFiles } from '../../../server/imports/index.ts'
import { eventually } from '../../eventually.ts'
import type { TestServer } from '../../harness.ts'
import { accessDataOf } from '../data/access-data.ts'

const PATH = '/api/v1/access_review'

/** Campaigns over access data that was imported. */
export async function preparingOn(server: TestServer) {
  const { tenantId } = await accessDataOf(server)
  const bytesOf = async function* (text: string) {
    yield Buffer.from(text)
  }
  const post = (path: string, body: unknown = {}) => server.call('POST', path, { body })
  const get = (path: string) => server.call('GET', path)
  const campaign = async (id: string) => {
    const reply = await get(`${PATH}/${id}`)
    if (reply.status !== 200) throw new Error(reply.text)
    return reply.body.accessReview.accessReview
  }
  const me: string = (await get('/api/v1/auth/introspect')).body.userId
  return {
    tenantId,
    post,
    get,
    campaign,
    async load(files: Record<string, string>, source = 'Files', skipBadRows = false) {
      const sync = await importFiles(server.database, {
        tenantId,
        source: { displayName: source, kind: 'SOURCE_KIND_FILE' },
        files: Object.entries(files).map(([kind, text]) => ({ fileName: `${kind}.csv`, bytes: bytesOf(text) })),
        skipBadRows,
        allowRemovals: true,
        maxRemovalPercent: 100,
      })
      if (sync.state === 'SYNC_STATE_DONE') return sync
      await server.database.tx((tx) => cancelSync(tx, tenantId, sync.id, 'Cancelled.'))
      throw new Error(`not imported: ${sync.problem}`)
    },
    /** A draft with this scope. */
    async draft(fields: Record<string, unknown> = {}): Promise<string> {
      const reply = await post(PATH, {
        displayName: 'Review',
        ownerIds: [me],
        scopeV2: { appSelectionCriteria: {} },
        ...fields,
      })
      if (reply.status !== 200) throw new Error(reply.text)
      return reply.body.accessReview.accessReview.id
    },
    /** Begins to prepare a draft and waits until it is in one of these states; the campaign as it then is. */
    async prepare(id: string, until = ['ACCESS_REVIEW_STATE_REVIEW', 'ACCESS_REVIEW_STATE_DRAFT']) {
      const reply = await post(`${PATH}/${id}/action/prepare`)
      if (reply.status !== 200) throw new Error(reply.text)
      return eventually(async () => {
        const now = await campaign(id)
        if (!until.includes(now.state)) throw new Error(`still ${now.state}`)
        return now
      })
    },
    async items(id: string, filter: Record<string, unknown> = {}) {
      const found = []
      for (let pageToken = ''; ; ) {
        const { body } = await post(`${PATH}/${id}/items/search`, { ...filter, pageToken })
        found.push(...body.list)
        pageToken = body.nextPageToken
        if (pageToken === '') return found
      }
    },
  }
}
