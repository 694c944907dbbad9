import { useDebouncedValue } from '@mantine/hooks'
import { useEffect } from 'react'

/** A browser takes milliseconds for a new title, so its count waits for a rest. */
const TITLE_MS = 300

/** The title of the page, with how many decisions are not saved. */
export function useTitle(name: string, unsaved: number): void {
  const [count] = useDebouncedValue(unsaved, TITLE_MS)
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${name} · My reviews · Recert`
  }, [name, count])
}
