import { data } from "react-router"

import { languageOf } from "#app/language.ts"
import { printMessages } from "#app/printing/messages.server.ts"
import { printHeaders, printStatus, PrintFrame, PrintHead } from "#app/printing/print-frame.tsx"
import { dayFirst } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { studentMessages } from "../messages.server.ts"
import type { Route } from "./+types/slip-page"

import styles from "./slip-page.module.css"

const languages = ["hi", "en"] as const

export const loader = ({ url }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const texts = { hi: studentMessages.hi.slip, en: studentMessages.en.slip }
  return { messages: texts[language], texts, print: printMessages[language] }
}

/** Handles a POST from the console. Each makes a new code, so the page is never read by GET. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const answer = await server.printPasswordSlip(new URLSearchParams(await request.text()))
  const { college } = await server.settings()
  const address = `${server.origin}/student/student-login`
  return data(
    { ...answer, college: college.name, address },
    { status: printStatus[answer.outcome], headers: printHeaders },
  )
}

export const headers = () => printHeaders

/** A slip of half an A4 page with the code for the student's login. Both languages are on the paper. */
export default function SlipPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, texts, print } = loaderData
  if (answer?.outcome !== "printed") {
    return <PrintFrame title={messages.title} messages={print} outcome={answer?.outcome} />
  }
  const { slip, college, address } = answer
  const values = { address, day: dayFirst(slip.last_day) }
  return (
    <PrintFrame title={messages.title} messages={print} outcome="printed">
      <PrintHead messages={print} lines={[messages.hint]} />
      <article className={styles.slip}>
        {languages.map((language) => (
          <p key={language} lang={language} className={styles.college}>
            {college[language]}
          </p>
        ))}
        <p className={styles.student}>
          {slip.name} · {slip.admission_number} · {slip.urn}
        </p>
        <p className={styles.code}>{slip.code}</p>
        {languages.map((language) => (
          <section key={language} lang={language}>
            <h2>{texts[language].title}</h2>
            <p>{formatMessage(texts[language].lastDay, values)}</p>
            <ol>
              {texts[language].steps.map((step) => (
                <li key={step}>{formatMessage(step, values)}</li>
              ))}
            </ol>
            <p>{texts[language].never}</p>
          </section>
        ))}
      </article>
    </PrintFrame>
  )
}
