import { Alert } from "@mui/material"
import type { ReactNode } from "react"
import { Title, usePermissions, useTranslate } from "react-admin"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"

interface AllowedProps {
  to: Permission
  /** What the page is called for who may not, as a key of the words. */
  title: string
  children: ReactNode
}

/** A page for who may do something; whoever comes by its address and may not is told so. */
export function Allowed({ to, title, children }: AllowedProps) {
  const translate = useTranslate()
  const { permissions: role, isPending } = usePermissions<Role>()
  if (isPending) return null
  if (role && may(role, to)) return children
  return (
    <>
      <Title title={title} />
      <Alert severity="info" sx={{ my: 2 }}>
        {translate("console.refusals.not_allowed")}
      </Alert>
    </>
  )
}
