import { Alert, Box, Stack, Typography } from "@mui/material"
import { Title } from "react-admin"
import { Link } from "react-router-dom"

import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import type { Role } from "#domain/staff/permissions.ts"

import { useText } from "../kit/text/use-language.ts"
import { SecondFactor } from "./second-factor.tsx"

/** Shown on every page during the days of grace: until when to set up a second factor. */
export function GraceNotice({ until }: { until: string }) {
  const t = useText()
  // Work ends at `until`, so the last whole day is the one before.
  const last = new Date(Date.parse(until) - 1)
  return (
    <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
      {t("console.account.grace", { day: dayFirst(dayInIndia(last)) })}{" "}
      <Box component={Link} to="/account" sx={{ color: "inherit", fontWeight: 600 }}>
        {t("console.account.setUp")}
      </Box>
    </Alert>
  )
}

/** The only page of a member who needs a link of an administrator before setting up a second factor. */
export function LinkNeededPage({ role }: { role: Role }) {
  const t = useText()
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mt: 2 }}>
      <Title title="console.account.secondFactor" />
      <Alert severity="warning">
        <Typography>{t("console.account.linkNeeded")}</Typography>
        <Typography sx={{ mt: 1 }}>{t("console.account.linkNeededNext")}</Typography>
        {role === "administrator" && (
          <Typography sx={{ mt: 1 }}>{t("console.account.linkNeededAlone")}</Typography>
        )}
      </Alert>
    </Stack>
  )
}

/** The only page of a member who must set up a second factor. The server refuses all other calls. */
export function SetUpPage() {
  const t = useText()
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mt: 2 }}>
      <Title title="console.account.secondFactor" />
      <Alert severity="warning">
        <Typography>{t("console.account.due")}</Typography>
      </Alert>
      <SecondFactor />
    </Stack>
  )
}
