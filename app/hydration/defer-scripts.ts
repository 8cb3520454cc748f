import type { Hydration } from "./route-handle.ts"

const polyfills = import.meta.env.POLYFILLS

/**
 * Turns React Router's scripts into text, and its preloads into a list beside them, so that a page runs no script
 * until `hydrate-later.ts` starts it. What React Router wrote has `mark` as its nonce; stored content can't imitate it.
 * With `withoutData`, removes the page's data too: the scripts then fetch them (`load-data.ts`).
 */
export const deferScripts = (
  html: string,
  mark: string,
  hydration: Hydration,
  withoutData: boolean,
) => {
  const data = new RegExp(
    `<script nonce="${mark}">window\\.__reactRouterContext\\.streamController\\.(?:enqueue|close)\\([^]*?</script>`,
    "g",
  )
  const preload = new RegExp(`<link rel="modulepreload" href="([^"]*)" nonce="${mark}"/>`, "g")
  const context = new RegExp(`<script nonce="${mark}">(?=window\\.__reactRouterContext)`, "g")
  const modules = Array.from(html.matchAll(preload), ([, href]) => href)
  return (withoutData ? html.replace(data, "") : html)
    .replace(preload, "")
    .replace(context, `<script nonce="${mark}" type="text/plain" data-context>`)
    .replace(
      `<script nonce="${mark}" type="module" async="">`,
      `<script nonce="${mark}" type="text/plain" data-hydration="${hydration}"${withoutData ? " data-fetch" : ""} data-modules="${modules.join(" ")}"${polyfills ? ` data-polyfills="${polyfills}"` : ""}>`,
    )
}
