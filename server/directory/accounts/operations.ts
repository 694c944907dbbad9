import { listAccountsOfApp } from './list-accounts.ts'
import { listAccountsOfUser } from './list-accounts-of-user.ts'
import { listOwnedServiceAccounts } from './list-owned-service-accounts.ts'
import { searchAccountAttributes } from './search-account-attributes.ts'
import { searchAccounts } from './search-accounts.ts'
import { updateAccount } from './update-account.ts'

export const accountOperations = [
  listAccountsOfApp,
  listAccountsOfUser,
  listOwnedServiceAccounts,
  searchAccounts,
  searchAccountAttributes,
  updateAccount,
]
