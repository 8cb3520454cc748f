import { Alert } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { useCall } from "../api/use-request.ts"
import { usePermission } from "../permission.tsx"

export const collegeStartPath = "/college-start"

/** Shown on every page of the console until the sample college has been replaced. */
export function SampleBanner() {
  const translate = useTranslate()
  const may = usePermission()
  const { data } = useCall("GET /college-start")
  if (!data?.isSample) return null
  return (
    <Alert severity="error" variant="filled" role="presentation" sx={{ mt: 1 }}>
      {translate("console.collegeStart.banner")}{" "}
      {may("settings.edit") ? (
        <Link to={collegeStartPath} style={{ color: "inherit", fontWeight: 600 }}>
          {translate("console.collegeStart.title")}
        </Link>
      ) : (
        translate("console.collegeStart.askAdministrator")
      )}
    </Alert>
  )
}
