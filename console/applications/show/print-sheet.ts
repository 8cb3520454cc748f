import type { Language } from "#domain/content/languages.ts"

/** Milliseconds after which a sheet that has not come stays open, so that it can be printed by hand. */
const timeoutMs = 20_000

const isReady = ({ document }: Window) =>
  document.readyState === "complete" &&
  document.querySelector("article") !== null &&
  [...document.images].every(({ complete }) => complete)

const windowName = "sheet"

/** Posts to the print page: an address would open the sheet to everybody who has it. */
const postTo = (target: string, language: Language, fields: Record<string, string>) => {
  const form = document.createElement("form")
  form.method = "post"
  form.action = `${language === "hi" ? "/hi" : ""}/office/sheets`
  form.target = target
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input")
    Object.assign(input, { type: "hidden", name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

/**
 * Prints the sheet of an application in a small window that closes itself, so that the record stays in view. Without
 * permission for windows the sheet opens in this tab. `isWhole` prints the whole bank account.
 */
export const printSheet = (id: string, language: Language, { isWhole = false } = {}) => {
  const fields = { codes: id, ...(isWhole && { whole: "yes" }) }
  const opened = window.open("", windowName, "popup,width=960,height=720")
  postTo(opened ? windowName : "_self", language, fields)
  if (!opened) return
  const until = Date.now() + timeoutMs
  const timer = setInterval(() => {
    if (opened.closed || Date.now() > until) return clearInterval(timer)
    if (!isReady(opened)) return
    clearInterval(timer)
    opened.addEventListener("afterprint", () => opened.close())
    opened.print()
  }, 100)
}
