import { Link, Stack } from "@mui/material"
import { Title } from "react-admin"
import { Link as RouterLink, useNavigate, useParams } from "react-router-dom"

import { useAdmissionSession } from "../admission-sessions.ts"
import { NoSuchPage } from "../layout/no-such-page.tsx"
import { SelectField } from "../select-field.tsx"
import { addressOf, parts } from "./address.ts"
import { MeritListOverview } from "./overview.tsx"
import { MeritProgramme } from "./programme.tsx"
import { useTexts } from "./use-texts.ts"

/** Which programme is shown, with a way back to all of them. */
function ProgrammeSelect({ code, codes }: { code: string; codes: readonly string[] }) {
  const text = useTexts()
  const navigate = useNavigate()
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
      <SelectField
        label={text("programme")}
        value={code}
        choices={codes.map((one) => ({ id: one, name: one }))}
        onChange={(chosen) => void navigate(addressOf(chosen))}
        fullWidth={false}
        sx={{ minWidth: 160 }}
      />
      <Link
        component={RouterLink}
        to="/merit"
        sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, whiteSpace: "nowrap" }}
      >
        {text("back")}
      </Link>
    </Stack>
  )
}

/** Merit lists of the open session: all programmes, or one of them. */
export function MeritPage() {
  const session = useAdmissionSession()
  const { programme: code, part } = useParams()
  if (!session) return null
  const programme = session.programmes.find((one) => one.code === code)
  if (code !== undefined && !programme) return <NoSuchPage />
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.merit.title" />
      {programme ? (
        <>
          <ProgrammeSelect
            code={programme.code}
            codes={session.programmes.map((one) => one.code)}
          />
          <MeritProgramme
            key={programme.code}
            session={session.label}
            code={programme.code}
            seats={programme.seats ?? 60}
            part={parts.find((one) => one === part)}
          />
        </>
      ) : (
        <MeritListOverview />
      )}
    </Stack>
  )
}
