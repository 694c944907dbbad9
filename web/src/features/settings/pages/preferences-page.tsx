import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/Switch.css'
import { type MantineColorScheme, Radio, Switch, useMantineColorScheme } from '@mantine/core'
import { useDensity, useMoveOn, useSingleKeys } from '../../../parts/keys/preferences.ts'
import classes from '../parts/form.module.css'
import { SettingsPage } from '../parts/settings-page.tsx'

export function PreferencesPage() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [density, setDensity] = useDensity()
  const [hasKeys, setHasKeys] = useSingleKeys()
  const [movesOn, setMovesOn] = useMoveOn()
  return (
    <SettingsPage title="Preferences" lead="How pages look and behave. Stored in this browser; changes apply at once.">
      <section className={classes.card} aria-label="Look">
        <Radio.Group
          label="Colours"
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          <div className={classes.choices}>
            <Radio value="auto" label="Same as the system" />
            <Radio value="light" label="Light" />
            <Radio value="dark" label="Dark" />
          </div>
        </Radio.Group>
        <Radio.Group
          label="Row height of reviews"
          value={density}
          onChange={(value) => setDensity(value === 'compact' ? 'compact' : 'comfortable')}
        >
          <div className={classes.choices}>
            <Radio value="comfortable" label="Comfortable" description="Two lines per row." />
            <Radio value="compact" label="Compact" description="One line per row, so more rows fit." />
          </div>
        </Radio.Group>
      </section>
      <section className={classes.card} aria-label="Keys">
        <Switch
          label="Single keys"
          description="Keys such as a, d and j work without Ctrl or Cmd. Turn this off if you use speech input."
          checked={hasKeys}
          onChange={(event) => setHasKeys(event.currentTarget.checked)}
        />
        <Switch
          label="Move on after a decision"
          description="The focus goes to the next row after you certify or deny."
          checked={movesOn}
          onChange={(event) => setMovesOn(event.currentTarget.checked)}
        />
      </section>
    </SettingsPage>
  )
}
