/**
 * Replaces the links to the page's style sheets by their texts, so that the first paint waits for no second request
 * (decision 59). A link has `mark` as its nonce; stored content can't imitate it. Returns the page and the texts.
 */
export const inlineStyles = (html: string, mark: string, readStyle: (href: string) => string) => {
  const styles: string[] = []
  const link = new RegExp(`<link nonce="${mark}" rel="stylesheet" href="([^"]*)"/>`, "g")
  const inlined = html.replace(link, (_link, href: string) => {
    const style = readStyle(href)
    styles.push(style)
    return `<style data-href="${href}">${style}</style>`
  })
  return { html: inlined, styles }
}

/**
 * Puts the links back, which React hydrates and the router needs when it navigates. Each link is inserted next to its style, so
 * that the order of the rules stays the same while the file loads. A style is not removed while React hydrates: React may
 * be about to go on from there.
 */
export const linkStyles = (head: Element) => {
  const hydrated = new Promise((resolve) => window.addEventListener("hydrated", resolve))
  for (const style of head.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.setAttribute("href", style.dataset["href"]!)
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve))
    void Promise.all([hydrated, loaded]).then(() => style.remove())
    style.after(link)
  }
}
