import { lazy, type Ref, Suspense, useEffect, useRef, useState } from "react"
import { data, Form, Link, useNavigation } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { useStore } from "#app/store/store.tsx"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"
import { loadChunk } from "#ui/chunk/load-chunk.ts"
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"
import { dateTyping } from "#ui/field/format-typing.ts"
import { PageBanner } from "#ui/page-banner/page-banner.tsx"

import type { Route } from "./+types/status-page"
import { type StatusPageMessages, statusPageMessages } from "./messages.server.ts"
import { ForgottenCode } from "./messages/forgotten-code.tsx"
import { noticeFormMessages } from "./messages/messages.server.ts"
import { postedForm } from "./posted-form.server.ts"
import { type ApplicationStatus, httpStatusOf, statusAction } from "./status-action.server.ts"
import {
  identityField,
  identityInput,
  marksIdentityField,
  ownIdentityField,
  unsentObjection,
} from "./status-input.ts"

// The styles of what is loaded later: the answer to a posted form must not wait for them.
import "./merit/merit-details.module.css"
import "./own/own-forms.module.css"
import styles from "./status-page.module.css"

export const loader = ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { sendsMessages } = context.get(requestContext)
  return {
    messages: statusPageMessages[language],
    forgotten: sendsMessages ? noticeFormMessages[language].forgotten : undefined,
  }
}

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const posted = postedForm(server, await request.text())
  const language = languageOf(url.pathname)
  const shown = await statusAction(server, posted, language)
  return data(shown, { status: httpStatusOf(shown), headers: noStore })
}

/** The fields of a form. One with files is read by `formData`, which Safari 14.0 lacks: its fields are then lost. */
const typedFields = async (request: Request) =>
  request.headers.get("content-type")?.startsWith("multipart/")
    ? request.formData().catch(() => new FormData())
    : new URLSearchParams(await request.text())

/** Without a reply the page stays open with the typed values. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch {
    const fields = await typedFields(copy)
    const input = identityInput(fields)
    return { outcome: "failed" as const, input, unsent: unsentObjection(fields) }
  }
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  actionHeaders?.has("cache-control") ? actionHeaders : loaderHeaders

/** Loaded once an application is shown. */
const StatusResult = lazy(() => loadChunk(() => import("./status-details.tsx")))

type Answer = Route.ComponentProps["actionData"]

/** The field for the identity number in the form that was refused. */
const provingFieldOf = (task: NonNullable<ApplicationStatus["task"]>) => {
  if (task.kind === "own_refused") return ownIdentityField(task.step)
  return task.kind === "marks_refused" ? marksIdentityField : identityField
}

const errorsOf = (
  answer: Answer,
  { errors }: StatusPageMessages,
): Readonly<Record<string, string | undefined>> => {
  if (answer?.outcome === "found") {
    const { task } = answer
    return {
      ...(task && "errors" in task && task.errors),
      ...(task &&
        "unproven" in task &&
        task.unproven && { [provingFieldOf(task)]: task.unproven.error }),
    }
  }
  if (answer?.outcome === "forgotten invalid") {
    const { contact, dob } = answer.wrong
    return {
      ...(contact && { contact: errors.contact[contact] }),
      ...(dob && { own_dob: errors.dob[dob] }),
    }
  }
  const { code, dob } = answer?.outcome === "invalid" ? answer.errors : {}
  return { ...(code && { code: errors.code[code] }), ...(dob && { dob: errors.dob[dob] }) }
}

/**
 * What was found. It stays, with the input of its forms, while one of them gets no answer or is one too many. It does
 * not stay after another date of birth was entered.
 */
const useStatusDetails = (answer: Answer) => {
  const [last, setLast] = useState<ApplicationStatus>()
  if (answer?.outcome === "found") {
    if (answer !== last) setLast(answer)
    return answer
  }
  if (answer?.outcome !== "failed" && answer?.outcome !== "too many") return undefined
  const { code, dob } = answer.input
  return last?.identity.code === code && last.identity.dob === dob ? last : undefined
}

/** Why there is no answer, if that concerns no single field. */
const failureOf = (answer: Answer, { failures }: StatusPageMessages) => {
  switch (answer?.outcome) {
    case "too many":
    case "forgotten too many":
      return formatMessage(failures["too many"], { time: answer.time })
    case "refused":
    case "failed":
    case "too many requests":
      return failures[answer.outcome]
    default:
      return undefined
  }
}

