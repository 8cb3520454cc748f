/** The first paragraphs of a Markdown text, as Markdown. */
export const firstParagraphs = (markdown: string, paragraphs: number) =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .slice(0, paragraphs)
    .join("\n\n")
