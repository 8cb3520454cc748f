import { useLocation } from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { isIdentityKindAsked } from "#domain/applications/form/field-schemas.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { PageBanner } from "#ui/page-banner/page-banner.tsx"

import { studentMessages } from "../messages.server.ts"
import type { Route } from "./+types/login-page"
import { LoginForm } from "./login-form.tsx"

import styles from "../student-page.module.css"

/** Signing in needs scripts. */
export const handle: RouteHandle = { hydration: "paint" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const sessions = await server.sessions()
  const dashboardPath = (await server.settings()).student_sign_in.dashboard_path
  const { otherIdentity, ...messages } = studentMessages[languageOf(url.pathname)].login
  // Students of a session that takes other identity numbers sign in with those.
  const takesOthers = sessions.some(({ asked_fields }) => isIdentityKindAsked(asked_fields))
  if (!takesOthers) return { messages, takesOthers, dashboardPath }
  const { missing: aadhaar, ...texts } = otherIdentity
  return {
    messages: { ...messages, ...texts, errors: { ...messages.errors, aadhaar } },
    takesOthers,
    dashboardPath,
  }
}

/** The student login (specification 8.1). */
export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { messages } = loaderData
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
        <LoginForm {...loaderData} />
        <p className={styles.help}>{messages.help}</p>
      </div>
    </>
  )
}
