import { getDocumentProxy } from "unpdf"

/** What was read in a PDF. */
export interface PdfText {
  pages: number
  /** Of the first pages; "" if it has pictures only. */
  text: string
}

interface Limits {
  maxPages: number
  /** Of the text, in characters. */
  maxLength: number
}

/** Control characters and half of a pair have no meaning in a text, and PostgreSQL refuses the first of them. */
const tidy = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()

/** Reads the text of a PDF, page by page up to the limits. Throws for a file that is no PDF or needs a password. */
export const extractPdfText = async (
  bytes: Uint8Array,
  { maxPages, maxLength }: Limits,
): Promise<PdfText> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    // Nothing is drawn.
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  const parts: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && length < maxLength; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = tidy(items.map((item) => ("str" in item ? item.str : "")).join(" "))
    page.cleanup()
    parts.push(text)
    length += text.length + 1
  }
  const text = parts.filter(Boolean).join(" ").slice(0, maxLength)
  return { pages: pdf.numPages, text: tidy(text) }
}
