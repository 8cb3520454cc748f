import { Button, CircularProgress } from "@mui/material"
import { type SyntheticEvent, useEffect, useState } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import { useNavigate, useParams } from "react-router-dom"

import type { Role } from "#domain/staff/permissions.ts"

import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"
import { signInErrorText } from "./error-text.ts"
import { SignInFrame } from "./frame.tsx"
import { PlainField } from "./plain-field.tsx"

interface LinkFound {
  purpose: "join" | "reset"
  role: Role
}

/** Page of a one-time link: a new member enters their details, an existing one sets a new password. */
export function JoinPage() {
  const { token = "" } = useParams()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [link, setLink] = useState<LinkFound>()
  const [failure, setFailure] = useState<string>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const path = `/links/${encodeURIComponent(token)}`

  useEffect(() => {
    request<{ data: LinkFound }>("GET", path).then(
      ({ data }) => setLink(data),
      (error: Error) => setFailure(error.message),
    )
  }, [path])

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const names = ["name", "email", "password"]
    try {
      await request(
        "POST",
        path,
        Object.fromEntries(names.map((name) => [name, signInErrorText(form, name)])),
      )
      notify("console.join.done", { type: "success" })
      await navigate("/login")
    } catch (error) {
      const { message, body } = error as HttpError
      setProblems((body as { errors?: Record<string, string> })?.errors ?? {})
      setFailure(message)
    }
  }

  const isReset = link?.purpose === "reset"
  return (
    <SignInFrame title={translate(isReset ? "console.join.titleReset" : "console.join.title")}>
      {!link && !failure && <CircularProgress />}
      {link && (
        <form onSubmit={submit} noValidate>
          {!isReset && (
            <>
              <p>
                {translate("console.join.as", { role: translate(`console.roles.${link.role}`) })}
              </p>
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
          )}
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
      <ErrorMessage text={failure} />
    </SignInFrame>
  )
}
