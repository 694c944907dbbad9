import { Suspense } from 'react'
import { lazyPart } from '../../../../parts/page/lazy-part.tsx'
import { type GroupName, requiredGroup } from '../../draft.rules.ts'
import { useDraft } from '../../use-draft.ts'
import { AppSelection, EntitlementSelection, PickedSelection } from '../selections.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { GrantCriteria } from './grant-fields.tsx'
import { SelectedUsers, UserCriteria } from './people-fields.tsx'
import { AccountCriteria, ExemptCertified, Holders, LabelCriteria, ResourceGroup } from './scope-fields.tsx'

/** Loaded when somebody chooses an expression. */
const ExpressionField = lazyPart(async () => ({ default: (await import('./expression-field.tsx')).ExpressionField }))

const ORDER: readonly GroupName[] = [
  'principal_type',
  'apps_and_resources',
  'resource',
  'excluded',
  'users',
  'accounts',
  'access_conflicts',
  'grants',
]

/** What a campaign reviews: every group of its scope. */
export function ScopeBuilder() {
  const { campaign } = useDraft()
  // What the kind of campaign cannot do without stands first.
  const required = requiredGroup(campaign.scopeType)
  const order = [required, ...ORDER.filter((group) => group !== required)]
  return order.map((group) => <Group key={group} group={group} isRequired={group === required} />)
}

function Group({ group, isRequired }: { group: GroupName; isRequired: boolean }) {
  switch (group) {
    case 'principal_type':
      return <Holders />
    case 'apps_and_resources':
      return (
        <ChoiceRow
          group={group}
          label="Access"
          none="Everything"
          isRequired={isRequired}
          options={[
            {
              member: 'appSelectionCriteria',
              label: isRequired ? 'All, or by risk and framework' : 'By risk and framework',
              start: {
                appSelectionCriteria: { riskLevelAttributeValueIds: [], complianceFrameworkAttributeValueIds: [] },
              },
              fields: <LabelCriteria />,
            },
            {
              member: 'appAccess',
              label: 'Access to the app itself',
              start: { appAccess: {} },
              fields: <AppSelection />,
            },
            {
              member: 'specificResources',
              label: 'Specific entitlements',
              start: { specificResources: {} },
              fields: <EntitlementSelection name="entitlements" />,
            },
            {
              member: 'resourceTypeSelections',
              label: 'Resource types',
              start: { resourceTypeSelections: {} },
              fields: <PickedSelection name="resourceTypes" />,
            },
          ]}
        />
      )
    case 'resource':
      return <ResourceGroup isRequired={isRequired} />
    case 'excluded':
      return (
        <ChoiceRow
          group={group}
          label="Leave out"
          none="Nothing"
          isRequired={isRequired}
          options={[
            {
              member: 'excludedSpecificResources',
              label: 'Specific entitlements',
              start: { excludedSpecificResources: {} },
              fields: <EntitlementSelection name="excludedEntitlements" />,
            },
            {
              member: 'excludedResourceTypeSelections',
              label: 'Resource types',
              start: { excludedResourceTypeSelections: {} },
              fields: <PickedSelection name="excludedResourceTypes" />,
            },
          ]}
        />
      )
    case 'users':
      return (
        <ChoiceRow
          group={group}
          label="People"
          none="Not restricted"
          isRequired={isRequired}
          isNoneHidden
          options={[
            { member: 'allUsers', label: 'Everybody', start: { allUsers: {} } },
            {
              member: 'selectedUsers',
              label: 'Chosen people',
              start: { selectedUsers: { userIds: [] } },
              fields: <SelectedUsers />,
            },
            { member: 'userCriteria', label: 'Criteria', start: { userCriteria: {} }, fields: <UserCriteria /> },
            {
              member: 'celExpression',
              label: 'Expression',
              start: { celExpression: { expression: '' } },
              fields: (
                <Suspense>
                  <ExpressionField group="users" member="celExpression" subject="USERS" />
                </Suspense>
              ),
            },
          ]}
        />
      )
    case 'accounts':
      return (
        <ChoiceRow
          group={group}
          label="Accounts"
          none="Not restricted"
          isRequired={isRequired}
          isNoneHidden
          options={[
            { member: 'allAccounts', label: 'All', start: { allAccounts: {} } },
            {
              member: 'accountCriteria',
              label: 'Criteria',
              start: { accountCriteria: {} },
              fields: <AccountCriteria />,
            },
            {
              member: 'accountCelExpression',
              label: 'Expression',
              start: { accountCelExpression: { expression: '' } },
              fields: (
                <Suspense>
                  <ExpressionField group="accounts" member="accountCelExpression" subject="ACCOUNTS" />
                </Suspense>
              ),
            },
          ]}
        />
      )
    case 'access_conflicts':
      return (
        <ChoiceRow
          group={group}
          label="Conflicts"
          none="Not restricted"
          isRequired={isRequired}
          options={[
            { member: 'allAccessConflicts', label: 'Of every monitor', start: { allAccessConflicts: {} } },
            {
              member: 'specificAccessConflicts',
              label: 'Of chosen monitors',
              start: { specificAccessConflicts: {} },
              fields: <PickedSelection name="monitors" />,
            },
          ]}
          note={<ExemptCertified />}
        />
      )
    case 'grants':
      return (
        <ChoiceRow
          group={group}
          label="Grants"
          none="Not restricted"
          isRequired={isRequired}
          isNoneHidden
          options={[
            { member: 'allGrants', label: 'All', start: { allGrants: {} } },
            {
              member: 'grantsByCriteria',
              label: 'Criteria',
              start: { grantsByCriteria: {} },
              fields: <GrantCriteria />,
            },
          ]}
        />
      )
  }
}
