import { isRouteErrorResponse, Link, useAsyncError, useRevalidator } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"

import { useSheetPageMessages } from "./sheet-page-messages.ts"

import styles from "./print-page.module.css"

/** Explains why the sheet cannot be shown, and offers to retry or to go back. */
export function SheetError({ error }: { error?: unknown }) {
  const asyncError = useAsyncError()
  const messages = useSheetPageMessages()
  const language = useLanguage()
  const { revalidate, state } = useRevalidator()
  const problem = error ?? asyncError
  const status = isRouteErrorResponse(problem) ? problem.status : undefined
  const text =
    status === 404 ? messages.unknown : status === 429 ? messages.tooMany : messages.failed
  return (
    <div role="alert" className={styles.problem}>
      <h1>{messages.title}</h1>
      <p>{text}</p>
      {status !== 404 && (
        <Button disabled={state === "loading"} onClick={() => revalidate()}>
          {messages.again}
        </Button>
      )}
      <p>
        <Link to={inLanguage(language, "/admission-form")}>{messages.back}</Link>
      </p>
    </div>
  )
}
