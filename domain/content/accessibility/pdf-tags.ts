/**
 * Whether a PDF has tags, by its structure: a tree of structure elements, or the mark that its content is tagged (ISO 32000,
 * 14.7 and 14.8). Undefined if its objects are compressed, so that the bytes do not tell.
 */
export const isTaggedPdf = (bytes: Uint8Array): boolean | undefined => {
  const text = new TextDecoder("latin1").decode(bytes)
  if (text.includes("/StructTreeRoot") || /\/Marked\s+true/.test(text)) return true
  return text.includes("/ObjStm") ? undefined : false
}
