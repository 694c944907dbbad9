import { Button, CopyButton } from '@mantine/core'
import { curlCommands } from '../credential.rules.ts'
import classes from './use-with-curl.module.css'

/** How a script uses a credential: commands to paste, which read the file that was downloaded. */
export function UseWithCurl({ file }: { file: string }) {
  const commands = curlCommands(file)
  return (
    <details className={classes.use}>
      <summary>Use it in a script, with curl</summary>
      <p>
        The file <code>{file}</code> is read from where the commands run. An access token lasts for an hour by default.
        What else can be called is in the <a href="/docs">API reference</a>.
      </p>
      <pre>
        <code>{commands}</code>
      </pre>
      <CopyButton value={commands}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="xs"
            aria-label={copied ? 'Copied the commands' : 'Copy the commands'}
            onClick={copy}
          >
            <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </CopyButton>
    </details>
  )
}
