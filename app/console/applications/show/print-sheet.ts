/** Milliseconds after which a sheet that has not come stays open, so that it can be printed by hand. */
const timeoutMs = 20_000

const isReady = ({ document }: Window) =>
  document.readyState === "complete" &&
  document.querySelector("article") !== null &&
  [...document.images].every(({ complete }) => complete)

/**
 * Prints the sheet of an application in a small window that closes itself, so that the record stays in view. Without
 * permission for windows the sheet opens in this tab.
 */
export const printSheet = (address: string) => {
  const opened = window.open(address, "sheet", "popup,width=960,height=720")
  if (!opened) return window.location.assign(address)
  const until = Date.now() + timeoutMs
  const timer = setInterval(() => {
    if (opened.closed || Date.now() > until) return clearInterval(timer)
    if (!isReady(opened)) return
    clearInterval(timer)
    opened.addEventListener("afterprint", () => opened.close())
    opened.print()
  }, 100)
}
