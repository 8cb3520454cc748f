import type { ReactNode } from "react"

import { noStore } from "#app/no-store.ts"
import type { NotPrinted } from "#server/http/pages/print-pages.ts"
import { Button } from "#ui/button/button.tsx"

import type { PrintMessages } from "./messages.server.ts"

import styles from "./print-frame.module.css"

interface PrintFrameProps {
  title: string
  messages: PrintMessages
  /** Outcome of the console's POST; undefined if none was sent. */
  outcome: NotPrinted | "printed" | undefined
  children?: ReactNode
}

/** The layout of the office's print pages. If there is nothing to print, it says why and links to the console. */
export function PrintFrame({ title, messages, outcome, children }: PrintFrameProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.frame}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="screen-only">{title}</h1>
      {outcome === "printed" ? (
        children
      ) : (
        <>
          <p>{outcome ? messages.notPrinted[outcome] : messages.how}</p>
          <p>
            <a href="/console">{messages.console}</a>
          </p>
        </>
      )}
    </main>
  )
}

interface PrintHeadProps {
  messages: PrintMessages
  /** How many records there are, and how to print them. */
  lines: readonly string[]
  /** Fields of the console's form, posted again for the previous and the next page. */
  fields?: Record<string, string>
  /** Starts at 1. */
  page?: number
  hasNext?: boolean
}

/** Screen only, above the printed part: the number of records, the print button and the pagination. */
export function PrintHead(props: PrintHeadProps) {
  const { messages, lines, fields = {}, page = 1, hasNext = false } = props
  return (
    <div className={styles.head}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.buttons}>
        {/* There from the first paint, so that the buttons beside it do not move under a pointer. */}
        <Button className="needs-scripts" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <p className="without-scripts">{messages.printHint}</p>
        {(page > 1 || hasNext) && (
          <nav aria-label={messages.pages} className={styles.buttons}>
            {page > 1 && (
              <Turn fields={fields} to={page - 1}>
                {messages.previous}
              </Turn>
            )}
            {hasNext && (
              <Turn fields={fields} to={page + 1}>
                {messages.next}
              </Turn>
            )}
          </nav>
        )}
      </div>
    </div>
  )
}

/** Posts the same query for another page. A POST keeps codes out of the address. */
function Turn(props: { fields: Record<string, string>; to: number; children: ReactNode }) {
  const { fields, to, children } = props
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

/** HTTP status for each outcome of the console's POST. */
export const printStatus = {
  printed: 200,
  not_signed_in: 401,
  another_site: 403,
  not_allowed: 403,
  too_many: 422,
  nothing_chosen: 422,
} as const satisfies Record<NotPrinted | "printed", number>

/** The pages contain personal data: no caching, no indexing. */
export const printHeaders = { ...noStore, "x-robots-tag": "noindex" }
