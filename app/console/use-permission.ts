import { usePermissions } from "react-admin"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"

/** Returns a check whether the signed-in member has a permission; false while it loads. */
export const usePermission = () => {
  const { permissions: role } = usePermissions<Role>()
  return (permission: Permission) => role !== undefined && may(role, permission)
}
