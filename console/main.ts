import { allowTranslation } from "#ui/browser/replaced-texts.ts"
import { loadChunk } from "#ui/chunk/load-chunk.ts"

import { isSignedIn } from "./api/auth-provider.ts"
import { HttpError } from "./api/http-error.ts"
import { loadFirstPage } from "./first-pages.ts"
import { storedLanguage } from "./kit/text/language.ts"
import { loadMessages } from "./messages/load-messages.ts"

allowTranslation()

const root = document.getElementById("console")!

const loadConsole = async () => {
  // Not after the console, which asks for its page only when it runs, and says if that fails.
  void loadFirstPage(window.location.hash).catch(() => undefined)
  const [{ renderConsole }] = await Promise.all([
    import("./console.tsx"),
    loadMessages(storedLanguage()),
  ])
  return renderConsole
}
const loadBeforeSignIn = () => import("./sign-in/before-sign-in.ts")

const openConsole = async () => {
  const renderConsole = await loadChunk(loadConsole).catch(() => {
    throw new HttpError("console.chunkFailed", 0)
  })
  if (window.location.hash.startsWith("#/login")) window.history.replaceState(null, "", "#/")
  localStorage.setItem(openedKey, "true")
  root.replaceChildren()
  renderConsole(root)
}

/** Set while a member is signed in on this device: react-admin clears the keys of its store at sign-out. */
const openedKey = "RaStoreconsole.opened"
const wasOpened = () => localStorage.getItem(openedKey) !== null

/** The token of a one-time link: an invitation or a password reset. */
const linkToken = () => /^#\/join\/([^/?]+)/.exec(window.location.hash)?.[1]

/** Browsers older than Chrome 120 lack a method that the console uses: browsers.ts. */
const addPolyfills = async () => {
  if ("groupBy" in Map && "canParse" in URL) return
  await import("#ui/browser/polyfills.ts")
}

/** Shows the first page. The page's inline script reports a failure. */
const start = async () => {
  await addPolyfills()
  const token = linkToken()
  // Load what is probably needed while the server answers who is signed in.
  const isLikely = token === undefined && wasOpened()
  void (isLikely ? loadConsole() : loadBeforeSignIn()).catch(() => undefined)
  if (token === undefined && (await isSignedIn())) return openConsole()
  const { showBeforeSignIn } = await loadChunk(loadBeforeSignIn)
  await showBeforeSignIn(root, { token, loadConsole, openConsole })
}

// A one-time link opened in this tab changes only the part after the #.
window.addEventListener("hashchange", () => {
  if (linkToken() !== undefined) window.location.reload()
})
void start()
