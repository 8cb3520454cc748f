import multipart from "@fastify/multipart"
import type { FastifyRequest } from "fastify"

import { findings } from "#domain/applications/claims.ts"
import { settlementDecisions } from "#domain/applications/duplicates.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { statuses } from "#domain/applications/workflow.ts"
import {
  type Comparison,
  encryptedFields,
  type ReceivedForm,
} from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import { multipartLimits, parseMultipartForm } from "#server/http/shared/multipart-form.ts"
import { originOf } from "#server/http/shared/origin.ts"
import { asRecord } from "#server/platform/calls/inputs.ts"
import type { Config } from "#server/platform/config.ts"

import {
  asText,
  can,
  choiceOf,
  type ConsoleApp,
  type ConsoleOptions,
  filterText,
  found,
  RequestRefused,
} from "../console-route.ts"
import { applicationFeeRoutes } from "./application-fee-routes.ts"
import { byCode, codeOf, codesOf } from "./application-ids.ts"
import { changeRoutes, answerApplication, refuseUnlessStored } from "./change-routes.ts"
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
  app.get("/applications/:id", reading, async ({ params, actor }) =>
    answerApplication(services, await codeOf(services, params.id), actor),
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
    const code = await codeOf(services, request.params.id)
    const { fields, files } = await parseMultipartForm(request, config)
    const given = { files, why: fields["why"], seen: Number(fields["seen"]) }
    refuseUnlessStored(await staffApplications.replacePictures(code, given, request.actor))
    return answerApplication(services, code, request.actor)
  })
  app.put("/applications/:id", can("applications.correct"), async ({ params, body, actor }) => {
    const code = await codeOf(services, params.id)
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
      seen: await byCode(services, asRecord(seen)),
      admissionNumbers: await byCode(services, asRecord(admissionNumbers)),
      isOutsideLists: body?.["isOutsideLists"] === true,
    }
    const codes = await codesOf(services, ids)
    return { data: await staffApplications.changeStatus(codes, change, actor) }
  })
  app.post("/applications/undo", working, async ({ body, actor }) => {
    const typed = asRecord(body?.["seen"])
    const codes = await codesOf(services, Object.keys(typed))
    const seen = await byCode(services, typed)
    return { data: await staffApplications.undoChange(codes, seen, actor) }
  })
  app.get("/reasons", reading, async () => ({ data: await staffApplications.readCannedReasons() }))
  app.put("/reasons", can("applications.decide"), async ({ body, actor }) => {
    const { data, seen } = body ?? {}
    refuseUnlessStored(await staffApplications.writeCannedReasons(data, seen, actor))
    return { data: await staffApplications.readCannedReasons() }
  })
  app.post("/applications/seen", working, async ({ body, actor }) => ({
    data: await staffApplications.markSeen(await codesOf(services, body?.["ids"]), actor),
  }))
  app.post("/applications/assign", working, async ({ body, actor }) => {
    const from = filterText(asRecord(body), "from") || null
    const assignment = { takes: body?.["takes"] === true, from }
    const codes = await codesOf(services, body?.["ids"])
    return { data: await staffApplications.assign(codes, assignment, actor) }
  })
  // Colleagues also see members who only read.
  app.post("/applications/:id/open", reading, async ({ params, body, actor }) => {
    const code = await codeOf(services, params.id)
    return { data: await staffApplications.noteOpen(code, body?.["isOpen"] !== false, actor) }
  })
  const change = changeRoutes(app, services)
  change("claim", "applications.work", async (code, { claim, reason, seen, ...body }, actor) => {
    const finding = choiceOf(findings, body.finding, "finding")
    return staffApplications.markClaim(code, { claim, finding, reason, seen }, actor)
  })
  change("note", "applications.work", (code, { text }, actor) =>
    staffApplications.addNote(code, text, actor),
  )
}

/** Applications that may be of one person. */
const duplicateRoutes = (app: ConsoleApp, services: Services) => {
  const { staffApplications } = services
  const change = changeRoutes(app, services)
  app.get("/applications/:id/duplicates", reading, async ({ params }) => ({
    data: found(
      await staffApplications.compareDuplicates(await codeOf(services, params.id)),
    ) satisfies Comparison,
  }))
  change("settle", "applications.work", async (code, { kept, reason, ...body }, actor) => {
    const decision = choiceOf(settlementDecisions, body["decision"], "decision")
    const seen = await byCode(services, asRecord(body["seen"]))
    if (!Object.hasOwn(seen, code)) return { outcome: "not_possible" }
    const keptId = asText(kept)
    const keptCode = keptId === "" ? undefined : await codeOf(services, keptId)
    return staffApplications.settleDuplicates({ decision, kept: keptCode, reason, seen }, actor)
  })
}

/** What is not shown with a record. Each call is audited. */
const revealRoutes = (app: ConsoleApp, { config, services }: ConsoleOptions) => {
  const { staffApplications } = services
  app.post("/applications/:id/link", can("applications.link"), async (request) => {
    const code = await codeOf(services, request.params.id)
    const origin = originOf(config, request)
    const link = found(await staffApplications.readLink(code, request.actor, origin))
    return { data: { id: code, link } }
  })
  app.post(
    "/applications/:id/reveal",
    can("applications.reveal"),
    async ({ params, body, actor }) => {
      const code = await codeOf(services, params.id)
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
  duplicateRoutes(app, services)
  revealRoutes(app, options)
}
