import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect, Radio } from '@mantine/core'
import { Picker } from '../../../../parts/list/picker.tsx'
import { frameworks, riskLevels } from '../../../pickers/queries.ts'
import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from '../../labels.ts'
import type { Scope } from '../../queries.ts'
import { useDraft, useField, useGroup } from '../../use-draft.ts'
import { Checks } from '../checks.tsx'
import { Row } from '../section.tsx'
import { PickedSelection, RoleSelection } from '../selections.tsx'
import classes from '../setup.module.css'

export function Holders() {
  const { value, onChange, error, disabled } = useGroup('principal_type')
  const current = value.principalTypeFilter ?? ''
  const shown = current.endsWith('_UNSPECIFIED') || current === '' ? 'PRINCIPAL_TYPE_FILTER_USERS' : String(current)
  return (
    <Row label="Holders" error={error}>
      <Radio.Group
        aria-label="Holders"
        value={shown}
        onChange={(principalTypeFilter) => onChange({ principalTypeFilter } as Scope)}
      >
        <div className={classes.line}>
          <Radio size="xs" disabled={disabled} value="PRINCIPAL_TYPE_FILTER_USERS" label="People's accounts" />
          <Radio size="xs" disabled={disabled} value="PRINCIPAL_TYPE_FILTER_RESOURCES" label="Groups and roles" />
          <Radio size="xs" disabled={disabled} value="PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES" label="Both" />
        </div>
      </Radio.Group>
    </Row>
  )
}

export function LabelCriteria() {
  const { mayPick } = useDraft()
  const { value, onChange, disabled } = useGroup('apps_and_resources')
  const criteria = value.appSelectionCriteria ?? {}
  const change = (part: typeof criteria) => onChange({ appSelectionCriteria: { ...criteria, ...part } })
  return (
    <>
      <Picker
        label="Risk level is one of"
        source={riskLevels}
        disabled={disabled || !mayPick}
        placeholder="Any risk level"
        value={criteria.riskLevelAttributeValueIds ?? []}
        onChange={(riskLevelAttributeValueIds) => change({ riskLevelAttributeValueIds })}
      />
      <Picker
        label="And framework is one of"
        source={frameworks}
        disabled={disabled || !mayPick}
        placeholder="Any framework, or none"
        value={criteria.complianceFrameworkAttributeValueIds ?? []}
        onChange={(complianceFrameworkAttributeValueIds) => change({ complianceFrameworkAttributeValueIds })}
      />
    </>
  )
}

export function ResourceGroup({ isRequired }: { isRequired: boolean }) {
  const { campaign } = useDraft()
  const { value, onChange, error, disabled } = useGroup('resource')
  const toggle = (member: 'resourceSelection' | 'scopeRoleSelection', isOn: boolean) => {
    const { [member]: _, ...others } = value
    onChange(isOn ? { ...others, [member]: {} } : others)
  }
  return (
    <Row label="Resources" about={isRequired ? 'Required' : undefined} isFirst={isRequired} error={error}>
      <Checkbox
        size="xs"
        label="Chosen resources"
        disabled={disabled}
        checked={value.resourceSelection !== undefined}
        onChange={(event) => toggle('resourceSelection', event.currentTarget.checked)}
      />
      {value.resourceSelection && <PickedSelection name="resources" />}
      <Checkbox
        size="xs"
        label="Roles within resources"
        disabled={disabled}
        checked={value.scopeRoleSelection !== undefined}
        onChange={(event) => toggle('scopeRoleSelection', event.currentTarget.checked)}
      />
      {value.scopeRoleSelection && <RoleSelection />}
      {campaign.scopeType.endsWith('BY_INHERITANCE') && (
        <p className={classes.note}>Access that flows in from parent resources and groups is reviewed too.</p>
      )}
    </Row>
  )
}

export function AccountCriteria() {
  const { value, onChange, disabled } = useGroup('accounts')
  const criteria = value.accountCriteria ?? {}
  const change = (part: typeof criteria) => onChange({ accountCriteria: { ...criteria, ...part } })
  return (
    <>
      <NativeSelect
        className={classes.choice ?? ''}
        label="Domain"
        size="sm"
        disabled={disabled}
        value={criteria.accountDomain ?? 'APP_USER_DOMAIN_UNSPECIFIED'}
        data={[
          { value: 'APP_USER_DOMAIN_UNSPECIFIED', label: 'Any' },
          { value: 'APP_USER_DOMAIN_TRUSTED', label: 'Trusted' },
          { value: 'APP_USER_DOMAIN_EXTERNAL', label: 'External' },
        ]}
        onChange={(event) => change({ accountDomain: event.currentTarget.value })}
      />
      <Checks
        label="Types"
        options={ACCOUNT_TYPES}
        value={criteria.accountTypes ?? []}
        disabled={disabled}
        onChange={(accountTypes) => change({ accountTypes })}
      />
      <Checks
        label="Statuses"
        options={ACCOUNT_STATUSES}
        value={criteria.appUserStatuses ?? []}
        disabled={disabled}
        onChange={(appUserStatuses) => change({ appUserStatuses })}
      />
      <Checkbox
        size="xs"
        label="Only accounts without an owner"
        disabled={disabled}
        checked={criteria.noAccountOwner ?? false}
        onChange={(event) => change({ noAccountOwner: event.currentTarget.checked })}
      />
    </>
  )
}

export function ExemptCertified() {
  const { value, onChange, disabled } = useField('exemptCertifiedAccessConflicts')
  return (
    <Checkbox
      size="xs"
      label="Certifying exempts the violation"
      disabled={disabled}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
