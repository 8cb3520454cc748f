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

import { themeScript } from "#app/layout/preferences/theme-script.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { extractInlineScripts } from "./csp-hashes.ts"
import { lowerScriptPriority } from "./script-priority.ts"

/** The whole page, or the first failure of what stands outside every error boundary. */
const render = (url: string, routerContext: EntryContext, nonce: string) =>
  new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={url} nonce={nonce} />,
      {
        nonce,
        // Nothing is sent as a late piece, however long: without JavaScript the sheet would stay unseen.
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
 * Renders a page whole before the first byte is sent: pages are small and their data near, and a
 * browser without JavaScript could not put late pieces in their place. Its policy names its own inline
 * scripts by their hashes, which stay true when the page is kept and sent again.
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
  const { html, scripts } = extractInlineScripts(rendered.html, mark)
  const policy = loadContext.get(requestContext).policyFor([themeScript, ...scripts])
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("content-security-policy", policy)
  return new Response(lowerScriptPriority(html), {
    headers,
    status: rendered.failed ? 500 : status,
  })
}

/** A form that a page of another host sends. */
const isFromElsewhere = ({ method, url, headers }: Request) => {
  const origin = headers.get("origin")
  return method === "POST" && origin !== null && URL.parse(origin)?.host !== new URL(url).host
}

/** A loader's or a page's own failure: logged by name and message, never with a form's content. */
export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: unknown },
) => {
  if (request.signal.aborted) return
  // A page that there is not, a form posted where none is: the sender's mistake, and in the request's own line.
  if (isRouteErrorResponse(error) && error.status < 500) return
  // Refused by React Router, as a forged one may be: likewise.
  if (isFromElsewhere(request)) return
  ;(context as RouterContextProvider).get(requestContext).logError(error)
}
