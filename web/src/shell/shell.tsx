import { Kbd, Menu, Tooltip } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { IconCommand, IconHelp, IconMenu2, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatches, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { removalCountsQuery } from '../features/campaign-run/removal.queries.ts'
import { seesCampaigns } from '../features/guide/guide.rules.ts'
import { useGuide } from '../features/guide/queries.ts'
import { useSession } from '../features/session/queries.ts'
import icon from '../icon.svg'
import { Announcer } from '../parts/keys/announcer.tsx'
import { usePageParts } from '../parts/keys/page-parts.ts'
import { useSingleKeys } from '../parts/keys/preferences.ts'
import { Letters } from '../parts/marks/letters.tsx'
import { AfterPaint, lazyPart } from '../parts/page/lazy-part.tsx'
import { Entry, OpenReviews } from './entry.tsx'
import { LeftOutNotice } from './left-out-notice.tsx'
import { type NavigationGroup, navigationFor } from './navigation.ts'
import classes from './shell.module.css'
import { useGoKeys } from './use-go-keys.ts'

const Palette = lazyPart(() => import('./palette.tsx'))
const KeysDialog = lazyPart(() => import('./keys-dialog.tsx'))
const MoreDialog = lazyPart(() => import('./more-dialog.tsx'))
const SessionEnded = lazyPart(() => import('../features/session/parts/session-ended.tsx'))
const SessionEndNotice = lazyPart(() => import('../features/session/parts/session-end-notice.tsx'))
const YourMenu = lazyPart(() => import('./your-menu.tsx'))

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that needs its room: the navigation is a rail, and on phones it is not there. */
    isWorkspace?: boolean
  }
}

/** Breakpoints: navigation as a column, then a rail; below, a bar. */
const COLUMN = '(min-width: 1100px)'
const RAIL = '(min-width: 768px)'

/** The frame of every page of a signed-in person: navigation, palette, and the page. */
export function Shell() {
  const isWorkspace = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isWorkspace) })
  const now = { getInitialValueInEffect: false }
  const isColumn = useMediaQuery(COLUMN, false, now)
  const isRail = useMediaQuery(RAIL, true, now)
  const [palette, setPalette] = useState<'unused' | 'open' | 'closed'>('unused')
  const [showsKeys, setShowsKeys] = useState(false)
  const [hasKeys] = useSingleKeys()
  const navigate = useNavigate()
  const session = useSession()
  const { counts, isShown: showsGuide } = useGuide()
  const mayUseCampaigns = seesCampaigns(session.permissions, counts)
  const { data: removals } = useQuery(removalCountsQuery())
  const groups = navigationFor({
    permissions: session.permissions,
    seesCampaigns: mayUseCampaigns,
    seesRemovals: (removals?.states.length ?? 0) > 0,
    showsGuide,
  })
  useHotkeys([['mod+K', () => setPalette('open')]], [])
  useHotkeys(hasKeys ? [['shift+?', () => setShowsKeys(true)]] : [])
  useGoKeys(
    groups.flatMap(({ entries }) => entries),
    (to) => void navigate({ to }),
  )
  usePageParts()

  return (
    <div
      className={classes.shell}
      data-rail={(isRail && (isWorkspace || !isColumn)) || undefined}
      data-phone={!isRail || undefined}
    >
      <a className={classes.skip} href={isWorkspace ? '#review-list' : '#main'}>
        {isWorkspace ? 'Skip to the list' : 'Skip to the page'}
      </a>
      {isRail && <Column groups={groups} onSearch={() => setPalette('open')} onKeys={() => setShowsKeys(true)} />}
      <main className={classes.main} id="main" data-workspace={isWorkspace || undefined}>
        <AfterPaint>
          <SessionEndNotice className={classes.notice} />
        </AfterPaint>
        <LeftOutNotice />
        <Outlet />
      </main>
      {!isRail && !isWorkspace && <PhoneBar groups={groups} onSearch={() => setPalette('open')} />}
      <Announcer />
      <AfterPaint>
        <SessionEnded />
      </AfterPaint>
      <Suspense>
        {palette !== 'unused' && (
          <Palette
            opened={palette === 'open'}
            onClose={() => setPalette('closed')}
            navigation={groups}
            mayUseCampaigns={mayUseCampaigns}
            onKeys={() => setShowsKeys(true)}
          />
        )}
        {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
      </Suspense>
    </div>
  )
}

interface ColumnProps {
  groups: ReturnType<typeof navigationFor>
  onSearch(): void
  onKeys(): void
}

function Column({ groups, onSearch, onKeys }: ColumnProps) {
  return (
    <nav className={classes.nav} aria-label="Main" data-part="navigation">
      <div className={classes.brand}>
        <Link to="/">
          <img src={icon} alt="Recert" width={28} height={28} />
          <span className={classes.word} aria-hidden="true">
            Recert
          </span>
        </Link>
        <Tooltip label="Search and commands">
          <button type="button" className={`${classes.entry} ${classes.shortcut}`} onClick={onSearch}>
            <Kbd size="xs">{isApple ? '⌘K' : 'Ctrl K'}</Kbd>
          </button>
        </Tooltip>
      </div>
      {groups.filter(isAbove).map(({ title, entries }) => (
        <div key={title ?? ''}>
          {title && <div className={classes.group}>{title}</div>}
          <ul className={classes.list}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={classes.below}>
        <ul className={classes.list}>
          <li>
            <button type="button" className={classes.entry} onClick={onSearch}>
              <IconCommand size={20} stroke={1.75} aria-hidden />
              <span className={classes.word}>Commands</span>
            </button>
          </li>
          <li>
            <button type="button" className={classes.entry} onClick={onKeys}>
              <IconHelp size={20} stroke={1.75} aria-hidden />
              <span className={classes.word}>Keys and help</span>
            </button>
          </li>
          {groups
            .filter((group) => !isAbove(group))
            .flatMap(({ entries }) => entries)
            .map((entry) => (
              <li key={entry.to}>
                <Entry entry={entry} />
              </li>
            ))}
          <li>
            <You />
          </li>
        </ul>
      </div>
    </nav>
  )
}

const isAbove = ({ isBelow }: NavigationGroup) => !isBelow

/** Who is signed in, with what concerns only them. */
function You() {
  const { user } = useSession()
  return (
    <Menu position="right-end" width={220}>
      <Menu.Target>
        <button type="button" className={classes.entry}>
          <Letters id={user.id} name={user.displayName || user.email} size={24} isPerson />
          <span className={classes.word}>{user.displayName || user.email}</span>
        </button>
      </Menu.Target>
      <AfterPaint>
        <YourMenu />
      </AfterPaint>
    </Menu>
  )
}

function PhoneBar({ groups, onSearch }: Omit<ColumnProps, 'onKeys'>) {
  const [showsMore, setShowsMore] = useState(false)
  const entries = groups.flatMap((group) => group.entries)
  return (
    <nav className={classes.bar} aria-label="Main" data-part="navigation">
      {entries
        .filter(({ isOnPhone }) => isOnPhone)
        .map(({ label, to, icon: Icon }) => (
          <Link key={to} to={to} className={classes.place}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {label}
            {to === '/reviews' && <OpenReviews />}
          </Link>
        ))}
      <button type="button" className={classes.place} onClick={onSearch}>
        <IconSearch size={22} stroke={1.75} aria-hidden />
        Search
      </button>
      <button type="button" className={classes.place} onClick={() => setShowsMore(true)}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        More
      </button>
      <Suspense>{showsMore && <MoreDialog groups={groups} onClose={() => setShowsMore(false)} />}</Suspense>
    </nav>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
