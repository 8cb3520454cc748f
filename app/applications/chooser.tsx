import { Link } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { courses } from "#domain/applications/courses.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/chooser"
import { LastApplication } from "./last-admission-code.tsx"
import { admissionMessages } from "./messages/messages.server.ts"
import { PrivacyNotice } from "./privacy-notice/privacy-notice.tsx"
import { readPrivacyNotice } from "./privacy-notice/read-privacy-notice.server.ts"
import { UnfinishedForms } from "./unfinished-forms.tsx"

import styles from "./chooser.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const language = languageOf(url.pathname)
  const { admission_session } = await server.settings()
  const { chooser, notice: noticeMessages } = admissionMessages(language)
  return {
    session: admission_session,
    messages: chooser,
    noticeMessages,
    notice: await readPrivacyNotice(server, language),
  }
}

export default function Chooser({ loaderData }: Route.ComponentProps) {
  const { session, messages, noticeMessages, notice } = loaderData
  const language = useLanguage()
  return (
    <>
      <title>{messages.title}</title>
      <meta name="description" content={messages.lead} />
      <p className={styles.session}>{formatMessage(messages.session, { session })}</p>
      <h1>{messages.title}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      {notice && <PrivacyNotice notice={notice} messages={noticeMessages} />}
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.code}>
            <Link
              className={styles.course}
              to={inLanguage(language, `/admission-form/${course.slug}/part-1`)}
            >
              {formatMessage(messages.course, { course: course.name[language] })}
            </Link>
          </li>
        ))}
      </ul>
      <UnfinishedForms messages={messages} />
      <LastApplication messages={messages} />
      <p className={styles.status}>
        <Link to={inLanguage(language, "/admission-status")}>{messages.status}</Link>
      </p>
      <section className={styles.ready}>
        <h2>{messages.ready.title}</h2>
        <ul>
          {messages.ready.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{messages.time}</p>
      </section>
    </>
  )
}
