import { PassThrough } from "node:stream"

import { createReadableStreamFromReadable } from "@react-router/node"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router"

import { deskContext } from "#server/pages/context.ts"

import { NonceContext } from "./nonce.ts"

/**
 * Renders a page whole before the first byte is sent: pages are small and their data near, and a
 * browser without JavaScript could not put late pieces in their place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce } = loadContext.get(deskContext)
  headers.set("content-type", "text/html; charset=utf-8")
  return new Promise<Response>((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Nothing is sent as a late piece, however long: without JavaScript the sheet would stay unseen.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const body = new PassThrough()
          const stream = createReadableStreamFromReadable(body)
          pipe(body)
          resolve(new Response(stream, { headers, status: failed ? 500 : status }))
        },
        onShellError: reject,
        onError() {
          failed = true
        },
      },
    )
  })
}

/** A loader's or a page's own failure: logged by name and message, never with a form's content. */
export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: unknown },
) => {
  if (request.signal.aborted) return
  ;(context as RouterContextProvider).get(deskContext).logError(error)
}
