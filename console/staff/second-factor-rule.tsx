import { FormControlLabel, Switch, Typography } from "@mui/material"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

/** Whether administrators and officers must have a second factor. Administrators change it. */
export function SecondFactorRule() {
  const t = useText()
  const may = usePermission()
  const { data, refetch } = useCall("GET /staff/second-factor-rule")
  const { attempt, failure, isRunning } = useAttempt()
  if (!data) return null
  const change = () =>
    attempt(async () => {
      await call("PUT /staff/second-factor-rule", { isRequired: !data.isRequired })
      await refetch()
    })
  return (
    <Panel title="console.account.secondFactor" sx={{ mt: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={data.isRequired}
            disabled={isRunning || !may("settings.edit")}
            onChange={() => void change()}
          />
        }
        label={t("console.staff.factorRequired")}
      />
      <Typography color="textSecondary">{t("console.staff.factorRequiredHint")}</Typography>
      <ErrorAlert text={failure?.message} />
    </Panel>
  )
}
