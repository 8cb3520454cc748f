import { data, Link, redirect } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { findProgramme, programmeSlugOf } from "#domain/admission/programmes.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { Route } from "./+types/continue-page"
import { continueMessages } from "./messages.ts"
import { draftRefusalText } from "./plain-draft.server.ts"

import chooserStyles from "../chooser.module.css"
import styles from "./continue.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { plain: _plain, ...messages } = continueMessages(language)
  const { programmes } = await context.get(requestContext).admissionSession()
  return {
    messages,
    programmes: programmes.map((programme) => ({
      code: programme.code,
      path: inLanguage(language, `/admission-form/${programmeSlugOf(programme)}/part-1`),
      name: programme.name[language],
      shortName: programme.short_name[language],
    })),
  }
}

/** Without JavaScript: finds the course of a stored form, and sends code and PIN on to its page by the same method. */
export const action = async ({ url, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const language = languageOf(url.pathname)
  const { received } = server
  if (!received) throw data(null, 400)
  const opened =
    received === "too many"
      ? ({ outcome: "busy" } as const)
      : await server.openDraft(received.fields)
  if (opened.outcome !== "opened") {
    return data({ message: draftRefusalText(opened, language) }, { status: 422, headers: noStore })
  }
  const { course } = opened.answers
  const programme = findProgramme(await server.admissionSession(), course)
  if (!programme) {
    const message = formatMessage(continueMessages(language).noCourse, { course })
    return data({ message }, { status: 422, headers: noStore })
  }
  throw redirect(inLanguage(language, `/admission-form/${programmeSlugOf(programme)}/part-1`), 307)
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  actionHeaders?.has("cache-control") ? actionHeaders : loaderHeaders

type Messages = Route.ComponentProps["loaderData"]["messages"]

/** Asks code and PIN where no script runs. Their values are never in an address. */
function PlainForm({ messages }: { messages: Messages }) {
  const code = {
    name: "draft_code",
    label: messages.code,
    hint: messages.codeHint,
    errorLabel: messages.error,
  }
  const pin = {
    name: "draft_pin",
    label: messages.pin,
    hint: messages.pinHint,
    errorLabel: messages.error,
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={`without-scripts ${styles.plain}`}
      autoComplete="off"
    >
      <input type="hidden" name="intent" value="continue" />
      <Field {...code}>
        <input
          {...controlAttributes(code)}
          className={`${inputClass} ${styles.codeInput}`}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      </Field>
      <Field {...pin}>
        <input
          {...controlAttributes(pin)}
          className={`${inputClass} ${styles.pin}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
      </Field>
      <Button type="submit">{messages.open}</Button>
    </form>
  )
}

/** Where a stored form is opened: in the form of its course, whose dialog asks code and PIN. */
export default function ContinuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, programmes } = loaderData
  const language = useLanguage()
  return (
    <>
      <title>{messages.title}</title>
      <meta name="description" content={messages.lead} />
      <h1>{messages.title}</h1>
      <p className={chooserStyles.lead}>{messages.lead}</p>
      {actionData && (
        <p role="alert" className={styles.refused}>
          {actionData.message}
        </p>
      )}
      <div className="needs-scripts">
        <p>{messages.choose}</p>
        <ul className={chooserStyles.courses}>
          {programmes.map(({ code, path, name, shortName }) => (
            <li key={code} className={chooserStyles.course}>
              <span className={chooserStyles.shortName}>{shortName}</span>
              <Link className={chooserStyles.open} to={`${path}#continue`} reloadDocument>
                {formatMessage(messages.course, { course: name })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <PlainForm messages={messages} />
      <p className={chooserStyles.status}>
        <Link to={inLanguage(language, "/admission-form")}>{messages.start}</Link>
      </p>
    </>
  )
}
