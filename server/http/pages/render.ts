import { pathToFileURL } from "node:url"

import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { RunnableDevEnvironment, ViteDevServer } from "vite"

// By this name, so that the build of the server leaves it outside (vite.server.config.ts).
import {
  type RequestContext,
  requestContext,
  type SharedContext,
} from "#server/http/pages/request-context.ts"
import type { Config } from "#server/platform/config.ts"
import { releasePath } from "#server/platform/release.ts"

const builtServer = releasePath("build/server/index.js")

const importBuild = (): Promise<ServerBuild> =>
  import(/* @vite-ignore */ pathToFileURL(builtServer).href)

/** Use the runner that loaded this server, so that shared modules are loaded once. */
const buildInDevelopment = (devServer: ViteDevServer) => {
  const { runner } = devServer.environments.ssr as RunnableDevEnvironment
  return runner.import<ServerBuild>("virtual:react-router/server-build")
}

export type Render = (request: Request, context: SharedContext) => Promise<Response>

/** The React application as a function from requests to responses. Development uses the current source. */
export const createRender = (
  { NODE_ENV }: Config,
  devServer: ViteDevServer | undefined,
): Render => {
  let built: Promise<ReturnType<typeof createRequestHandler>> | undefined
  const handler = async () => {
    if (devServer) return createRequestHandler(await buildInDevelopment(devServer), NODE_ENV)
    built ??= importBuild().then((build) => createRequestHandler(build, NODE_ENV))
    try {
      return await built
    } catch (error) {
      // Loading can fail temporarily, for example without a free file descriptor. Retry on the next request.
      built = undefined
      throw error
    }
  }
  return async (request, shared) => {
    const context = new RouterContextProvider()
    // The loader of a cacheable page finds the members of `SharedContext` only.
    context.set(requestContext, shared as RequestContext)
    const handle = await handler()
    return handle(request, context)
  }
}
