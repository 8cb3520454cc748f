import { groupDraftCode } from "#domain/applications/drafts/draft-code.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { TransferTexts } from "./texts.en.ts"

interface Slip {
  code: string
  course: string
  /** The last day, as text. */
  day: string
  /** The address of the page where the form is opened. */
  address: string
}

/**
 * Prints a slip with the code, in a window of its own: the page behind a dialog is long. It never has the PIN. Returns
 * whether the browser opened the window.
 */
export const printSlip = (
  { code, course, day, address }: Slip,
  texts: TransferTexts,
  lang: string,
) => {
  const slip = window.open("", "_blank", "width=420,height=520")
  if (!slip) return false
  const { document: page } = slip
  page.title = texts.stored.slipTitle
  page.documentElement.lang = lang
  page.body.style.font = "16px/1.5 sans-serif"
  const add = (tag: string, text: string, size = "") => {
    const element = page.createElement(tag)
    element.textContent = text
    // By script: the Content Security Policy forbids style attributes.
    element.style.fontSize = size
    page.body.append(element)
  }
  add("h1", texts.stored.slipTitle, "20px")
  add("p", formatMessage(texts.stored.slipCourse, { course }))
  add("p", groupDraftCode(code), "28px")
  add("p", formatMessage(texts.stored.until, { day }))
  add("p", formatMessage(texts.stored.where, { address }))
  add("p", texts.stored.pinNote, "13px")
  slip.addEventListener("afterprint", () => slip.close())
  slip.print()
  return true
}
