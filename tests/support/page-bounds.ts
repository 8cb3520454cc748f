/** What a page may send, compressed, in bytes (specification 12). `npm run budgets` and the browser tests check it. */
export const pageBounds = {
  /** All scripts of a public page. */
  scripts: 110 * 1024,
  /** Everything that the home page sends a phone before any interaction, with the slides that pass by themselves. */
  home: 90 * 1024,
  /** The HTML of the form with its headers: ten segments, which a server sends in the first round trip. */
  formHtml: 14_600,
  /** Everything that a text page sends before any interaction. */
  textPage: 40 * 1024,
}
