/**
 * Extracts the inline scripts that React and the router wrote into a page, for the hashes of the CSP. Their nonce is
 * `mark`, a secret of this one rendering, so stored content cannot imitate them. Returns the page without the nonces,
 * and the text of each marked inline script.
 */
export const extractInlineScripts = (html: string, mark: string) => {
  const marked = new RegExp(`<script(?: [^>]*)? nonce="${mark}"[^>]*>([^]*?)</script`, "gi")
  return {
    html: html.replaceAll(` nonce="${mark}"`, ""),
    scripts: Array.from(html.matchAll(marked), ([, text]) => text!).filter((text) => text !== ""),
  }
}
