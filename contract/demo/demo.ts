import Type from 'typebox'
import { Message } from '../wire/scalars.ts'

export const DEMO_STATES = [
  'DEMO_STATE_AVAILABLE',
  'DEMO_STATE_LOADING',
  'DEMO_STATE_LOADED',
  'DEMO_STATE_REMOVING',
  'DEMO_STATE_UNAVAILABLE',
] as const
export type DemoState = (typeof DEMO_STATES)[number]

export const DemoReply = Message(
  'Demo',
  {
    state: Type.Enum([...DEMO_STATES], {
      title: 'DemoState',
      description:
        'AVAILABLE: it can be loaded. LOADING: a job loads it. LOADED: it is there. REMOVING: a job removes it. UNAVAILABLE: the tenant has other access data',
    }),
  },
  'Whether the demo company is loaded, or can be',
)

export const RemoveDemoRequest = Message('RemoveDemoRequest', {
  evenWithCampaigns: Type.Optional(
    Type.Boolean({ description: 'Remove it although campaigns have its access. Otherwise 409 names them' }),
  ),
})
