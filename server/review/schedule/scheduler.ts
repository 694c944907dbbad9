import type { ActionContext } from '../../campaign/index.ts'

/** What a schedule acts with: a transaction of its job, and nobody who asked for it. */
export type Scheduler = Pick<ActionContext, 'tx' | 'jobs'> & { tenant: Pick<ActionContext['tenant'], 'id'> }
