import { useLogin, useTranslate } from "react-admin"

import { SignInFrame } from "./frame.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** In by e-mail and password, and by the phone's code where a second factor is set. */
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
