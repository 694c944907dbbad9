import { Stack, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

let isFirstPage = true

export interface PageProps {
  title: string
  children: ReactNode
}

/** A page with its title, as heading and in the browser tab. */
export function Page({ title, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The element that had focus is gone, so focus the heading; for the first page the browser does that.
    if (!isFirstPage && document.activeElement === document.body) heading.current?.focus()
    isFirstPage = false
  }, [])
  useEffect(() => {
    document.title = `${title} · Recert`
  }, [title])
  return (
    <Stack gap="lg">
      <Title ref={heading} order={1} size="h2" tabIndex={-1} style={{ outline: 'none' }}>
        {title}
      </Title>
      {children}
    </Stack>
  )
}
