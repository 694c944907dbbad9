import { useEffect, useRef } from 'react'
import { hasDialog, hasOwnKeys } from '../../../parts/keys/keys.rules.ts'
import { isInPart } from '../../../parts/keys/page-parts.ts'
import { isNowhere } from '../list/use-selection.ts'
import { type Command, commandOf, isAlwaysOn, isOfPage } from './keys.rules.ts'

/** What each command does. */
export type Actions = { [Name in Command['do']]: (command: Extract<Command, { do: Name }>) => unknown }

/** Runs commands by key, where the focus does not need the key itself. */
export function useCommandKeys(actions: Actions, hasKeys: boolean): void {
  const onKey = (event: KeyboardEvent) => {
    if (hasOwnKeys(event.target) || hasDialog() || event.defaultPrevented) return
    if (!isOfPage(event) && !isInPart('list') && !isInPart('panel') && !isNowhere()) return
    const { target } = event
    const isButton = target instanceof HTMLElement && target.closest('button, a, input, summary') !== null
    // Buttons have their own Enter and Space.
    if (isButton && (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey) return
    const command = commandOf(event)
    if (!command || (!hasKeys && !isAlwaysOn(event))) return
    event.preventDefault()
    ;(actions[command.do] as (command: Command) => unknown)(command)
  }
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
