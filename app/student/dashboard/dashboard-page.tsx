import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import type { Feed } from "#app/store/reduce.ts"
import { Button } from "#app/ui/button/button.tsx"
import { localise } from "#domain/content/localise.ts"
import { emblemOf, neutralEmblem } from "#domain/content/picture-sources.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { IdentityCard } from "../card/identity-card.tsx"
import { studentMessages } from "../messages.server.ts"
import type { Route } from "./+types/dashboard-page"
import { DashboardHeader } from "./dashboard-header.tsx"
import { DashboardSidebar } from "./sidebar.tsx"
import { useCard } from "./use-card.ts"

import styles from "./dashboard-page.module.css"

/** The card is shown by scripts. */
export const handle: RouteHandle = { hydration: "paint" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { college } = await context.get(requestContext).settings()
  const { dashboard, card } = studentMessages[language]
  const store = {
    store_logo: emblemOf(college) ?? neutralEmblem,
    store_title: college.name[language],
  }
  return {
    college: localise(college, language),
    messages: { ...dashboard, card },
    feeds: [{ type: "SET_STORE_DATA", payload: store }] satisfies Feed[],
  }
}

/** The page itself contains no student data. Even so, no shared machine may cache it. */
export const headers = () => noStore

/** The student dashboard (specification 8.2). The site's own layout is hidden here (specification 2.2). */
export default function DashboardPage({ loaderData, params }: Route.ComponentProps) {
  const { college, messages } = loaderData
  const language = useLanguage()
  const { card, failure, tryAgain, logout } = useCard(params.urn)
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
          <h1 className="screen-only">{messages.identityCard}</h1>
          <noscript>
            <p>{messages.needsScripts}</p>
          </noscript>
          {card && <IdentityCard card={card} messages={messages.card} language={language} />}
          {!card && !failure && <output>{messages.loading}</output>}
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