/** The form that asks for code and date of birth, with the typed values and their errors. */
function StatusForm({ answer, messages }: { answer: Answer; messages: StatusPageMessages }) {
  const isSending = useNavigation().state !== "idle"
  const input = answer && "input" in answer ? answer.input : undefined
  const unsent = answer && "unsent" in answer ? answer.unsent : undefined
  const errors = errorsOf(answer, messages)
  const fieldOf = (name: "code" | "dob", label: string, hint: string) => {
    const field = { name, label, hint, error: errors[name], errorLabel: messages.error }
    const control = { ...controlAttributes(field), defaultValue: input?.[name] }
    return { field, control: { ...control, autoComplete: "off", required: true } }
  }
  const code = fieldOf("code", messages.code, messages.codeHint)
  const dob = fieldOf("dob", messages.dob, messages.dobHint)
  return (
    <Form
      method="post"
      className={`${styles.form} screen-only`}
      defaultShouldRevalidate={false}
      noValidate
    >
      {/* Without JavaScript the form of the objection is gone: keep its text until the status is found again. */}
      {Object.entries(unsent ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field {...code.field}>
        <input
          {...code.control}
          className={`${inputClass} ${styles.code}`}
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field {...dob.field}>
        <input
          {...dob.control}
          {...dateTyping}
          className={inputClass}
          maxLength={20}
          inputMode="numeric"
        />
      </Field>
      <Button type="submit" disabled={isSending}>
        {messages.submit}
      </Button>
    </Form>
  )
}

/** What to do without a code, and where a form that is not sent yet goes on. */
function Help({ messages }: { messages: StatusPageMessages }) {
  const path = inLanguage(useLanguage(), "/admission-form/continue")
  return (
    <div className={`${styles.help} screen-only`}>
      <p>{messages.help}</p>
      <Link className="tap-height" to={path}>
        {messages.stored}
      </Link>
    </div>
  )
}

/** Says what became of the last form, if that concerns no single field. */
function Notice({
  answer,
  messages,
  ref,
}: {
  answer: Answer
  messages: StatusPageMessages
  ref: Ref<HTMLDivElement>
}) {
  const failure = failureOf(answer, messages)
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.notice}>
      {failure && <p className={styles.refused}>{failure}</p>}
      {answer?.outcome === "asked" && <p className={styles.done}>{messages.asked}</p>}
    </div>
  )
}

/** Moves the focus to the answer of a posted form: to its errors, to what was found, or to the notice. */
const useFocusOnAnswer = (answer: Answer) => {
  const notice = useRef<HTMLDivElement>(null)
  const details = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLElement>(null)
  const isHydrating = useRef(true)
  useEffect(() => {
    // The browser shows the page of a posted form before React hydrates it. Scrolling then would move a button away from
    // the pointer, and the click would be lost. A field that has the focus by then keeps it.
    const preventScroll = isHydrating.current
    isHydrating.current = false
    if (!answer || (preventScroll && document.activeElement !== document.body)) return
    const shown = answer.outcome === "found" ? details : notice
    ;(summary.current ?? shown.current)?.focus({ preventScroll })
  }, [answer])
  return { notice, details, summary }
}

export default function StatusPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, forgotten } = loaderData
  const language = useLanguage()
  const { store } = useStore()
  const statusDetails = useStatusDetails(answer)
  const { notice, details, summary } = useFocusOnAnswer(answer)
  const errors = Object.entries(errorsOf(answer, messages)).flatMap(([field, text]) =>
    text ? [{ field, text }] : [],
  )
  const prefix = errors.length > 0 ? `${messages.error}: ` : ""
  return (
    <>
      <title>{`${prefix}${messages.title} | ${store.store_title}`}</title>
      <meta name="description" content={messages.lead} />
      <PageBanner
        title={messages.title}
        label={messages.trail}
        crumbs={[{ title: messages.home, to: inLanguage(language, "/") }]}
        lead={messages.lead}
      />
      <div className={styles.page}>
        {errors.length > 0 && (
          <ErrorSummary ref={summary} title={messages.summary} groups={[{ items: errors }]} />
        )}
        <Notice answer={answer} messages={messages} ref={notice} />
        {statusDetails && (
          <div ref={details} tabIndex={-1} className={styles.notice}>
            <Suspense>
              <StatusResult statusDetails={statusDetails} messages={messages} />
            </Suspense>
          </div>
        )}
        {statusDetails?.task?.kind !== "confirm" && (
          <>
            <StatusForm answer={answer} messages={messages} />
            {forgotten && (
              <ForgottenCode
                messages={forgotten}
                dobHint={messages.dobHint}
                errorLabel={messages.error}
                input={answer && "forgotten" in answer ? answer.forgotten : undefined}
                errors={errorsOf(answer, messages)}
              />
            )}
            <Help messages={messages} />
          </>
        )}
      </div>
    </>
  )
}
