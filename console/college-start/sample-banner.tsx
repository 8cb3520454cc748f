import { Alert } from "@mui/material"
import { Link } from "react-router-dom"

import { useCall } from "../api/use-request.ts"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

export const collegeStartPath = "/college-start"

/** Shown on every page of the console until the sample college has been replaced. */
export function SampleBanner() {
  const t = useText()
  const may = usePermission()
  const { data } = useCall("GET /college-start")
  if (!data?.isSample) return null
  return (
    <Alert severity="error" variant="filled" role="presentation" sx={{ mt: 1 }}>
      {t("console.collegeStart.banner")}{" "}
      {may("settings.edit") ? (
        <Link to={collegeStartPath} style={{ color: "inherit", fontWeight: 600 }}>
          {t("console.collegeStart.title")}
        </Link>
      ) : (
        t("console.collegeStart.askAdministrator")
      )}
    </Alert>
  )
}
