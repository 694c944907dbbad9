import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Dialog } from '../parts/dialog/dialog.tsx'
import { Entry } from './entry.tsx'
import type { NavigationGroup } from './navigation.ts'
import classes from './shell.module.css'
import YourMenu from './your-menu.tsx'

/** All of the navigation, on a phone. */
export default function MoreDialog({ groups, onClose }: { groups: readonly NavigationGroup[]; onClose(): void }) {
  return (
    <Dialog opened onClose={onClose} title="More" fullScreen>
      {groups.map(({ title, entries: ofGroup }) => (
        <div key={title ?? ''}>
          {title && <div className={classes.group}>{title}</div>}
          <ul className={classes.list}>
            {ofGroup.map((entry) => (
              <li key={entry.to}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a link inside is what is pressed */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter, which is a click */}
                <div onClick={onClose}>
                  <Entry entry={entry} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={classes.group}>You</div>
      <Menu position="top-start" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label="Your account">
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <YourMenu />
      </Menu>
    </Dialog>
  )
}
