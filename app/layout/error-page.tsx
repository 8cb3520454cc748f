import { use, useEffect, useRef, useState } from "react"
import {
  isRouteErrorResponse,
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigation,
} from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"
import { Button } from "#ui/button/button.tsx"
import { ChunkFailed, chunkTimeoutMs } from "#ui/chunk/load-chunk.ts"
import { Dialog } from "#ui/dialog/dialog.tsx"

import styles from "./error-page.module.css"

/** Bundled in both languages: the request that would load them may be what failed. */
export const errorPageMessages = messagesByLanguage({
  /** The English titles are binding (specification 3.13). */
  titles: {
    notFound: ["Unexpected Application Error!", "यह पृष्ठ नहीं मिला"],
    failed: ["Unexpected Application Error!", "यह पृष्ठ नहीं खुल सका"],
    offline: ["Unexpected Application Error!", "यह पृष्ठ नहीं खुल सका"],
    chunk: ["Loading chunk failed", "पृष्ठ का एक भाग नहीं खुल सका"],
  },
  causes: {
    notFound: [
      "There is no page at this address. It may have moved, or a letter may have slipped into the address.",
      "इस पते पर कोई पृष्ठ नहीं है। हो सकता है पृष्ठ हटा दिया गया हो, या पते में कोई अक्षर ग़लत हो।",
    ],
    failed: [
      "Something went wrong on our side. Please try again in a minute.",
      "हमारी ओर से कुछ गड़बड़ हुई है। कृपया एक मिनट बाद फिर प्रयास करें।",
    ],
    offline: [
      "The page could not be loaded. Please check the internet connection and try again.",
      "कृपया इंटरनेट कनेक्शन जाँचें और फिर प्रयास करें।",
    ],
    chunk: [
      "A part of the page could not be loaded. Please check the internet connection and load the page again.",
      "पृष्ठ का एक भाग नहीं पहुँचा। कृपया इंटरनेट कनेक्शन जाँचें और पृष्ठ फिर से खोलें।",
    ],
  },
  reload: ["Reload", "फिर से खोलें"],
  stay: ["Stay here", "यहीं रहें"],
  waysTitle: ["Where to go from here", "यहाँ से आगे"],
  ways: {
    home: ["Home page", "मुख्य पृष्ठ"],
    admission: ["Online admission", "ऑनलाइन प्रवेश"],
    search: ["Search this website", "इस वेबसाइट में खोजें"],
    siteMap: ["Site map: all pages", "साइट मानचित्र: सभी पृष्ठ"],
  },
})

const ways = [
  { name: "home", link: "/" },
  { name: "admission", link: "/admission-form" },
  { name: "search", link: "/search" },
  { name: "siteMap", link: "/site-map" },
] as const

/** Cause of the error, as far as it helps a visitor. */
const causeOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.status === 404 ? "notFound" : "failed"
  if (error instanceof ChunkFailed) return "chunk"
  // A TypeError is what browsers throw on a network error.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
    ? "offline"
    : "failed"
}

/** The page for an unknown address or a failed page, with links to continue (specification 3.13). */
export function ErrorPage({ error }: { error: unknown }) {
  const language = useLanguage()
  const text = errorPageMessages[language]
  const cause = causeOf(error)
  const title = text.titles[cause]
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className={styles.cause}>{text.causes[cause]}</p>
      {cause !== "notFound" && (
        <p className="needs-scripts">
          <Button onClick={() => window.location.reload()}>{text.reload}</Button>
        </p>
      )}
      <h2 className={styles.ways}>{text.waysTitle}</h2>
      {/* Full page loads: they reset the application state after any error. */}
      <ul>
        {ways.map(({ name, link }) => (
          <li key={name}>
            <a className="tap-height" href={inLanguage(language, link)}>
              {text.ways[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Dialog for a next page whose script failed to load (specification 3.13). Its reload button loads that page
 * whole.
 */
export function NavigationFailure() {
  const [target, dismiss] = useFailedNavigation()
  const text = errorPageMessages[useLanguage()]
  if (target === undefined) return null
  return (
    <Dialog
      isOpen
      kind="failure"
      title={text.titles.chunk}
      close={text.stay}
      action={<Button onClick={() => window.location.assign(target)}>{text.reload}</Button>}
      onClose={dismiss}
    >
      <p>{text.causes.chunk}</p>
    </Dialog>
  )
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/**
 * URL of a page whose script failed to load or timed out, until it is dismissed. By default the router would
 * silently reload the current page on failure, and wait forever on a hanging request.
 */
const useFailedNavigation = () => {
  const router = use(DataRouterContext)?.router
  const { location } = useNavigation()
  const [failed, setFailed] = useState<string>()
  const lastFailed = useRef<Location>(undefined)

  useEffect(() => {
    const stopReload = (event: NavigateEvent) => {
      // Read the router's state: the rendered one may lag behind. Reloads by the visitor pass.
      const target = router?.state.navigation.location
      if (!target || event.navigationType !== "reload" || event.userInitiated) return
      if (!event.cancelable) return
      event.preventDefault()
      lastFailed.current = target
      setFailed(addressOf(target))
    }
    // Older browsers without the Navigation API reload, as is the router's default.
    window.navigation?.addEventListener("navigate", stopReload)
    return () => window.navigation?.removeEventListener("navigate", stopReload)
  }, [router])

  useEffect(() => {
    if (!location) return undefined
    // The router would wait again for the same pending chunk: load pages whole from now on.
    if (lastFailed.current && lastFailed.current !== location)
      window.location.assign(addressOf(location))
    const timer = setTimeout(() => {
      lastFailed.current = location
      setFailed(addressOf(location))
    }, chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [location])

  return [failed, () => setFailed(undefined)] as const
}
