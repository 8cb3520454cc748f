import { randomBytes } from "node:crypto"
import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"

import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"

import { countDownScript } from "#app/applications/closing/count-down.ts"
import { offlineMark } from "#app/applications/offline/offline-copy.ts"
import { deferScripts } from "#app/hydration/defer-scripts.ts"
import { hydrationScript } from "#app/hydration/hydrate-later.ts"
import { inlineStyles } from "#app/hydration/inline-styles.ts"
import type { Hydration, RouteHandle } from "#app/hydration/route-handle.ts"
import { speculationRules } from "#app/hydration/speculation-rules.ts"
import { themeScript } from "#app/layout/preferences/theme-script.ts"
import { openAtTopScript } from "#app/site/contact/open-at-top.ts"
import { slideshowScript } from "#app/site/home/play-slides.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

/** The inline scripts of ours: the same text wherever they are. */
const ownScripts = [
  themeScript,
  hydrationScript,
  speculationRules,
  slideshowScript,
  openAtTopScript,
  countDownScript,
]

/** Renders the whole page. Rejects on an error outside every error boundary. */
const render = (url: string, routerContext: EntryContext, nonce: string) =>
  new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={url} nonce={nonce} />,
      {
        nonce,
        // Disable streaming of late chunks at any size: without JavaScript the sheet would stay hidden.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject)
        },
        onShellError: reject,
        onError() {
          failed = true
        },
      },
    )
  })

/**
 * Renders a page completely before the first byte is sent. Pages are small and their data are local, and a browser
 * without JavaScript could not place late chunks. The CSP names the page's inline scripts by hash, so that it stays
 * valid when the page cache sends the page again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const mark = randomBytes(16).toString("hex")
  const rendered = await render(request.url, routerContext, mark)
  const handle = handleOf(routerContext)
  const hydration = hydrationOf(request, handle)
  // Most readers never load scripts; the data are a quarter of the home page.
  const withoutData = hydration !== "paint" && status === 200 && !rendered.failed
  const deferred = deferScripts(rendered.html, mark, hydration, withoutData)
  const { policyFor, readStyle } = loadContext.get(requestContext)
  // The form is never cached and often opened again, unlike its style sheets.
  const styled = handle?.hasOwnScripts
    ? { html: deferred, styles: [] }
    : inlineStyles(deferred, mark, readStyle)
  const { html, scripts } = extractInlineScripts(styled.html, mark)
  const own = ownScripts.filter((script) => html.includes(script))
  const policy = policyFor([...own, ...scripts], [...styled.styles, ...coloursOf(routerContext)])
  // Only what everyone gets: no answer to a posted form, no preview.
  if (request.method !== "GET" || new URL(request.url).search) headers.delete(offlineMark)
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("content-security-policy", policy)
  return new Response(html, { headers, status: rendered.failed ? 500 : status })
}

const handleOf = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches
    .map(({ route }) => route.handle as RouteHandle | undefined)
    .findLast((handle) => handle)

/** When the page loads its scripts. The answer to a form has a message that gets the focus by scripts. */
const hydrationOf = ({ method }: Request, handle: RouteHandle | undefined): Hydration => {
  // Vite's development client, which reloads after an edit, comes with the scripts.
  if (method === "POST" || import.meta.env.DEV) return "paint"
  return handle?.hydration ?? "interaction"
}

/** The style sheet of the college's colours, if it has other than the default ones (app/root.tsx). */
const coloursOf = ({ staticHandlerContext }: EntryContext) => {
  const root = staticHandlerContext.loaderData["root"] as { colours?: string } | undefined
  return root?.colours ? [root.colours] : []
}

/** Whether a page of another host sent the form. */
const isFromElsewhere = ({ method, url, headers }: Request) => {
  const origin = headers.get("origin")
  return method === "POST" && origin !== null && URL.parse(origin)?.host !== new URL(url).host
}

/** Logs the error of a loader or a page by name and message, never with a form's content. */
export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: unknown },
) => {
  if (request.signal.aborted) return
  // 404 and a POST without an action are client errors; the request log has them.
  if (isRouteErrorResponse(error) && error.status < 500) return
  // React Router refuses cross-origin POSTs (CSRF); the request log has them too.
  if (isFromElsewhere(request)) return
  ;(context as RouterContextProvider).get(requestContext).logError(error)
}

/**
 * Extracts the inline scripts that React and the router wrote into a page, for the hashes of the CSP. Their nonce is
 * `mark`, a secret of this one rendering, so stored content cannot imitate them. Returns the page without the nonces,
 * and the text of each marked inline script.
 */
const extractInlineScripts = (html: string, mark: string) => {
  const marked = new RegExp(`<script(?: [^>]*)? nonce="${mark}"[^>]*>([^]*?)</script`, "gi")
  return {
    html: html.replaceAll(` nonce="${mark}"`, ""),
    scripts: Array.from(html.matchAll(marked), ([, script]) => script!).filter(
      (script) => script !== "",
    ),
  }
}
