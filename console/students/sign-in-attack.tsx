import { Alert, Box } from "@mui/material"
import { Link } from "react-router-dom"

import { useCall } from "../api/use-request.ts"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

/** Says which students' sign-ins fail often today, and from which networks. Nothing if there are none. */
export function SignInAttack() {
  const t = useText()
  const may = usePermission()
  const { data } = useCall("GET /students/sign-in-alerts", {}, { refetchInterval: 60_000 })
  if (!data || data.accounts.length + data.networks.length === 0) return null
  const { accounts, networks } = data
  const addressOf = (urn: string) =>
    `/students/${encodeURIComponent(urn)}${may("students.edit") ? "" : "/show"}`
  return (
    <Alert severity="warning">
      {accounts.length > 0
        ? t("console.students.attack.accounts", { count: accounts.length })
        : t("console.students.attack.networks")}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {accounts.map((account) => (
          <li key={account.urn}>
            <Link to={addressOf(account.urn)}>
              {t("console.students.attack.account", { ...account })}
            </Link>
          </li>
        ))}
        {networks.map((network) => (
          <li key={network.network}>{t("console.students.attack.network", { ...network })}</li>
        ))}
      </Box>
      {t("console.students.attack.help")}
    </Alert>
  )
}
