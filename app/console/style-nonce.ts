/** The CSP allows only style elements with this nonce. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? ""
