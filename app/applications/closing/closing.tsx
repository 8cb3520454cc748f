import type { Closing } from "./read-closing.server.ts"

/** A deadline that is near. The page's inline script (`count-down.ts`) adds the time left, so React leaves its text alone. */
export function ClosingNote({
  closing,
  className,
}: {
  closing: Closing
  className: string | undefined
}) {
  return (
    <p className={className} data-closing={JSON.stringify(closing)} suppressHydrationWarning>
      {closing.text}
    </p>
  )
}
