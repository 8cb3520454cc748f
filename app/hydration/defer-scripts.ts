import type { Hydration } from "./route-handle.ts"

/**
 * Turns React Router's entry module into text, and its preloads into a list beside it, so that a page sends no script
 * until `hydrate-later.ts` starts it. What React Router wrote has `mark` as its nonce; stored content can't imitate it.
 */
export const deferScripts = (html: string, mark: string, hydration: Hydration) => {
  const preload = new RegExp(`<link rel="modulepreload" href="([^"]*)" nonce="${mark}"/>`, "g")
  const modules = Array.from(html.matchAll(preload), ([, href]) => href)
  return html
    .replace(preload, "")
    .replace(
      `<script nonce="${mark}" type="module" async="">`,
      `<script nonce="${mark}" type="text/plain" data-hydration="${hydration}" data-modules="${modules.join(" ")}">`,
    )
}
