import { Alert } from "@mui/material"
import type { ReactNode } from "react"
import { Title, usePermissions } from "react-admin"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"

import { useText } from "./kit/text/use-language.ts"

/** Returns a check whether the signed-in member has a permission; false while it loads. */
export const usePermission = () => {
  const { permissions: role } = usePermissions<Role>()
  return (permission: Permission) => role !== undefined && may(role, permission)
}

/** Returns a filter for what names a permission: what the signed-in member may do. Without one, everybody may. */
export const useAllowed = () => {
  const mayDo = usePermission()
  return <Named extends { can?: Permission }>(all: readonly Named[]) =>
    all.filter(({ can }) => can === undefined || mayDo(can))
}

interface AllowedProps {
  /** Without it, everybody may. */
  to: Permission | undefined
  /** Message key of the page title, shown when the permission is missing. */
  title: string
  children: ReactNode
}

/** Shows its children only with the permission; otherwise a message that access is not allowed. */
export function Allowed({ to, title, children }: AllowedProps) {
  const t = useText()
  const { permissions: role, isPending } = usePermissions<Role>()
  if (to === undefined) return children
  if (isPending) return null
  if (role && may(role, to)) return children
  return (
    <>
      <Title title={title} />
      <Alert severity="info" sx={{ my: 2 }}>
        {t("console.refusals.not_allowed")}
      </Alert>
    </>
  )
}
