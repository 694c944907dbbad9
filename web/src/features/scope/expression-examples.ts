/** Expressions to begin with. */
export const EXAMPLES = {
  USERS: [
    {
      label: 'Enabled people in two departments',
      text: 'subject.department in ["Sales", "Marketing"] && subject.status == UserStatus.ENABLED',
    },
    { label: 'People without a manager', text: 'subject.managerId == ""' },
    {
      label: 'A contract that ends within 30 days',
      text: 'has(subject.profile.contract_end)\n  && time.parse(subject.profile.contract_end, TimeFormat.DATE) < now() + duration("720h")',
    },
  ],
  ACCOUNTS: [
    { label: 'Accounts that are not personal', text: 'subject.appUserType != AppUserType.USER' },
    {
      label: 'Accounts of another company',
      text: 'subject.email != "" && !subject.email.lowerAscii().endsWith("@example.com")',
    },
  ],
} as const
