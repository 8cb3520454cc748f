/** Moves the focus to the content of the page, from which the keyboard goes on. */
export const focusContent = () => {
  const main = document.getElementById("main-content")
  if (!main) return
  main.tabIndex = -1
  main.style.outline = "none"
  main.focus({ preventScroll: true })
}
