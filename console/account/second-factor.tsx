import { Box, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { renderSVG } from "uqr"

import type { SecondFactors } from "#server/features/staff/staff.ts"

import { request } from "../api/api-client.ts"
import { useRead } from "../api/use-request.ts"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { FormFailure, SubmitButton } from "../kit/form/form-state.tsx"
import { CurrentPassword, PlainField } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { Panel } from "../kit/page/panel.tsx"
import { useText } from "../kit/text/use-language.ts"
import { Passkeys } from "./passkeys.tsx"

interface Started {
  totpURI: string
  backupCodes: string[]
}

/** Shows the QR code, the secret and the backup codes. The codes are written down in case the phone is lost. */
function Enrolment({ started }: { started: Started }) {
  const t = useText()
  return (
    <>
      <p>{t("console.account.scan")}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(started.totpURI, { border: 2 }))}`}
        alt="QR"
        width={200}
        height={200}
      />
      <p>
        {t("console.account.byHand")}{" "}
        <Box component="code" sx={{ overflowWrap: "anywhere" }}>
          {new URL(started.totpURI).searchParams.get("secret")}
        </Box>
      </p>
      <p>{t("console.account.backupCodes")}</p>
      <Box component="ul" sx={{ columns: { xs: 1, sm: 2 }, fontFamily: "monospace" }}>
        {started.backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </>
  )
}

/** Turns the codes of an authenticator app (TOTP) on and off; below them the passkeys. */
export function SecondFactor() {
  const t = useText()
  const client = useQueryClient()
  const { data: factors } = useRead<SecondFactors>("/auth/passkeys")
  const isOn = factors?.hasCodes
  // The pages that wait for a second factor depend on it.
  const readAgain = () => void client.invalidateQueries()
  const [started, setStarted] = useState<Started>()

  const change: Send = async (text, form) => {
    const password = text("password")
    if (started) {
      await request("POST", "/auth/two-factor/verify-totp", { code: text("code") })
      setStarted(undefined)
    } else if (isOn) await request("POST", "/auth/two-factor/disable", { password })
    else setStarted(await request<Started>("POST", "/auth/two-factor/enable", { password }))
    form.reset()
    readAgain()
  }

  const next = started ? "confirm" : isOn ? "turnOff" : "turnOn"
  return (
    <Panel title="console.account.secondFactor">
      <Typography>
        {isOn !== undefined && t(`console.account.${isOn ? "secondFactorOn" : "secondFactorOff"}`)}
      </Typography>
      <DraftForm send={change} key={next}>
        {started ? (
          <>
            <Enrolment started={started} />
            <PlainField name="code" label="console.signIn.code" autoComplete="one-time-code" />
          </>
        ) : (
          <CurrentPassword />
        )}
        <FormFailure />
        <SubmitButton variant="outlined" sx={{ mt: 1 }}>
          {t(`console.account.${next}`)}
        </SubmitButton>
      </DraftForm>
      {factors && <Passkeys passkeys={factors.passkeys} onChange={readAgain} />}
    </Panel>
  )
}
