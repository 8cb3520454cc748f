import { Stack } from "@mui/material"
import { Title } from "react-admin"

import { ChangePassword } from "./change-password.tsx"
import { SecondFactor } from "./second-factor.tsx"
import { SessionList } from "./sessions.tsx"

/** Account page: own password, second factor and sessions. */
export function Account() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mt: 2 }}>
      <Title title="console.account.title" />
      <ChangePassword />
      <SecondFactor />
      <SessionList />
    </Stack>
  )
}
