import { storedPreferences } from "./stored-preferences.ts"

/**
 * Inline script of the page head. It applies stored preferences to <html> before the first paint, to avoid a flash
 * of the default theme. It also starts the progress screen on the first page of a browser session. The text is the
 * same on every page, so that the CSP can allow it by its hash.
 *
 * It must run in any browser: it skips what is not available (storage, old phones).
 */
export const themeScript = `(function (data, settings) {
  data.scripts = ""
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
  try {
    if (sessionStorage.getItem("has-started")) return
    sessionStorage.setItem("has-started", "yes")
    data.starting = "yes"
    var giveWay = function () { data.starting = "done" }
    addEventListener("error", giveWay, true)
    addEventListener("unhandledrejection", giveWay)
  } catch (error) {}
})(document.documentElement.dataset, ${JSON.stringify(storedPreferences)})`

declare global {
  interface Window {
    /** Applies the stored preferences to <html> again, after React has re-created the element. */
    showKeptSettings?: () => void
  }
}
