import {
  SearchStepUpProvidersRequest,
  type StepUpProvider,
  StepUpProviderList,
  StepUpProviderReply,
} from '../../contract/step-up/step-up.ts'
import { listOperation, type RowSource, readOperation, searchOperation } from '../http/index.ts'
import { findProvider, listProviders, type ProviderFilter, type ProviderRow } from './provider.store.ts'
import { providerView } from './provider-fields.ts'

const providerRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listProviders(db, tenant.id, { after, limit }, filter),
  keyOf: ({ id }) => [id],
  view: (_context, rows) => rows.map(providerView),
} satisfies RowSource<ProviderFilter, ProviderRow, StepUpProvider>

export const listProvidersOperation = listOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.List',
  path: '/api/v1/step-up/providers',
  tag: 'Step-up',
  summary: 'List the step-up providers, oldest first',
  description: 'Without those that were deleted.',
  permission: 'step_up.read',
  reply: StepUpProviderList,
  ...providerRows,
})

export const searchProviders = searchOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.Search',
  path: '/api/v1/search/step-up/providers',
  tag: 'Step-up',
  summary: 'Search step-up providers',
  description: 'By name, type or id. Filters are combined with AND, the values of one filter with OR.',
  permission: 'step_up.read',
  body: SearchStepUpProvidersRequest,
  reply: StepUpProviderList,
  ...providerRows,
})

export const getProvider = readOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.Get',
  method: 'GET',
  path: '/api/v1/step-up/providers/{id}',
  tag: 'Step-up',
  summary: 'Get a step-up provider',
  description: 'Its client secret is never shown.',
  permission: 'step_up.read',
  reply: StepUpProviderReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const row = await findProvider(db, tenant.id, params.id)
    return row ? { stepUpProvider: providerView(row) } : fail('not_found', { thing: 'step-up provider' })
  },
})
