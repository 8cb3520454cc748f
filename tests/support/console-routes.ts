// A group of the console's routes by itself, over real services, called by somebody with a role: who may
// sign in is tested elsewhere.
import { type FastifyError, type FastifyInstance, fastify } from "fastify"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"
import { Refusal } from "#server/api/console/console-route.ts"
import { readConfig } from "#server/config.ts"
import { connect } from "#server/database/connect.ts"
import { openServices, type Services } from "#server/services.ts"

import type { databases } from "./databases.ts"

type Routes = (app: FastifyInstance, options: { services: Services }) => Promise<void>

interface Sent {
  role?: Role
  /** Sent as JSON; a FormData as multipart. */
  body?: object
  headers?: Record<string, string>
}

const sentAs = async (body: object | undefined) => {
  if (body === undefined) return {}
  if (!(body instanceof FormData)) return { payload: body }
  const whole = new Response(body)
  return {
    payload: Buffer.from(await whole.arrayBuffer()),
    headers: { "content-type": whole.headers.get("content-type")! },
  }
}

/** These routes on a new sample site. A member of staff is called after their role. */
export const openRoutes = async (open: (typeof databases)[number]["open"], routes: Routes) => {
  const place = await open()
  const config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url })
  const services = await openServices(config)
  // A second look at the same database, for what the routes do not tell.
  const db = connect(place)
  const app = fastify({ bodyLimit: 64 * 1024 })
  app.decorateRequest("actor")
  app.addHook("onRequest", async (request, reply) => {
    const role = request.headers["x-role"] as Role
    request.actor = { name: `the ${role}`, role }
    const { can } = request.routeOptions.config
    if (!can || !may(role, can as Permission)) return reply.status(403).send({})
  })
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const errors = error instanceof Refusal ? error.errors : undefined
    return reply.status(error.statusCode ?? 500).send({ message: error.message, errors })
  })
  await app.register(routes, { services })

  return {
    db,
    services,
    /** The status of the answer, and what it says. */
    call: async (
      method: "GET" | "POST" | "PUT" | "DELETE",
      url: string,
      { role = "officer", body, headers = {} }: Sent = {},
    ) => {
      const sent = await sentAs(body)
      const reply = await app.inject({
        method,
        url,
        ...sent,
        headers: { "x-role": role, ...sent.headers, ...headers },
      })
      return { status: reply.statusCode, ...reply.json() }
    },
    lastLine: () =>
      db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow(),
    close: async () => {
      await app.close()
      await db.destroy()
      await services.close()
      await place.close()
    },
  }
}

/** A list's address as the console asks for it. */
export const listUrl = (
  path: string,
  filter: object = {},
  rest: Record<string, string | number> = {},
) =>
  `${path}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
  })}`
