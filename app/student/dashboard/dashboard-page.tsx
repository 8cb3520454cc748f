import { redirect } from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLanguage, withoutLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import type { Feed } from "#app/store/store.tsx"
import { localise } from "#domain/content/localise.ts"
import { plainPath } from "#domain/content/paths.ts"
import { emblemOf, neutralEmblem } from "#domain/content/picture-sources.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { OwnCard } from "#server/features/students/students.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"

import { IdentityCard } from "../cards/identity-card.tsx"
import { type StudentMessages, studentMessages } from "../messages.server.ts"
import { PasswordForm, PasswordPanel } from "../password-form.tsx"
import type { Route } from "./+types/dashboard-page"
import { DashboardHeader, DashboardSidebar } from "./dashboard-frame.tsx"
import { useCard } from "./use-card.ts"

import styles from "./dashboard-page.module.css"

interface FailedAttemptsProps {
  messages: StudentMessages["dashboard"]
  count: number
  hasPassword: boolean
}

/** How many sign-ins failed since the last one; nothing if there were none. Not printed. */
function FailedAttempts({ messages, count, hasPassword }: FailedAttemptsProps) {
  if (count === 0) return null
  return (
    <div className={`screen-only ${styles.attempts}`}>
      <p>
        <strong>{formatMessage(messages.failedAttempts, { count })}</strong>
      </p>
      {!hasPassword && <p>{messages.notYou}</p>}
    </div>
  )
}

/** The card is shown by scripts. */
export const handle: RouteHandle = { hydration: "paint" }

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { college, student_sign_in } = await context.get(requestContext).settings()
  const path = student_sign_in.dashboard_path
  if (!plainPath(withoutLanguage(url.pathname)).startsWith(`${path}/`)) {
    const there = inLanguage(language, `${path}/${encodeURIComponent(params.urn)}`)
    throw redirect(there, { status: 301, headers: noStore })
  }
  const { dashboard, card, password } = studentMessages[language]
  const store = {
    store_logo: emblemOf(college) ?? neutralEmblem,
    store_title: college.name[language],
  }
  return {
    path,
    college: localise(college, language),
    messages: { ...dashboard, card, password },
    feeds: [{ type: "SET_STORE_DATA", payload: store }] satisfies Feed[],
  }
}

/** The page itself contains no student data. Even so, no shared machine may cache it. */
export const headers = () => noStore

type Messages = Route.ComponentProps["loaderData"]["messages"]

/** The card, above it the failed attempts, and below it the own password. */
function OwnCardView(props: { card: OwnCard; messages: Messages; load: () => void }) {
  const { card, messages, load } = props
  const { failed_attempts: count, has_password: hasPassword } = card.sign_in
  return (
    <>
      <FailedAttempts messages={messages} count={count} hasPassword={hasPassword} />
      <IdentityCard card={card} messages={messages.card} language={useLanguage()} />
      <PasswordPanel
        messages={messages.password}
        hasPassword={hasPassword}
        onSet={load}
        onEnded={load}
      />
    </>
  )
}

/** The student dashboard (specification 8.2). The site's own layout is hidden here (specification 2.2). */
export default function DashboardPage({ loaderData, params }: Route.ComponentProps) {
  const { college, messages, path } = loaderData
  const language = useLanguage()
  const { card, failure, needsPassword, load, tryAgain, logout } = useCard(params.urn, path)
  const home = inLanguage(language, "/")
  const loadAgain = () => {
    // The pressed button is removed, so move the focus.
    document.getElementById("main")?.focus()
    tryAgain()
  }
  return (
    <div className={styles.frame}>
      <title>{`${messages.title} | ${college.name}`}</title>
      <meta name="robots" content="noindex" />
      <DashboardHeader
        messages={messages}
        name={college.name}
        home={home}
        canPrint={card !== undefined}
        onLogout={logout}
      />
      <div className={styles.body}>
        <DashboardSidebar messages={messages} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1 className="screen-only">
            {needsPassword ? messages.password.title : messages.identityCard}
          </h1>
          <noscript>
            <p>{messages.needsScripts}</p>
          </noscript>
          {card && <OwnCardView card={card} messages={messages} load={load} />}
          {needsPassword && !card && (
            <>
              <p>{messages.password.needed}</p>
              <PasswordForm messages={messages.password} onSet={load} onEnded={load} />
            </>
          )}
          {!card && !failure && !needsPassword && <output>{messages.loading}</output>}
          {!card && failure && (
            <div role="alert" className={styles.failure}>
              <p>{failure === "no reply" ? messages.failed : messages.serverError}</p>
              <Button kind="secondary" onClick={loadAgain}>
                {messages.again}
              </Button>
            </div>
          )}
        </main>
      </div>
    </div>
  )
}
