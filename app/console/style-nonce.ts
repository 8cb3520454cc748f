/** The page's policy lets in style elements with this nonce, and no others. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? ""
