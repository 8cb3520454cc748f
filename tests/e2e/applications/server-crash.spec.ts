import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

import type { Route } from "@playwright/test"

import { type RunningServer, startServer } from "../../support/servers/server.ts"
import { expect, test as base } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

const test = base.extend<{ server: RunningServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, provide) => {
    const server = await startServer({ LOG_LEVEL: "warn" })
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

test.use({ expectedErrors: [/net::ERR_/] })

const save = "**/api/v2/admission/save"

const applicationsIn = ({ dataDir }: RunningServer) => {
  const database = new DatabaseSync(join(dataDir, "mahavidyalaya.sqlite"), {
    readOnly: true,
    timeout: 5000,
  })
  const rows = database.prepare("select admission_code from applications").all()
  database.close()
  return rows.map((row) => row["admission_code"])
}

const isRetrying = ({ page, messages }: Applicant) =>
  expect(page.getByText(messages.send.retrying)).toBeVisible()

/** Starts the server again; the form sends itself again. */
const reachesSheet = async (applicant: Applicant, server: RunningServer) => {
  await server.restart()
  const code = await applicant.reachesSheet()
  expect(applicationsIn(server)).toEqual([code])
}

test("a retry after a crash between commit and reply stores no second application", async ({
  page,
  server,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensFilledForm("BA")
  const dropReply = async (route: Route) => {
    await route.fetch()
    await server.stop("SIGKILL")
    await route.abort("connectionreset")
  }
  await page.route(save, dropReply, { times: 1 })
  await applicant.submits()
  await isRetrying(applicant)
  expect(applicationsIn(server)).toHaveLength(1)
  await reachesSheet(applicant, server)
})

test("a retry after a crash during the upload stores the application", async ({ page, server }) => {
  const applicant = new Applicant(page)
  await applicant.opensFilledForm("BSc")
  const network = await page.context().newCDPSession(page)
  const sendSlowly = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await network.send("Network.enable")
  await sendSlowly(15_000)
  await applicant.submits()
  await expect(page.getByText(/^[1-9]\d?% sent$/)).toBeVisible()
  await server.stop("SIGKILL")
  await isRetrying(applicant)
  expect(applicationsIn(server)).toEqual([])
  await sendSlowly(-1)
  await reachesSheet(applicant, server)
})
