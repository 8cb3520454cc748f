import {
  isRouteErrorResponse,
  Link,
  useAsyncError,
  useRevalidator,
  useRouteLoaderData,
} from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { Button } from "#app/ui/button/button.tsx"

import type { loader } from "./layout.tsx"

import styles from "./print-page.module.css"

/** Messages around the sheet. They come with the layout's data, because they are needed before the sheet is loaded. */
export const useSheetPageMessages = () =>
  useRouteLoaderData<typeof loader>("applications/layout")!.messages.sheetPage

export function SheetError({ error }: { error?: unknown }) {
  const asyncError = useAsyncError()
  const messages = useSheetPageMessages()
  const language = useLanguage()
  const { revalidate, state } = useRevalidator()
  const cause = error ?? asyncError
  const status = isRouteErrorResponse(cause) ? cause.status : undefined
  const text =
    status === 404 ? messages.unknown : status === 429 ? messages.tooMany : messages.failed
  return (
    <div role="alert" className={styles.error}>
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
