import multipart from "@fastify/multipart"
import type { FastifyRequest } from "fastify"

import { findings } from "#domain/applications/claims.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { statuses } from "#domain/applications/workflow.ts"
import { encryptedFields, type ReceivedForm } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import { multipartLimits, parseMultipartForm } from "#server/http/shared/multipart-form.ts"
import type { Config } from "#server/platform/config.ts"

import {
  asRecord,
  asText,
  can,
  choiceOf,
  type ConsoleApp,
  type ConsoleOptions,
  filterText,
  RequestRefused,
} from "../console-route.ts"
import { applicationFeeRoutes } from "./application-fee-routes.ts"
import {
  changeRoutes,
  codeOf,
  codesOf,
  answerApplication,
  refuseUnlessStored,
} from "./change-routes.ts"
import { applicationListRoutes } from "./list-routes.ts"

const reading = can("applications.read")
const working = can("applications.work")

/** Reads a typed-in paper form: multipart with images, or JSON without. */
const receivePaper = async (request: FastifyRequest, config: Config): Promise<ReceivedForm> => {
  if (request.isMultipart()) return parseMultipartForm(request, config)
  const { data } = asRecord(request.body)
  const entries = Object.entries(asRecord(data)).map(
    ([field, value]): [string, FormValues[string]] => [
      field,
      Array.isArray(value) ? value.map(asText) : asText(value),
    ],
  )
  return { fields: Object.fromEntries(entries), files: {} }
}

const formRoutes = (app: ConsoleApp, { config, services }: ConsoleOptions) => {
  const { staffApplications } = services
  app.get("/applications/:id", reading, ({ params, actor }) =>
    answerApplication(services, codeOf(params.id), actor),
  )
  app.post("/applications", can("applications.enter"), async (request) => {
    const paper = await receivePaper(request, config)
    const outcome = await staffApplications.enterPaper(paper, request.actor)
    if (!outcome.accepted && outcome.codeOfFirst) throw new RequestRefused(409, "already_entered")
    if (!outcome.accepted) throw new RequestRefused(422, "refused", outcome.errors)
    return answerApplication(services, outcome.admissionCode, request.actor)
  })
  app.post("/applications/:id/pictures", can("applications.enter"), async (request) => {
    if (!request.isMultipart()) throw new RequestRefused(400, "malformed")
    const code = codeOf(request.params.id)
    const { fields, files } = await parseMultipartForm(request, config)
    const given = { files, why: fields["why"], seen: Number(fields["seen"]) }
    refuseUnlessStored(await staffApplications.replacePictures(code, given, request.actor))
    return answerApplication(services, code, request.actor)
  })
  app.put("/applications/:id", can("applications.correct"), async ({ params, body, actor }) => {
    const code = codeOf(params.id)
    const correction = { changes: asRecord(body?.data), why: body?.why, seen: body?.seen }
    refuseUnlessStored(await staffApplications.correct(code, correction, actor))
    return answerApplication(services, code, actor)
  })
}

const workRoutes = (app: ConsoleApp, services: Services) => {
  const { staffApplications } = services
  app.post("/applications/status", working, async ({ body, actor }) => {
    const { ids, to, reason, seen, admissionNumbers } = body ?? {}
    const change = {
      to: choiceOf(statuses, to, "to"),
      reason,
      seen: asRecord(seen),
      admissionNumbers: asRecord(admissionNumbers),
      isOutsideLists: body?.["isOutsideLists"] === true,
    }
    return { data: await staffApplications.changeStatus(codesOf(ids), change, actor) }
  })
  app.post("/applications/undo", working, async ({ body, actor }) => {
    const seen = asRecord(body?.["seen"])
    return { data: await staffApplications.undoChange(codesOf(Object.keys(seen)), seen, actor) }
  })
  app.get("/reasons", reading, async () => ({ data: await staffApplications.readCannedReasons() }))
  app.put("/reasons", can("applications.decide"), async ({ body, actor }) => {
    const { data, seen } = body ?? {}
    refuseUnlessStored(await staffApplications.writeCannedReasons(data, seen, actor))
    return { data: await staffApplications.readCannedReasons() }
  })
  app.post("/applications/seen", working, async ({ body, actor }) => ({
    data: await staffApplications.markSeen(codesOf(body?.["ids"]), actor),
  }))
  app.post("/applications/assign", working, async ({ body, actor }) => {
    const from = filterText(asRecord(body), "from") || null
    const assignment = { takes: body?.["takes"] === true, from }
    return { data: await staffApplications.assign(codesOf(body?.["ids"]), assignment, actor) }
  })
  // Colleagues also see members who only read.
  app.post("/applications/:id/open", reading, async ({ params, body, actor }) => ({
    data: await staffApplications.noteOpen(codeOf(params.id), body?.["isOpen"] !== false, actor),
  }))
  const change = changeRoutes(app, services)
  change("claim", "applications.work", async (code, { claim, reason, seen, ...body }, actor) => {
    const finding = choiceOf(findings, body.finding, "finding")
    return staffApplications.markClaim(code, { claim, finding, reason, seen }, actor)
  })
  change("note", "applications.work", (code, { text }, actor) =>
    staffApplications.addNote(code, text, actor),
  )
}

const revealRoute = (app: ConsoleApp, { staffApplications }: Services) => {
  app.post(
    "/applications/:id/reveal",
    can("applications.reveal"),
    async ({ params, body, actor }) => {
      const code = codeOf(params.id)
      const field = choiceOf(encryptedFields, body?.field, "field")
      const revealed = await staffApplications.reveal(code, field, body?.why, actor)
      if (revealed.outcome === "revealed")
        return { data: { id: code, field, value: revealed.value } }
      refuseUnlessStored(revealed)
    },
  )
}

/**
 * Applications for the console: search, read, change status, correct, enter from paper. Permission to call a
 * route does not allow every status change: the workflow table decides that.
 */
export const applicationRoutes = async (app: ConsoleApp, options: ConsoleOptions) => {
  const { config, services } = options
  await app.register(multipart, { limits: multipartLimits(config), throwFileSizeLimit: false })
  await app.register(applicationFeeRoutes, { services })
  await app.register(applicationListRoutes, { services })
  formRoutes(app, options)
  workRoutes(app, services)
  revealRoute(app, services)
}
