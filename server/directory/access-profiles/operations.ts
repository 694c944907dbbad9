import { createAccessProfile } from './create-access-profile.ts'
import { deleteAccessProfileOperation } from './delete-access-profile.ts'
import { getAccessProfile } from './get-access-profile.ts'
import { listAccessProfilesOperation } from './list-access-profiles.ts'
import { searchAccessProfiles } from './search-access-profiles.ts'
import { updateAccessProfileOperation } from './update-access-profile.ts'

export const accessProfileOperations = [
  createAccessProfile,
  getAccessProfile,
  listAccessProfilesOperation,
  searchAccessProfiles,
  updateAccessProfileOperation,
  deleteAccessProfileOperation,
]
