import { useLayoutEffect } from 'react'

/** For what is drawn in the place of the names that were drawn before the application had come (early/early.ts). */
export const useEndEarlyList = (): void => {
  useLayoutEffect(() => globalThis.recertEarly?.endList(), [])
}
