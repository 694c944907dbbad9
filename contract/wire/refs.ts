import { Id, Message } from './scalars.ts'

/** References to access data in requests and replies. */
export const PolicyRef = Message('PolicyRef', { id: Id })
export const AppEntitlementRef = Message('AppEntitlementRef', { appId: Id, id: Id })
export const AppResourceRef = Message('AppResourceRef', { appId: Id, appResourceTypeId: Id, id: Id })
export const AppRef = Message('AppRef', { id: Id })
export const AppUserRef = Message('AppUserRef', { appId: Id, id: Id })
