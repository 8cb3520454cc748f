import { useLogin, useTranslate } from "react-admin"

import { SignInFrame } from "./frame.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** Sign-in page: e-mail and password, then the TOTP code if a second factor is enabled. */
export function SignInPage() {
  const login = useLogin()
  const translate = useTranslate()
  return (
    <SignInFrame title={translate("console.signIn.title")}>
      <SignInForm signIn={login} />
      <p>{translate("console.signIn.help")}</p>
    </SignInFrame>
  )
}
