/** How Markdown is read, on the site and in the editor: HTML in it is text. */
export const markdownOptions = { html: false, linkify: false, typographer: false } as const
