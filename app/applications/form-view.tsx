import { useMemo } from "react"
import { flushSync } from "react-dom"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { Route } from "./+types/form-page"
import { ClosingNote } from "./closing/closing.tsx"
import { AlreadySubmitted } from "./confirmation/after-submission.tsx"
import { useSubmittedForm } from "./confirmation/submitted-form.ts"
import { ApplicationForm } from "./form/application-form.tsx"
import { questionHeadingId } from "./form/draft/device-question.tsx"
import { withConsentTo } from "./form/draft/draft.ts"
import { LanguageLink } from "./form/submit/submit-status.tsx"
import type { FormMessages } from "./messages/messages.server.ts"
import { Outbox } from "./outbox/outbox.tsx"
import { PrivacyNotice } from "./privacy-notice.tsx"

import styles from "./form-page.module.css"

/** What the page shows: from the loader, and from the action after a submission without JavaScript. */
export interface FormPageData {
  loaderData: Route.ComponentProps["loaderData"]
  actionData?: Route.ComponentProps["actionData"] | undefined
}

/** In place of the form before applications open and after they have closed (specification 5.1). */
function ClosedForm({ loaderData: { dates, closed, messages } }: FormPageData) {
  const language = useLanguage()
  return (
    <>
      <p className={styles.closed}>{dates.note}</p>
      <p>{closed?.kept}</p>
      <p className={styles.links}>
        <Link to={inLanguage(language, "/admission-form")}>{closed?.start}</Link>
        <Link to={inLanguage(language, "/admission-status")}>{messages.chooser.status}</Link>
      </p>
    </>
  )
}

interface RefusalProps {
  answer: FormPageData["actionData"]
  messages: FormMessages
}

/** Why a form that was posted without JavaScript is refused, unless its fields say so. */
function Refusal({ answer, messages }: RefusalProps) {
  const language = useLanguage()
  if (!answer?.message || Object.keys(answer.errors).length > 0) return null
  return (
    <div role="alert" className={styles.alert}>
      <p>{answer.message}</p>
      {"isReceived" in answer && (
        <p>
          <Link to={inLanguage(language, "/admission-status")}>{messages.chooser.status}</Link>
        </p>
      )}
    </div>
  )
}

/** The form with what stands before it. `returns` counts how often the back/forward cache returned it. */
function OpenForm({ loaderData, actionData, returns }: FormPageData & { returns: number }) {
  const { programme, messages, notice, shown } = loaderData
  const rules = useMemo(
    () => ({ ...loaderData.rules, programmes: [programme] }),
    [loaderData.rules, programme],
  )
  const returned = actionData && {
    ...actionData,
    values: withConsentTo(shown, actionData.values),
  }
  return (
    <>
      {/*
        Enter in a text field activates the form's first submit button. This disabled one blocks that, with and
        without scripts: the form is long, and on a phone Enter often means the next field.
      */}
      <button type="submit" form="application" disabled hidden>
        {messages.form.submit}
      </button>
      <LanguageLink messages={messages} />
      <p className={`without-scripts ${styles.note}`}>{messages.submitted.noScript}</p>
      <Refusal answer={actionData} messages={messages} />
      <ApplicationForm
        // A new notice or declaration remounts the form from its draft, without the consent to the former one. A form
        // that was submitted is mounted again when the back/forward cache returns it.
        key={`${programme.code} ${Object.values(shown).join(" ")} ${returns}`}
        programme={programme}
        messages={messages}
        rules={rules}
        shown={shown}
        returned={returned}
      >
        {notice && <PrivacyNotice notice={notice} messages={messages.notice} />}
      </ApplicationForm>
    </>
  )
}

/** The admission form with its heading, the privacy notice and what was refused. */
export function FormView({ loaderData, actionData }: FormPageData) {
  const { programme, heading, isPart, version, dates, messages } = loaderData
  const isRefused = Object.keys(actionData?.errors ?? {}).length > 0
  const {
    code: submittedCode,
    returns,
    forget,
  } = useSubmittedForm(programme.code, programme.session)
  const isSubmitted = submittedCode !== undefined && !actionData
  // A form that was posted after the end comes back with its values.
  const isClosed = !dates.isOpen && !actionData
  const fillInAnother = () => {
    flushSync(forget)
    // The pressed button was removed, so move the focus.
    document.getElementById(questionHeadingId)?.focus()
  }
  return (
    <>
      <title>{isRefused ? `${messages.form.error}: ${heading}` : heading}</title>
      <meta name="description" content={messages.chooser.lead} />
      <div className={styles.top}>
        <h1>{heading}</h1>
        {isPart && (
          <p className="soft small">{formatMessage(messages.form.version, { version })}</p>
        )}
      </div>
      <Outbox />
      {isClosed ? (
        <ClosedForm loaderData={loaderData} />
      ) : (
        dates.note && <p className={styles.closed}>{dates.note}</p>
      )}
      {dates.closing && <ClosingNote closing={dates.closing} className={styles.closed} />}
      {isSubmitted && (
        <AlreadySubmitted code={submittedCode} messages={messages} onAnother={fillInAnother} />
      )}
      {/* Hidden, not removed: it may hold input from before hydration. */}
      {!isClosed && (
        <div hidden={isSubmitted}>
          <OpenForm loaderData={loaderData} actionData={actionData} returns={returns} />
        </div>
      )}
    </>
  )
}
