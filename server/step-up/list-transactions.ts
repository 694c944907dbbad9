import {
  SearchStepUpTransactionsRequest,
  StepUpTransactionList,
  StepUpTransactionReply,
} from '../../contract/step-up/step-up.ts'
import { type Actor, readOperation, searchOperation } from '../http/index.ts'
import { findTransaction, listTransactions } from './transaction.store.ts'
import { transactionView } from './transaction-view.ts'

const seesAll = ({ permissions }: Actor) => permissions.has('step_up.read')

export const getTransaction = readOperation({
  id: 'svc.api.stepup.v1.StepUpTransactionService.Get',
  method: 'GET',
  path: '/api/v1/step-up/transactions/{id}',
  tag: 'Step-up',
  summary: 'Get a step-up transaction',
  description: 'One of yours, or anybody’s for those who may see step-up providers.',
  permission: 'signed_in',
  reply: StepUpTransactionReply,
  errors: ['not_found'],
  async run({ db, tenant, actor, fail }, { params }) {
    const row = await findTransaction(db, tenant.id, params.id)
    return row && (row.userId === actor.userId || seesAll(actor))
      ? { transaction: transactionView(row) }
      : fail('not_found', { thing: 'step-up transaction' })
  },
})

export const searchTransactions = searchOperation({
  id: 'svc.api.stepup.v1.StepUpTransactionService.Search',
  path: '/api/v1/search/step-up/transactions',
  tag: 'Step-up',
  summary: 'Search step-up transactions, newest first',
  description: 'Yours, or everybody’s for those who may see step-up providers. Filters are combined with AND.',
  permission: 'signed_in',
  body: SearchStepUpTransactionsRequest,
  reply: StepUpTransactionList,
  filter: ({ actor }, { request }) => ({ ...request, ownId: seesAll(actor) ? undefined : actor.userId }),
  fetch: ({ db, tenant }, { filter, after: [before], limit }) =>
    listTransactions(db, tenant.id, filter, { before, limit }),
  keyOf: ({ id }) => [id],
  view: (_context, rows) => rows.map(transactionView),
})
