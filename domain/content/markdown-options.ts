/** How Markdown is read, on the site and in the editor: HTML in it is text. A file of its own: the editor loads no date formats. */
export const markdownOptions = { html: false, linkify: false, typographer: false } as const
