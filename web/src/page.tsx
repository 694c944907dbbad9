import { Stack, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

let isFirstPage = true

export interface PageProps {
  title: string
  children: ReactNode
}

/** One page: its name in the browser's tab and as the heading, and what it shows. */
export function Page({ title, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The control that led here is gone, and the keyboard's place with it; the browser sets it for the first page only.
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
