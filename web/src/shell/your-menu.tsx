import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useSession, useSignOut } from '../features/session/queries.ts'
import { FailureNote } from '../parts/page/failure-note.tsx'
import { lostBySignOut } from '../parts/page/unsaved.rules.ts'
import { subscribeUnsaved, unsavedNow } from '../parts/page/unsaved.ts'

const YOURS = [
  { label: 'Settings', to: '/settings' },
  { label: 'Sessions', to: '/settings/sessions' },
  { label: 'Stand-in', to: '/settings/stand-in' },
  { label: 'Preferences', to: '/settings/preferences' },
] as const

/** What concerns only the person who is signed in. */
export default function YourMenu() {
  const { user } = useSession()
  const signOut = useSignOut()
  const unsaved = useSyncExternalStore(subscribeUnsaved, unsavedNow)
  const lost = lostBySignOut(unsaved)
  const [isAsking, setIsAsking] = useState(false)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.Dropdown>
      <Menu.Label>{user.email}</Menu.Label>
      <Menu.Label>Colours</Menu.Label>
      {(['auto', 'light', 'dark'] as const).map((scheme) => (
        <Menu.Item
          key={scheme}
          role="menuitemradio"
          aria-checked={colorScheme === scheme}
          rightSection={colorScheme === scheme ? '✓' : undefined}
          onClick={() => setColorScheme(scheme)}
        >
          {{ auto: 'Same as the system', light: 'Light', dark: 'Dark' }[scheme]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      {YOURS.map(({ label, to }) => (
        <Menu.Item key={to} renderRoot={(props) => <Link to={to} {...props} />}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item component="a" href="/docs">
        API reference
      </Menu.Item>
      {isAsking && <Menu.Label>{lost.says}</Menu.Label>}
      {isAsking && <Menu.Item onClick={() => setIsAsking(false)}>Stay</Menu.Item>}
      <Menu.Item
        leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
        closeMenuOnClick={false}
        onClick={() => (unsaved.count > 0 && !isAsking ? setIsAsking(true) : signOut.mutate())}
      >
        {isAsking ? lost.confirm : 'Sign out'}
      </Menu.Item>
      {signOut.error && <FailureNote error={signOut.error} wanted="You are still signed in." />}
    </Menu.Dropdown>
  )
}
