import { isRouteErrorResponse } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { Button } from "#ui/button/button.tsx"
import { ChunkFailed } from "#ui/chunk/load-chunk.ts"

import { errorPageMessages } from "./messages.ts"

import styles from "./error-page.module.css"

const ways = [
  { name: "home", link: "/" },
  { name: "admission", link: "/admission-form" },
  { name: "search", link: "/search" },
  { name: "siteMap", link: "/site-map" },
] as const

/** Cause of the error, as far as it helps a visitor. */
const causeOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.status === 404 ? "notFound" : "failed"
  if (error instanceof ChunkFailed) return "chunk"
  // A TypeError is what browsers throw on a network error.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
    ? "offline"
    : "failed"
}

/** The page for an unknown address or a failed page, with links to continue (specification 3.13). */
export function ErrorPage({ error }: { error: unknown }) {
  const language = useLanguage()
  const text = errorPageMessages[language]
  const cause = causeOf(error)
  const title = text.titles[cause]
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className={styles.cause}>{text.causes[cause]}</p>
      {cause !== "notFound" && (
        <p className="needs-scripts">
          <Button onClick={() => window.location.reload()}>{text.reload}</Button>
        </p>
      )}
      <h2 className={styles.ways}>{text.waysTitle}</h2>
      {/* Full page loads: they reset the application state after any error. */}
      <ul>
        {ways.map(({ name, link }) => (
          <li key={name}>
            <a className="tap-height" href={inLanguage(language, link)}>
              {text.ways[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
