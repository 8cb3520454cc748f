/**
 * Tells the scripts that React and the router wrote into a page from whatever else stands in it. They carry
 * the `mark` as their nonce, a secret of this one rendering, so nothing that was stored before can look like
 * them. Gives the page without its marks, and the text of each marked inline script.
 */
export const extractInlineScripts = (html: string, mark: string) => {
  const marked = new RegExp(`<script(?: [^>]*)? nonce="${mark}"[^>]*>([^]*?)</script`, "gi")
  return {
    html: html.replaceAll(` nonce="${mark}"`, ""),
    scripts: Array.from(html.matchAll(marked), ([, text]) => text!).filter((text) => text !== ""),
  }
}
