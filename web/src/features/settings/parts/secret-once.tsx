import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, CopyButton, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Dialog } from '../../../parts/dialog.tsx'
import { saveAs } from '../../../parts/save-as.ts'
import { envFile, envFileName } from '../credential.rules.ts'
import type { CreatedCredential } from '../credentials.queries.ts'
import classes from './secret-once.module.css'

/** Shows the secret of a new credential, once. It can only be left by saying that it is stored. */
export function SecretOnce({ created, onDone }: { created: CreatedCredential; onDone(): void }) {
  const { client, clientSecret } = created
  const [isStored, setIsStored] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: true,
    withResolver: true,
  })
  return (
    <Dialog
      opened
      onClose={() => {}}
      title={`${client.displayName} is ready`}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <div className={classes.dialog}>
        <Shown label="Client ID" value={client.clientId} />
        <Shown label="Client Secret" value={clientSecret} />
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() =>
              saveAs(
                envFileName(client.displayName),
                envFile(location.origin, client.clientId, clientSecret),
                'text/plain;charset=utf-8',
              )
            }
          >
            Download as a file
          </Button>
        </div>
        <div className={classes.warning}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <p>
            <strong>This is the only time you see the secret.</strong> Whoever has it can act with these rights. Store
            it now where you keep secrets. It cannot be shown again: if it is lost, create a new credential.
          </p>
        </div>
        {blocker.status === 'blocked' && (
          <div className={classes.leave} role="alert">
            <p>If you leave this page now, the secret is gone.</p>
            <Button size="xs" onClick={blocker.reset}>
              Stay
            </Button>
            <Button size="xs" variant="default" onClick={blocker.proceed}>
              Leave without it
            </Button>
          </div>
        )}
        <div className={classes.foot}>
          <Checkbox
            label="I have stored it"
            checked={isStored}
            onChange={(event) => setIsStored(event.currentTarget.checked)}
          />
          <Button disabled={!isStored} onClick={onDone}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Shown({ label, value }: { label: string; value: string }) {
  const id = useId()
  return (
    <div className={classes.shown}>
      <TextInput
        id={id}
        label={label}
        value={value}
        readOnly
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.value ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" aria-label={`${copied ? 'Copied' : 'Copy'} ${label}`} onClick={copy}>
            <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
