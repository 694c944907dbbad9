import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { Tag } from '../../../parts/marks/tag.tsx'
import { countOf } from '../../../parts/values/format.ts'
import classes from '../pages/import-page.module.css'
import { type ChosenFile, chosenFile } from '../sync.rules.ts'

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,.json,.jsonl,.ndjson,.zip,.tar,.gz,.tgz,.c1z'

interface FileDropProps {
  files: readonly ChosenFile[]
  /** Name of the file that is being uploaded. */
  uploading: string
  isBusy: boolean
  onChange(files: ChosenFile[]): void
}

/** Chooses the files of an import, by dropping them or with a dialog. */
export function FileDrop({ files, uploading, isBusy, onChange }: FileDropProps) {
  const add = (chosen: readonly File[]) => {
    const all = [...files]
    for (const file of chosen) all.push(chosenFile(file.name, file, all))
    onChange(all)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={classes.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!isBusy) add([...event.dataTransfer.files])
        }}
      >
        <IconUpload size={20} stroke={1.75} aria-hidden />
        <p>
          Drop exports here as they are: CSV, Excel (.xlsx), JSON, or an archive (.zip, .tar.gz). Any file name works.
        </p>
        <FileButton multiple accept={ACCEPTED} onChange={add} disabled={isBusy}>
          {(props) => (
            <Button variant="default" {...props}>
              Choose files
            </Button>
          )}
        </FileButton>
      </div>
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Chosen files">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name can be there twice, with a problem
            <li key={index}>
              <span className={classes.name}>{file.name}</span>
              <span className={classes.size}>{countOf(file.blob.size, 'byte')}</span>
              {file.problem ? (
                <Tag meaning="deny">Not usable</Tag>
              ) : uploading === file.name ? (
                <Tag meaning="accent">Uploading</Tag>
              ) : (
                <Tag meaning="certify">Ready</Tag>
              )}
              <Button
                variant="subtle"
                size="compact-xs"
                disabled={isBusy}
                aria-label={`Take out ${file.name}`}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                Take out
              </Button>
              {file.problem && <p>{file.problem}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
