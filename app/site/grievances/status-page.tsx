import { useEffect, useRef, useState } from "react"
import { data, Form, Link, useNavigation } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { fixedPageTitles } from "#domain/content/named-pages.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import { pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/status-page"
import { grievanceMessages, type GrievanceMessages } from "./messages.server.ts"
import { readFields } from "./posted-fields.ts"
import { type StatusAnswer, statusAction, statusOf } from "./status-action.server.ts"
import { GrievanceDetails } from "./status-details.tsx"

import styles from "./grievances.module.css"

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = grievanceMessages[language]
  const [en, hi] = fixedPageTitles["/grievances/status"]
  const title = language === "hi" ? hi : en
  return {
    messages,
    formTitle: fixedPageTitles["/grievances"][language === "hi" ? 1 : 0],
    head: pageHead(url, undefined, { title, lead: messages.status.lead }),
  }
}

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const fields = await readFields(request)
  const server = context.get(requestContext)
  const answer = await statusAction(server, fields, languageOf(url.pathname))
  return data(answer, { status: statusOf(answer), headers: noStore })
}

/** Without a reply the page stays, with what was typed. */
export const clientAction = async ({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<StatusAnswer> => {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch {
    const { number = "", code = "", text = "" } = await readFields(copy)
    return { outcome: "no reply", keys: { number, code }, text }
  }
}

export const headers = () => noStore

/** The last grievance that was shown. It stays while a form gets no answer, or is one too many. */
const useShown = (answer: StatusAnswer | undefined) => {
  const [last, setLast] = useState<Extract<StatusAnswer, { outcome: "found" }>>()
  if (answer?.outcome === "found" && answer !== last) setLast(answer)
  if (answer?.outcome === "found") return answer
  return answer && answer.outcome !== "unknown" && last?.keys.number === answer.keys.number
    ? last
    : undefined
}

function KeysForm({
  answer,
  messages,
}: {
  answer: StatusAnswer | undefined
  messages: GrievanceMessages
}) {
  const isSending = useNavigation().state !== "idle"
  const { status, receipt } = messages
  const isUnknown = answer?.outcome === "unknown"
  const fieldOf = (name: "number" | "code", hint: string, error?: string) => {
    const field = { name, label: receipt[name], hint, error, errorLabel: messages.error }
    return (
      <Field {...field}>
        <input
          {...controlAttributes(field)}
          className={inputClass}
          defaultValue={answer?.keys[name]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      </Field>
    )
  }
  return (
    <Form
      method="post"
      className={`${styles.form} screen-only`}
      defaultShouldRevalidate={false}
      noValidate
    >
      {/* Without JavaScript the form of the message is gone: keep its text until the grievance is shown again. */}
      {answer && "text" in answer && answer.text && (
        <input type="hidden" name="text" value={answer.text} readOnly />
      )}
      {fieldOf("number", status.numberHint, isUnknown ? status.unknown : undefined)}
      {fieldOf("code", status.codeHint)}
      <Button type="submit" disabled={isSending}>
        {status.show}
      </Button>
    </Form>
  )
}

export default function GrievanceStatusPage({
  loaderData,
  actionData: answer,
}: Route.ComponentProps) {
  const { messages, head, formTitle } = loaderData
  const language = useLanguage()
  const found = useShown(answer)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) shown.current?.focus()
  }, [answer])
  const isFailed = answer && answer.outcome !== "found" && answer.outcome !== "unknown"
  const isFound = answer?.outcome === "found"
  return (
    <SitePage head={head} isUnlisted>
      <div className={styles.page}>
        <div ref={shown} tabIndex={-1} className={styles.answer}>
          {isFailed && (
            <p role="alert" className={styles.failure}>
              {messages.failures[answer.outcome]}
            </p>
          )}
          {answer?.outcome === "unknown" && (
            <p role="alert" className={styles.failure}>
              {messages.status.unknown}
            </p>
          )}
          {isFound && answer.done && <output className={styles.done}>{answer.done}</output>}
          {found && (
            <GrievanceDetails
              keys={found.keys}
              grievance={found.grievance}
              messages={messages}
              error={isFound ? answer.refused?.error : undefined}
              typed={isFound ? (answer.refused?.text ?? answer.unsent) : ""}
            />
          )}
        </div>
        {!found && <KeysForm answer={answer} messages={messages} />}
        <Link className="tap-height screen-only" to={inLanguage(language, "/grievances")}>
          {formTitle}
        </Link>
      </div>
    </SitePage>
  )
}
