// A group of the console's routes alone, with real services, called with a role. Sign-in is tested elsewhere.
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect } from "#server/platform/database/connect.ts"

import { openRoutesAlone, type Routes } from "./routes-alone.ts"
import { type OpenDatabase } from "./servers/databases.ts"

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

/** These routes on a new sample site. The name of a member of staff is the role. */
export const openRoutes = async (open: () => Promise<OpenDatabase>, routes: Routes) => {
  const place = await open()
  const config = readConfig({
    SAMPLE_SESSION: "2025-26",
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.url,
  })
  const services = await openServices(config)
  // A second connection to the database, for data that the routes do not return.
  const db = connect(place)
  const app = await openRoutesAlone(routes, services)

  return {
    db,
    services,
    config,
    /** The status and the JSON of the answer. */
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
    /** A file that the routes answer with. */
    download: (url: string, payload: object, role: Role = "officer") =>
      app.inject({ method: "POST", url, payload, headers: { "x-role": role } }),
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

/** These routes on a sample site that is opened before the tests of a block and closed after them. */
export const routesOfBlock = (open: () => Promise<OpenDatabase>, routes: Routes) => {
  const site = {} as Awaited<ReturnType<typeof openRoutes>>
  beforeAll(async () => void Object.assign(site, await openRoutes(open, routes)))
  afterAll(() => site.close())
  return site
}

/** These routes on a sample site of its own for each test of a block. */
export const routesOfTest = (open: () => Promise<OpenDatabase>, routes: Routes) => {
  const site = {} as Awaited<ReturnType<typeof openRoutes>>
  beforeEach(async () => void Object.assign(site, await openRoutes(open, routes)))
  afterEach(() => site.close())
  return site
}

/** The URL of a list as the console requests it. */
export const listUrl = (
  path: string,
  filter: object = {},
  rest: Record<string, string | number> = {},
) =>
  `${path}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
  })}`
