import { useLocation } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"

import type { Route } from "./+types/login-page"
import { LoginForm } from "./login/login-form.tsx"
import { studentMessages } from "./messages/messages.server.ts"

import styles from "./student-page.module.css"

export const loader = ({ url }: Route.LoaderArgs) => ({
  words: studentMessages(languageOf(url.pathname)).login,
})

/** The student login (specification 8.1). */
export default function LoginPage({ loaderData: { words } }: Route.ComponentProps) {
  const language = useLanguage()
  const { store } = useStore()
  const hasEnded = (useLocation().state as { hasEnded?: boolean } | null)?.hasEnded === true
  return (
    <>
      <title>{`${words.title} | ${store.store_title}`}</title>
      <meta name="description" content={words.lead} />
      <PageBanner
        title={words.title}
        label={words.trail}
        crumbs={[{ title: words.home, to: inLanguage(language, "/") }]}
        lead={words.lead}
      />
      <div className={styles.page}>
        {hasEnded && <output className={styles.notice}>{words.ended}</output>}
        <LoginForm words={words} />
        <p className={styles.help}>{words.help}</p>
      </div>
    </>
  )
}
