import { Textarea, TextInput } from '@mantine/core'
import { useField } from '../use-draft.ts'
import { Row } from './section.tsx'
import classes from './setup.module.css'

export function NameSection() {
  const name = useField('displayName')
  const description = useField('description')
  return (
    <section className={classes.section} aria-label="Name" id="section-name">
      <Row label="Name" error={name.error}>
        <TextInput
          aria-label="Name"
          maxLength={200}
          disabled={name.disabled}
          value={name.value}
          onChange={(event) => name.onChange(event.currentTarget.value)}
        />
      </Row>
      <Row label="Description" error={description.error}>
        <Textarea
          aria-label="Description"
          autosize
          minRows={1}
          maxRows={6}
          maxLength={4000}
          placeholder="What the campaign is for"
          disabled={description.disabled}
          value={description.value}
          onChange={(event) => description.onChange(event.currentTarget.value)}
        />
      </Row>
    </section>
  )
}
