import { Alert } from "@mui/material"
import type { ReactNode } from "react"
import { usePermissions, useTranslate } from "react-admin"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"

/** A page for who may do something; whoever comes by its address and may not is told so. */
export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  const translate = useTranslate()
  const { permissions: role, isPending } = usePermissions<Role>()
  if (isPending) return null
  if (role && may(role, to)) return children
  return (
    <Alert severity="info" sx={{ my: 2 }}>
      {translate("console.refusals.not_allowed")}
    </Alert>
  )
}
