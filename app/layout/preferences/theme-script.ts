import { storedPreferences } from "./stored-preferences.ts"

/**
 * Shows the progress screen on the first page of a browser session (specification 3.3). It ends in the
 * frame that first paints the styled heading, after one second, or when it is pressed. That press does not reach what
 * is under the screen. Needs no other script: the page is readable before they come.
 */
const progressScript = `
  try {
    if (sessionStorage.getItem("has-started")) return
    sessionStorage.setItem("has-started", "yes")
  } catch (error) {
    return
  }
  data.starting = "yes"
  var isPressed = false
  var isShown = function () { return data.starting === "yes" }
  var end = function () { data.starting = "done" }
  var isReadable = function () {
    var sheets = document.querySelectorAll("link[rel=stylesheet]")
    for (var i = 0; i < sheets.length; i++) if (!sheets[i].sheet) return false
    return document.querySelector("h1")
  }
  var look = function () {
    if (!isShown()) return
    if (isReadable()) end()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  setTimeout(end, 1000)
  addEventListener("pointerdown", function () {
    isPressed = isShown()
    if (isPressed) end()
  }, true)
  addEventListener("click", function (event) {
    if (!isPressed) return
    isPressed = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }, true)
  addEventListener("keydown", function (event) {
    isPressed = false
    if (!isShown()) return
    end()
    if (event.key === "Enter" || event.key === " ") event.preventDefault()
  }, true)`

/** Lines of a script that is sent with every page. */
const withoutIndents = (text: string) => text.replaceAll(/\n\s+/g, "\n")

/**
 * Inline script of the page head. It applies stored preferences to <html> before the first paint, to avoid a flash
 * of the default theme, and shows the progress screen. It marks <html> with `data-scripts` until a script fails. The
 * text is the same on every page, so that the CSP can allow it by its hash.
 *
 * It must run in any browser: it skips what is not available (storage, old phones). Browsers without `replaceAll` are older
 * than those that run our scripts (browsers.ts): they get the page without JavaScript.
 */
export const themeScript = /* @__PURE__ */ withoutIndents(`(function (data, settings) {
  if ("".replaceAll) data.scripts = ""
  addEventListener("error", function (event) {
    if (event.target.tagName === "SCRIPT") delete data.scripts
  }, true)
  window.showKeptSettings = function () {
    if (matchMedia("(prefers-contrast: more)").matches) data.contrast = "high"
    try {
      for (var name in settings) {
        var value = localStorage.getItem(settings[name])
        if (value) data[name] = value
      }
    } catch (error) {}
  }
  showKeptSettings()
${progressScript}
})(document.documentElement.dataset, ${JSON.stringify(storedPreferences)})`)

declare global {
  interface Window {
    /** Applies the stored preferences to <html> again, after React has re-created the element. */
    showKeptSettings?: () => void
  }
}
