import { Box, Card, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useLogin, useTranslate } from "react-admin"

import { LanguageButton } from "../language-button.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** Page frame before sign-in: a centred card and the language button. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box sx={{ minHeight: "100vh", bgcolor: "background.default", p: 2 }}>
      <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
        <LanguageButton />
      </Box>
      <Card component="main" sx={{ maxWidth: 440, mx: "auto", mt: { xs: 2, sm: 8 }, p: 4 }}>
        <Box component="img" src="/pictures/emblem.svg" alt="" sx={{ width: 56, height: 56 }} />
        <Typography variant="overline" component="p">
          {translate("console.title")}
        </Typography>
        <Typography variant="h5" component="h1" gutterBottom>
          {title}
        </Typography>
        {children}
      </Card>
    </Box>
  )
}

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
