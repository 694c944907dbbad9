import { useNavigate } from '@tanstack/react-router'

/** Changes search parameters of the current page; undefined takes one away. Typing replaces the history entry. */
export function useSearchChange(): (change: Record<string, unknown>, isTyped?: boolean) => void {
  const navigate = useNavigate()
  return (change, isTyped = false) =>
    void navigate({
      to: '.',
      search: ((search: Record<string, unknown>) => ({ ...search, ...change })) as never,
      replace: isTyped,
      resetScroll: false,
    })
}
