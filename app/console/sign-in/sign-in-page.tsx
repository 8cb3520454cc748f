import { Button } from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { useLogin, useTranslate } from "react-admin"

import { type Credentials, NeedsCode } from "../auth-provider.ts"
import { Failure } from "../failure.tsx"
import { Frame } from "./frame.tsx"
import { PlainField } from "./plain-field.tsx"
import { textOf } from "./text-of.ts"

/** In by e-mail and password, and by the phone's code where a second factor is set. */
export function SignInPage() {
  const login = useLogin()
  const translate = useTranslate()
  const [step, setStep] = useState<"password" | "code" | "backup code">("password")
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const of = (name: string) => textOf(event.currentTarget, name)
    const credentials: Credentials =
      step === "password"
        ? { email: of("email"), password: of("password") }
        : { code: of("code").replaceAll(" ", ""), isBackupCode: step === "backup code" }
    setIsSending(true)
    setProblem(undefined)
    try {
      await login(credentials)
    } catch (error) {
      if (error instanceof NeedsCode) setStep("code")
      else setProblem((error as Error).message)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Frame title={translate("console.signIn.title")}>
      <form onSubmit={submit} key={step}>
        {step === "password" ? (
          <>
            <PlainField
              name="email"
              label="console.signIn.email"
              type="email"
              autoComplete="username"
            />
            <PlainField
              name="password"
              label="console.signIn.password"
              type="password"
              autoComplete="current-password"
            />
          </>
        ) : (
          <PlainField
            name="code"
            label={step === "code" ? "console.signIn.code" : "console.signIn.backupCode"}
            {...(step === "code" && { hint: "console.signIn.codeHint" })}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: step === "code" ? { inputMode: "numeric" } : {} }}
          />
        )}
        <Failure text={problem} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={isSending}
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
      <p>{translate("console.signIn.help")}</p>
    </Frame>
  )
}
