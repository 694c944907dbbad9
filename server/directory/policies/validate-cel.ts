import { ValidateCelReply, ValidateCelRequest } from '../../../contract/directory/policy.ts'
import { celMarkers } from '../../cel/index.ts'
import { readOperation } from '../../http/index.ts'

export const validateCel = readOperation({
  id: 'svc.api.policy.v1.PolicyValidate.ValidateCEL',
  method: 'POST',
  path: '/api/v1/policies/validate/cel',
  tag: 'Policies',
  summary: 'Check a CEL expression of a policy',
  description:
    'For the condition of a rule or a wait, or for the people who decide a step. Answers 200 with each problem and its position. No problems: the expression is valid.',
  permission: 'policy.read',
  body: ValidateCelRequest,
  reply: ValidateCelReply,
  errors: [],
  async run(_, { body }) {
    const context = body.use === 'APPROVERS' ? 'policy_approvers' : 'policy_condition'
    return { markers: celMarkers(context, body.text ?? '') }
  },
})
