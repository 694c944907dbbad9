import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { rolesQuery } from '../roles.queries.ts'
import classes from './form.module.css'

interface RightsFieldProps {
  isFull: boolean
  roles: readonly string[]
  error: string | undefined
  onChange(change: { isFull?: boolean; roles?: string[] }): void
}

/** Full permissions, or specific roles. */
export function RightsField({ isFull, roles, error, onChange }: RightsFieldProps) {
  const { data, error: failure, refetch } = useQuery({ ...rolesQuery, enabled: !isFull })
  return (
    <Radio.Group
      label="Rights"
      value={isFull ? 'full' : 'roles'}
      error={isFull ? error : undefined}
      onChange={(value) => onChange({ isFull: value === 'full' })}
    >
      <div className={classes.choices}>
        <Radio value="full" label="Full permissions: all that its owner may do" />
        <Radio
          value="roles"
          label="Specific roles"
          description={isFull ? undefined : 'It can do what its owner and at least one of these roles both allow.'}
        />
        {!isFull && (
          <Checkbox.Group
            value={[...roles]}
            error={error}
            aria-label="Roles"
            onChange={(value) => onChange({ roles: value })}
          >
            <div className={classes.inset}>
              {failure && (
                <FailureNote error={failure} wanted="The roles could not be loaded." onRetry={() => void refetch()} />
              )}
              {data?.map(({ id, displayName }) => (
                <Checkbox key={id} value={id} label={displayName} />
              ))}
            </div>
          </Checkbox.Group>
        )}
      </div>
    </Radio.Group>
  )
}
