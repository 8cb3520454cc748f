/**
 * The address of the college's own emblem, or of the neutral one. The server writes it into the console's page, so that
 * the pages before sign-in have it too.
 */
export const collegeEmblem = () =>
  document.querySelector<HTMLMetaElement>("meta[name=emblem]")?.content ?? ""
