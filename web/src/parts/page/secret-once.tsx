import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, CopyButton, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { saveAs } from '../list/save-as.ts'
import classes from './secret-once.module.css'

interface SecretOnceProps {
  /** What the secret is of. */
  name: string
  /** What is shown, with the secret among it. */
  values: readonly { label: string; value: string }[]
  /** The same as a file. */
  file?: { name: string; text: string }
  /** How it is used. */
  use?: ReactNode
  /** What whoever has the secret can do, and what helps when it is lost. */
  children: ReactNode
  onDone(): void
}

/** Shows a new secret, once. It can only be left by saying that it is stored. */
export function SecretOnce({ name, values, file, use, children, onDone }: SecretOnceProps) {
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
      title={`${name} is ready`}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <div className={classes.dialog}>
        {values.map((shown) => (
          <Shown key={shown.label} {...shown} />
        ))}
        {file && (
          <div>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              onClick={() => saveAs(file.name, file.text, 'text/plain;charset=utf-8')}
            >
              Download as a file
            </Button>
          </div>
        )}
        {use}
        <div className={classes.warning}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <p>
            <strong>This is the only time you see the secret.</strong> {children}
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
