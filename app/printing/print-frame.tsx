import type { ReactNode } from "react"

import { Button } from "#app/ui/button/button.tsx"
import { useHydrated } from "#app/use-hydrated.ts"
import type { NotPrinted } from "#server/http/console/print-pages.ts"

import type { PrintMessages } from "./messages.server.ts"

import styles from "./print-frame.module.css"

interface PrintFrameProps {
  title: string
  words: PrintMessages
  /** What came of the console's form; undefined where none was sent. */
  outcome: NotPrinted | "printed" | undefined
  children?: ReactNode
}

/** The page around what the office prints; where there is nothing to print, it says why and leads to the console. */
export function PrintFrame({ title, words, outcome, children }: PrintFrameProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.frame}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      {outcome === "printed" ? (
        children
      ) : (
        <>
          <p>{outcome ? words.notPrinted[outcome] : words.how}</p>
          <p>
            <a href="/console">{words.console}</a>
          </p>
        </>
      )}
    </main>
  )
}

interface PrintHeadProps {
  words: PrintMessages
  /** What the console's form asked for, for the pages before and behind. */
  fields: Record<string, string>
  /** From 1 on. */
  page: number
  hasNext: boolean
  /** How much there is, and how to print it. */
  children: ReactNode
}

/** Above what is printed, on the screen only: how much there is, the printer, and the pages before and behind. */
export function PrintHead({ words, fields, page, hasNext, children }: PrintHeadProps) {
  const isLive = useHydrated()
  return (
    <div className={styles.head}>
      {children}
      <div className={styles.buttons}>
        {isLive ? (
          <Button onClick={() => window.print()}>{words.print}</Button>
        ) : (
          <noscript>
            <p>{words.printHint}</p>
          </noscript>
        )}
        {(page > 1 || hasNext) && (
          <nav aria-label={words.pages} className={styles.buttons}>
            {page > 1 && (
              <Turn fields={fields} to={page - 1}>
                {words.previous}
              </Turn>
            )}
            {hasNext && (
              <Turn fields={fields} to={page + 1}>
                {words.next}
              </Turn>
            )}
          </nav>
        )}
      </div>
    </div>
  )
}

/** The same question for another page: asked by POST again, so that no code stands in an address. */
function Turn({
  fields,
  to,
  children,
}: Pick<PrintHeadProps, "fields" | "children"> & { to: number }) {
  return (
    <form method="post">
      {Object.entries({ ...fields, page: String(to) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="secondary">
        {children}
      </Button>
    </form>
  )
}
