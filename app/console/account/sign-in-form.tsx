import { Button } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { type Credentials, NeedsCode } from "../auth-provider.ts"
import { ErrorMessage } from "../error-message.tsx"
import { useAttempt } from "../use-request.ts"
import { PlainField } from "./plain-field.tsx"

interface SignInFormProps {
  /** Throws NeedsCode if a second factor is enabled. */
  signIn: (credentials: Credentials) => Promise<unknown>
  email?: string | undefined
  /** Set in a dialog: keeps its element ids apart from the page's, and moves the focus to the first empty field. */
  idPrefix?: string
}

const focusFirstEmpty = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>("input:invalid")?.focus()

/** E-mail and password, then the code of the second factor where one is set. */
export function SignInForm({ signIn, email, idPrefix }: SignInFormProps) {
  const translate = useTranslate()
  const [step, setStep] = useState<"password" | "code" | "backup code">("password")
  const { submit, failure, isRunning } = useAttempt()

  const send = submit(async (text) => {
    const credentials: Credentials =
      step === "password"
        ? { email: text("email"), password: text("password") }
        : { code: text("code").replaceAll(" ", ""), isBackupCode: step === "backup code" }
    try {
      await signIn(credentials)
    } catch (error) {
      if (!(error instanceof NeedsCode)) throw error
      setStep("code")
    }
  })

  const field = (name: string) => ({ name, ...(idPrefix && { id: `${idPrefix}${name}` }) })
  return (
    <form ref={idPrefix ? focusFirstEmpty : undefined} onSubmit={send} key={step}>
      {step === "password" ? (
        <>
          <PlainField
            {...field("email")}
            label="console.signIn.email"
            type="email"
            autoComplete="username"
            defaultValue={email}
          />
          <PlainField
            {...field("password")}
            label="console.signIn.password"
            type="password"
            autoComplete="current-password"
          />
        </>
      ) : (
        <PlainField
          {...field("code")}
          label={step === "code" ? "console.signIn.code" : "console.signIn.backupCode"}
          {...(step === "code" && { hint: "console.signIn.codeHint" })}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: step === "code" ? { inputMode: "numeric" } : {} }}
        />
      )}
      <ErrorMessage text={failure?.message} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={isRunning}
        sx={{ mt: 2 }}
      >
        {translate("console.signIn.submit")}
      </Button>
      {step !== "password" && (
        <Button onClick={() => setStep(step === "code" ? "backup code" : "code")} sx={{ mt: 1 }}>
          {translate(step === "code" ? "console.signIn.useBackupCode" : "console.signIn.useCode")}
        </Button>
      )}
    </form>
  )
}
