import { TaskProcessRequest, TaskViewReply } from '../../../../contract/review/task-action.ts'
import { mailReminders } from '../../mail/review-mails.store.ts'
import { taskOperation } from './task-operation.ts'

export const remindTask = taskOperation({
  name: 'remind',
  method: 'Remind',
  summary: 'Send the reviewers of a task a reminder now',
  description:
    'Sends a mail about the campaign to everybody who can answer the task. Nobody gets more than one in an hour.',
  permission: 'campaign.own',
  body: TaskProcessRequest,
  reply: TaskViewReply,
  action: 'remind',
  async act({ tx, tenant }, { scope: { review }, task: { setKey } }) {
    await mailReminders(tx, tenant.id, review, { setKey })
    return undefined
  },
})
