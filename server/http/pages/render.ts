import { resolve } from "node:path"
import { pathToFileURL } from "node:url"

import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { RunnableDevEnvironment, ViteDevServer } from "vite"

import type { Config } from "#server/platform/config.ts"

import { type RequestContext, requestContext } from "./request-context.ts"

const builtServer = resolve("build/server/index.js")

const importBuild = (): Promise<ServerBuild> =>
  import(/* @vite-ignore */ pathToFileURL(builtServer).href)

/** By the runner that loaded this server too: modules they share are loaded once. */
const buildInDevelopment = (devServer: ViteDevServer) => {
  const { runner } = devServer.environments.ssr as RunnableDevEnvironment
  return runner.import<ServerBuild>("virtual:react-router/server-build")
}

/** The React application as a function from requests to answers; in development, as it stands now. */
export const createRender = ({ NODE_ENV }: Config, devServer: ViteDevServer | undefined) => {
  let built: Promise<ReturnType<typeof createRequestHandler>> | undefined
  const handler = async () => {
    if (devServer) return createRequestHandler(await buildInDevelopment(devServer), NODE_ENV)
    built ??= importBuild().then((build) => createRequestHandler(build, NODE_ENV))
    try {
      return await built
    } catch (error) {
      // Where it can't be read at this moment, as without a free file, the next visitor's request reads it.
      built = undefined
      throw error
    }
  }
  return async (request: Request, desk: RequestContext): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(requestContext, desk)
    const handle = await handler()
    return handle(request, context)
  }
}
