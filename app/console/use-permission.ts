import { usePermissions } from "react-admin"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"

/** Whether who is signed in may do something; false until that is known. */
export const usePermission = () => {
  const { permissions: role } = usePermissions<Role>()
  return (permission: Permission) => role !== undefined && may(role, permission)
}
