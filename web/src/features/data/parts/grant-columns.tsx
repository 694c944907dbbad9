import { IconRobot, IconRoute } from '@tabler/icons-react'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { When } from '../../../parts/values/when.tsx'
import type { GrantRow, ResourceGrantRow } from '../grants.queries.ts'
import type { DataColumn } from './data-list.tsx'
import classes from './grant-columns.module.css'

export const HOLDER: DataColumn<GrantRow> = {
  label: 'Holder',
  cell: ({ holder, isService }) => (
    <>
      {isService && <IconRobot size={16} stroke={1.75} aria-label="Service account" />} {holder}
    </>
  ),
  text: ({ holder }) => holder,
}
export const ACCOUNT: DataColumn<GrantRow> = {
  label: 'Account',
  cell: ({ account }) => account,
  text: ({ account }) => account,
}
export const ENTITLEMENT: DataColumn<GrantRow> = {
  label: 'Entitlement',
  cell: ({ entitlement, resource }) =>
    resource && !entitlement.includes(resource) ? `${resource}: ${entitlement}` : entitlement,
  text: ({ entitlement }) => entitlement,
}
/** The entitlement, and below it its app. */
export const ENTITLEMENT_AND_APP: DataColumn<GrantRow> = {
  label: 'Entitlement',
  cell: (row) => (
    <>
      {ENTITLEMENT.cell(row)}
      <small className={classes.second}>{row.app}</small>
    </>
  ),
  text: ENTITLEMENT.text,
}
export const APP: DataColumn<Pick<GrantRow, 'app'>> = { label: 'App', cell: ({ app }) => app, text: ({ app }) => app }
export const RISK: DataColumn<GrantRow> = {
  label: 'Risk',
  cell: ({ risk }) => <RiskBars level={risk} />,
  text: ({ risk }) => risk,
}
/** How the access comes about: given directly, or the entitlements it is inherited through. */
export const THROUGH: DataColumn<Pick<GrantRow, 'isDirect' | 'through'>> = {
  label: 'Through',
  cell: ({ isDirect, through }) =>
    isDirect ? (
      'Direct'
    ) : (
      <span className={classes.through}>
        <IconRoute size={16} stroke={1.75} aria-hidden />
        {through.join(' ← ') || 'Inherited'}
      </span>
    ),
  text: ({ isDirect, through }) => (isDirect ? 'Direct' : through.join(' <- ') || 'Inherited'),
}
export const ADDED: DataColumn<Pick<GrantRow, 'added'>> = {
  label: 'Added',
  cell: ({ added }) => <When at={added} />,
  text: ({ added }) => added,
}
export const LAST_USED: DataColumn<GrantRow> = {
  label: 'Last used',
  cell: ({ lastUsed }) => <When at={lastUsed} as="relative" none="unknown" />,
  text: ({ lastUsed }) => lastUsed ?? '',
}
export const ENDS: DataColumn<Pick<GrantRow, 'ends'>> = {
  label: 'Ends',
  cell: ({ ends }) => <When at={ends} none="" />,
  text: ({ ends }) => ends ?? '',
  isSecondary: true,
}

/** A group, role or other resource, and what kind it is. */
export const GROUP: DataColumn<ResourceGrantRow> = {
  label: 'Holder',
  cell: ({ holder, holderType }) => (
    <>
      {holder}
      <small className={classes.second}>{holderType}</small>
    </>
  ),
  text: ({ holder }) => holder,
}
export const HELD: DataColumn<ResourceGrantRow> = {
  label: 'Entitlement',
  cell: ({ entitlement }) => entitlement,
  text: ({ entitlement }) => entitlement,
}
