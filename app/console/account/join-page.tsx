import { Button, CircularProgress } from "@mui/material"
import { useEffect, useState } from "react"
import { useNotify, useTranslate } from "react-admin"
import { useNavigate, useParams } from "react-router-dom"

import type { Role } from "#domain/staff/permissions.ts"

import { request, requestData } from "../api-client.ts"
import { ErrorAlert } from "../error-alert.tsx"
import { useAttempt } from "../use-request.ts"
import { PlainField } from "./plain-field.tsx"
import { SignInFrame } from "./sign-in-page.tsx"

interface LinkFound {
  purpose: "join" | "reset"
  role: Role
}

interface MemberFieldsProps {
  role: Role
  /** Message keys by field. */
  problems: Record<string, string>
}

function MemberFields({ role, problems }: MemberFieldsProps) {
  const translate = useTranslate()
  return (
    <>
      <p>{translate("console.join.as", { role: translate(`console.roles.${role}`) })}</p>
      <PlainField
        name="name"
        label="console.join.name"
        autoComplete="name"
        problem={problems["name"]}
      />
      <PlainField
        name="email"
        label="console.join.email"
        type="email"
        autoComplete="username"
        problem={problems["email"]}
      />
    </>
  )
}

/** Page of a one-time link: a new member enters their details, an existing one sets a new password. */
export function JoinPage() {
  const { token = "" } = useParams()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [link, setLink] = useState<LinkFound>()
  const { attempt, submit, failure, problems } = useAttempt()
  const path = `/links/${encodeURIComponent(token)}`

  useEffect(() => {
    void attempt(async () => setLink(await requestData<LinkFound>("GET", path)))
  }, [attempt, path])

  const join = submit(async (text) => {
    await request("POST", path, {
      name: text("name"),
      email: text("email"),
      password: text("password"),
    })
    notify("console.join.done", { type: "success" })
    await navigate("/login")
  })

  const isReset = link?.purpose === "reset"
  return (
    <SignInFrame title={translate(isReset ? "console.join.titleReset" : "console.join.title")}>
      {!link && !failure && <CircularProgress />}
      {link && (
        <form onSubmit={join} noValidate>
          {!isReset && <MemberFields role={link.role} problems={problems} />}
          <PlainField
            name="password"
            label="console.join.password"
            hint="console.join.passwordHint"
            type="password"
            autoComplete="new-password"
            problem={problems["password"]}
          />
          <Button type="submit" variant="contained" size="large" fullWidth sx={{ my: 2 }}>
            {translate("console.join.submit")}
          </Button>
        </form>
      )}
      <ErrorAlert text={failure?.message} />
    </SignInFrame>
  )
}
