import { storedPreferences } from "./stored-preferences.ts"

/**
 * The one script of a page's head. It writes what the visitor has set on <html> before anything is painted,
 * so that nothing flashes, and lets the first page of a browser session begin with the progress screen. It
 * is the same text on every page, and so its hash can stand in the policy.
 *
 * It must run in any browser: what it can't do (no storage, an old phone) it leaves.
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
    /** Writes the kept settings on <html>, once more where React has made it anew. */
    showKeptSettings?: () => void
  }
}
