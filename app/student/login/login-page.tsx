import { useLocation } from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { PageBanner } from "#ui/page-banner/page-banner.tsx"

import { studentMessages } from "../messages.server.ts"
import type { Route } from "./+types/login-page"
import { LoginForm } from "./login-form.tsx"

import styles from "../student-page.module.css"

/** Signing in needs scripts. */
export const handle: RouteHandle = { hydration: "paint" }

export const loader = ({ url }: Route.LoaderArgs) => ({
  messages: studentMessages[languageOf(url.pathname)].login,
})

/** The student login (specification 8.1). */
export default function LoginPage({ loaderData: { messages } }: Route.ComponentProps) {
  const language = useLanguage()
  const { store } = useStore()
  const hasEnded = (useLocation().state as { hasEnded?: boolean } | null)?.hasEnded === true
  return (
    <>
      <title>{`${messages.title} | ${store.store_title}`}</title>
      <meta name="description" content={messages.lead} />
      <PageBanner
        title={messages.title}
        label={messages.trail}
        crumbs={[{ title: messages.home, to: inLanguage(language, "/") }]}
        lead={messages.lead}
      />
      <div className={styles.page}>
        {hasEnded && <output className={styles.notice}>{messages.ended}</output>}
        <LoginForm messages={messages} />
        <p className={styles.help}>{messages.help}</p>
      </div>
    </>
  )
}
