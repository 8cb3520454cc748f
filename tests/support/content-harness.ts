// A group of the console's routes alone on the sample site, called with a role, with a clock that the test sets.
// Sign-in is tested elsewhere.
import { randomBytes } from "node:crypto"

import type { Language } from "#domain/content/languages.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { countSessionUsage } from "#server/features/applications/applications.ts"
import { createContentAdmin } from "#server/features/content/admin/content-admin.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import type { Services } from "#server/features/services.ts"

import { openRoutesAlone, type Routes } from "./routes-alone.ts"
import { noon, openSite } from "./samples/site-content.ts"
import { type OpenDatabase } from "./servers/databases.ts"

interface Asked {
  role?: Role
  body?: object
  headers?: Record<string, string>
  payload?: Buffer
}

/** The sample site with its content service and routes. The clock is fixed at noon; `later` advances it. */
export const openContentHarness = async (
  open: () => Promise<OpenDatabase>,
  routes: Routes,
  more: (deps: {
    db: Awaited<ReturnType<typeof openSite>>["db"]
    dataDir: string
    now: () => Date
  }) => Partial<Services> = () => ({}),
) => {
  const site = await openSite(open)
  let time = noon
  const now = () => time
  const contentAdmin = createContentAdmin({
    db: site.db,
    now,
    randomBytes,
    sessionUsage: countSessionUsage(site.db),
    seatsOfRule: (where) => createSeatOffers({ now }).findSeats(site.db, where),
    hasSecondPerson: async () => false,
    // The one uploaded file that the tests link to is a PDF without tags.
    readFile: async (name: string) => (name.endsWith(".pdf") ? Buffer.from("%PDF-1.4") : undefined),
  })
  const services = { contentAdmin, ...more({ db: site.db, dataDir: site.dataDir, now }) }
  const app = await openRoutesAlone(routes, services as Services)

  return {
    ...site,
    contentAdmin,
    now,
    later: (minutes: number) => {
      time = new Date(time.getTime() + minutes * 60_000)
    },
    /** What visitors see now. */
    siteContent: (language: Language = "en") => site.contentAt(time)(language),
    call: async (
      method: "GET" | "POST" | "PUT" | "DELETE",
      url: string,
      { role = "editor", body, headers = {}, payload }: Asked = {},
    ) => {
      const sent = payload ?? body
      const reply = await app.inject({
        method,
        url,
        headers: { "x-role": role, ...headers },
        ...(sent && { payload: sent }),
      })
      return { status: reply.statusCode, ...reply.json() }
    },
    close: async () => {
      await app.close()
      await site.close()
    },
  }
}
