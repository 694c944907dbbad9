import { PutSourceLinksReply, PutSourceLinksRequest, SourceLinkList } from '../../../contract/imports/link.ts'
import { knownUserIds } from '../../directory/index.ts'
import { listOperation, writeOperation } from '../../http/index.ts'
import { countLinks, deleteLinks, listLinks, putLinks } from './link.store.ts'
import { findSource, lockSource } from './source.store.ts'

export const listSourceLinks = listOperation({
  id: 'svc.api.source.v1.SourceService.ListLinks',
  path: '/api/v1/sources/{source_id}/links',
  tag: 'Sources',
  summary: 'List the account links of a source',
  description: 'Who owns the accounts, as people have said, by what the files call the owner.',
  permission: 'source.read',
  reply: SourceLinkList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const source = await findSource(db, tenant.id, params.source_id)
    return source ? { sourceId: source.id } : fail('not_found', { thing: 'source' })
  },
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listLinks(db, tenant.id, filter.sourceId, { after, limit }),
  keyOf: ({ ref }) => [ref],
  view: (_, rows) => rows.map(({ ref: _, createdAt, ...link }) => ({ ...link, createdAt: createdAt.toISOString() })),
})

export const putSourceLinks = writeOperation({
  id: 'svc.api.source.v1.SourceService.PutLinks',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/links',
  tag: 'Sources',
  summary: 'Set the account links of a source',
  description:
    'A link outranks everything that the files say. It applies from the next import, also after the person leaves. An import that was already previewed needs a new preview.',
  permission: 'source.write',
  idempotent: true,
  body: PutSourceLinksRequest,
  reply: PutSourceLinksReply,
  errors: ['not_found'],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, actor, audit, fail, invalid }, { params, body: { links = [], removedTexts = [] } }) {
    const source = await lockSource(tx, tenant.id, params.source_id)
    if (!source) return fail('not_found', { thing: 'source' })
    const known = await knownUserIds(
      tx,
      tenant.id,
      links.flatMap(({ userId }) => userId || []),
    )
    const unknown = links.flatMap(({ userId }, index) =>
      userId === '' || known.has(userId)
        ? []
        : [{ field: `links[${index}].userId`, description: 'is not a person here', reason: 'not_found' as const }],
    )
    if (unknown.length > 0) return invalid(...unknown)
    await deleteLinks(tx, tenant.id, source.id, removedTexts)
    await putLinks(tx, tenant.id, source.id, links, actor.userId)
    audit({ target: source.id, detail: { linkCount: links.length, removedCount: removedTexts.length } })
    return { linkCount: await countLinks(tx, tenant.id, source.id) }
  },
})
