import { Button } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { type Credentials, NeedsCode } from "../auth-provider.ts"
import { ErrorAlert } from "../error-alert.tsx"
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

interface FieldsProps {
  idPrefix: string | undefined
}

const named = (name: string, { idPrefix }: FieldsProps) => ({
  name,
  ...(idPrefix && { id: `${idPrefix}${name}` }),
})

function PasswordFields({ email, ...ids }: FieldsProps & { email: string | undefined }) {
  return (
    <>
      <PlainField
        {...named("email", ids)}
        label="console.signIn.email"
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
      <PlainField
        {...named("password", ids)}
        label="console.signIn.password"
        type="password"
        autoComplete="current-password"
      />
    </>
  )
}

function CodeField({ isBackupCode, ...ids }: FieldsProps & { isBackupCode: boolean }) {
  return (
    <PlainField
      {...named("code", ids)}
      label={isBackupCode ? "console.signIn.backupCode" : "console.signIn.code"}
      {...(!isBackupCode && { hint: "console.signIn.codeHint" })}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: isBackupCode ? {} : { inputMode: "numeric" } }}
    />
  )
}

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

  return (
    <form ref={idPrefix ? focusFirstEmpty : undefined} onSubmit={send} key={step}>
      {step === "password" ? (
        <PasswordFields email={email} idPrefix={idPrefix} />
      ) : (
        <CodeField isBackupCode={step === "backup code"} idPrefix={idPrefix} />
      )}
      <ErrorAlert text={failure?.message} />
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
